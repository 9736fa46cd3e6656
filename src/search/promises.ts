import { hourMs } from '../basics/time.ts'
import type { Segment } from './segment.ts'

// What a document can gain by being fresh and featured, as one byte: most documents are ruled out by it, and eight times as much memory
// need not be read.

/** From here on a byte says so. */
export const mayBeFeatured = 0x80
const mostLevel = 0x7f
const levelMs = 12 * hourMs

/** By document: how many levels older than the newest one it is at least, and whether it may be featured. */
export type Promises = { bytes: Uint8Array; newestMs: number; gains: Float64Array; gainsAtMs: number }

const known = new WeakMap<Segment, Promises>()

/** Cached: the columns of a segment are immutable. */
export function promisesOf(
  segment: Segment,
  featured: Float64Array | null,
  freshness: Float64Array | null,
): Promises {
  let promises = known.get(segment)
  if (!promises) {
    promises = measure(segment.size, featured, freshness)
    known.set(segment, promises)
  }
  return promises
}

/** The most that a byte can mean: `gainOf` a time of freshness, and of being featured. Kept while the time of asking is the same. */
export function measureGains(
  promises: Promises,
  nowMs: number,
  gainOf: (freshnessMs: number, mayBeFeatured: boolean) => number,
): Float64Array {
  const { newestMs, gains, gainsAtMs } = promises
  if (gainsAtMs === nowMs) return gains
  for (let byte = 0; byte < gains.length; byte++) {
    const freshnessMs = newestMs - (byte & mostLevel) * levelMs
    gains[byte] = gainOf(freshnessMs, (byte & mayBeFeatured) !== 0)
  }
  promises.gainsAtMs = nowMs
  return gains
}

function measure(size: number, featured: Float64Array | null, freshness: Float64Array | null): Promises {
  const bytes = new Uint8Array(size)
  let newestMs = Number.NEGATIVE_INFINITY
  for (let document = 0; document < size; document++) {
    const value = freshness?.[document] ?? Number.NaN
    if (value > newestMs) newestMs = value
  }
  for (let document = 0; document < size; document++) {
    const levels = Math.floor((newestMs - (freshness?.[document] ?? Number.NaN)) / levelMs)
    // One that is missing is the oldest.
    const level = levels < mostLevel ? levels : mostLevel
    bytes[document] = level | (Number.isNaN(featured?.[document] ?? Number.NaN) ? 0 : mayBeFeatured)
  }
  return { bytes, newestMs, gains: new Float64Array(256), gainsAtMs: Number.NaN }
}
