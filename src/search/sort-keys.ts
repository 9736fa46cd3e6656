import type { Segment } from './segment.ts'

// Keys for ordering, smaller first; a document without the number comes last whichever way the order goes. Accesses are
// within the bounds of the segment.

/** Text scores closer than a sixteenth count as equal; then featured ones come first, then fresh ones. */
const scoreSteps = 16
const dayMs = 86_400_000
const halfFreshDays = 30

export type Relevance = {
  scores: Float32Array | null
  featured: Float64Array | null
  freshness: Float64Array | null
  nowMs: number
}

export function numberKeys(
  documents: Uint16Array,
  from: number,
  to: number,
  column: Float64Array,
  sign: number,
  keys: Float64Array,
): void {
  for (let at = from; at < to; at++) {
    const value = column[documents[at] as number] as number
    keys[at] = Number.isNaN(value) ? Infinity : sign * value
  }
}

export function titleKeys(
  documents: Uint16Array,
  from: number,
  to: number,
  titles: Segment['titles'],
  ranks: Float64Array,
  sign: number,
  keys: Float64Array,
): void {
  for (let at = from; at < to; at++) {
    keys[at] = sign * (ranks[titles[documents[at] as number] as number] as number)
  }
}

/** Documents whose text alone says that they can not be better than `worst` get no better key. */
export function relevanceKeys(
  documents: Uint16Array,
  from: number,
  to: number,
  { scores, featured, freshness, nowMs }: Relevance,
  worst: number,
  keys: Float64Array,
): void {
  for (let at = from; at < to; at++) {
    const document = documents[at] as number
    const text = scores ? Math.round((scores[document] as number) * scoreSteps) : 0
    if (text + 1 < -worst) {
      keys[at] = Infinity
      continue
    }
    const isFeatured = featured !== null && (featured[document] as number) > nowMs
    keys[at] = -(text + (isFeatured ? 0.5 : 0) + 0.49 * fresh(freshness, document, nowMs))
  }
}

/** 1 for now, half of it after 30 days, 0 when unknown. */
function fresh(freshness: Float64Array | null, document: number, nowMs: number): number {
  const sinceMs = freshness === null ? Number.NaN : (freshness[document] as number)
  if (Number.isNaN(sinceMs)) return 0
  return 1 / (1 + Math.max(0, nowMs - sinceMs) / (halfFreshDays * dayMs))
}
