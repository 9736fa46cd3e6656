import { dayMs } from '../basics/time.ts'
import type { Codes } from './memory.ts'
import type { Segment } from './segment.ts'

// Sort keys, ascending; a document without the number comes last in either direction. Each function keeps the documents whose key is not
// above `worst`, with their keys at the same index, and returns how many. Accesses are within the bounds of the segment.

/**
 * Scores are compared in steps of this share of a full one. The middle of a radius counts for some of them against its edge, and being new
 * for two, after two weeks for one, after six weeks for none. Within a step featured documents come first, then fresh ones.
 */
const scoreSteps = 40
const nearSteps = 8
const freshSteps = 2
const freshDays = 60

export type Relevance = {
  /** Null without words: all are equal. */
  scores: Float32Array | null
  mostScore: number
  /** By place set, 0 to 1. */
  closeness: Float32Array | null
  placeSets: Codes
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
  { scores, mostScore, closeness, placeSets, featured, freshness, nowMs }: Relevance,
  worst: number,
  kept: Keyed,
): number {
  const { documents: into, keys } = kept
  const scale = scoreSteps / mostScore
  const least = leastScore(worst, freshSteps + (closeness ? nearSteps : 0)) / scale
  const count = scores ? keepAbove(documents, from, to, scores, least, into) : to - from
  if (!scores) into.set(documents.subarray(from, to))
  const perMs = 1 / (freshDays * dayMs)
  let written = 0
  for (let at = 0; at < count; at++) {
    const document = into[at] as number
    const score = scores ? scale * (scores[document] as number) : scoreSteps
    const near = closeness ? nearSteps * (closeness[placeSets[document] as number] as number) : 0
    const age = freshness ? (nowMs - (freshness[document] as number)) * perMs : 1
    // A day in the future is as new as today; a missing one is NaN and the same as long ago.
    const fresh = Number.isNaN(age) ? 0 : Math.min(1, Math.max(0, 1 - age))
    const isFeatured = featured !== null && (featured[document] as number) > nowMs
    const text = Math.floor(score + near + 0.5) + Math.floor(freshSteps * fresh + 0.5)
    const key = -(text + (isFeatured ? 0.5 : 0) + 0.49 * fresh)
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

/** Scores below this, in steps, are too low even with the maximum of everything else. */
function leastScore(worst: number, mostMore: number): number {
  return -worst - 1.5 - mostMore
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
