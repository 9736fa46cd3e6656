import { dayMs } from '../basics/time.ts'
import type { Segment } from './segment.ts'

// Sort keys, ascending; a document without the number comes last in either direction. Each function keeps the documents whose key is not
// above `worst`, with their keys at the same index, and returns how many. Accesses are within the bounds of the segment.

/** Text scores within a sixteenth count as equal; then featured documents come first, then fresh ones. */
const scoreSteps = 16
const halfFreshDays = 30

export type Relevance = {
  scores: Float32Array | null
  featured: Float64Array | null
  freshness: Float64Array | null
  nowMs: number
}

export type Keyed = { documents: Uint16Array; keys: Float64Array }

export function numberKeys(
  documents: Uint16Array,
  from: number,
  to: number,
  column: Float64Array,
  sign: number,
  worst: number,
  kept: Keyed,
): number {
  const { documents: into, keys } = kept
  let count = 0
  if (worst === Infinity) {
    for (let at = from; at < to; at++) {
      const document = documents[at] as number
      const value = column[document] as number
      into[count] = document
      keys[count++] = Number.isNaN(value) ? Infinity : sign * value
    }
    return count
  }
  for (let at = from; at < to; at++) {
    const document = documents[at] as number
    const key = sign * (column[document] as number)
    into[count] = document
    keys[count] = key
    // False for a missing number.
    count += +(key <= worst)
  }
  return count
}

export function titleKeys(
  documents: Uint16Array,
  from: number,
  to: number,
  titles: Segment['titles'],
  ranks: Float64Array,
  sign: number,
  worst: number,
  kept: Keyed,
): number {
  const { documents: into, keys } = kept
  let count = 0
  for (let at = from; at < to; at++) {
    const document = documents[at] as number
    const key = sign * (ranks[titles[document] as number] as number)
    into[count] = document
    keys[count] = key
    count += +(key <= worst)
  }
  return count
}

/** Computes the key only for documents that the text score alone does not rule out. */
export function relevanceKeys(
  documents: Uint16Array,
  from: number,
  to: number,
  { scores, featured, freshness, nowMs }: Relevance,
  worst: number,
  kept: Keyed,
): number {
  const { documents: into, keys } = kept
  const count = scores ? keepAbove(documents, from, to, scores, leastScore(worst), into) : to - from
  if (!scores) into.set(documents.subarray(from, to))
  let written = 0
  for (let at = 0; at < count; at++) {
    const document = into[at] as number
    const text = scores ? Math.round((scores[document] as number) * scoreSteps) : 0
    const isFeatured = featured !== null && (featured[document] as number) > nowMs
    const key = -(text + (isFeatured ? 0.5 : 0) + 0.49 * fresh(freshness, document, nowMs))
    into[written] = document
    keys[written] = key
    written += +(key <= worst)
  }
  return written
}

/** The text's part of a key by relevance. */
export function textOf(key: number): number {
  return Math.floor(-key)
}

/** Scores below this round to a step that is too low even with the maximum bonus within a step. */
function leastScore(worst: number): number {
  return (-worst - 1.5) / scoreSteps
}

function keepAbove(
  documents: Uint16Array,
  from: number,
  to: number,
  scores: Float32Array,
  least: number,
  into: Uint16Array,
): number {
  let count = 0
  for (let at = from; at < to; at++) {
    const document = documents[at] as number
    into[count] = document
    count += +((scores[document] as number) >= least)
  }
  return count
}

/** 1 for now, half of it after 30 days, 0 when unknown. */
function fresh(freshness: Float64Array | null, document: number, nowMs: number): number {
  const sinceMs = freshness === null ? Number.NaN : (freshness[document] as number)
  if (Number.isNaN(sinceMs)) return 0
  return 1 / (1 + Math.max(0, nowMs - sinceMs) / (halfFreshDays * dayMs))
}
