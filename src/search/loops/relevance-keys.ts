import { dayMs } from '../../basics/time.ts'
import type { Codes } from '../memory.ts'
import { mayBeFeatured } from '../promises.ts'
import type { Bound, Keyed } from '../sort-keys.ts'

// Sort keys by relevance, as those of other orders.

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
  /** By document a byte, and the most that it can mean. */
  promises: Uint8Array
  gains: Float64Array
  nowMs: number
}

/**
 * Text score and promise rule most documents out, so that little else is read. Each of them in a loop of its own: memory that the caches do
 * not hold is then waited for by many documents at once.
 */
export function relevanceKeys(
  documents: Uint16Array,
  from: number,
  to: number,
  relevance: Relevance,
  { worst }: Bound,
  kept: Keyed,
): number {
  const { scores, mostScore, closeness } = relevance
  const { documents: into } = kept
  const scale = scoreSteps / mostScore
  let count = to - from
  if (!scores) into.set(documents.subarray(from, to))
  else if (worst === Infinity) for (let at = 0; at < count; at++) into[at] = documents[from + at] as number
  else count = keepAbove(documents, from, to, scores, leastSteps(worst, closeness !== null) / scale, into)
  writeSteps(count, relevance, scale, kept)
  if (worst < Infinity) count = keepPromising(count, relevance.promises, relevance.gains, worst, kept)
  return writeKeys(count, relevance, worst, kept)
}

/** The steps of each document by text and distance. */
function writeSteps(
  count: number,
  { scores, closeness, placeSets }: Relevance,
  scale: number,
  { documents, keys }: Keyed,
): void {
  for (let at = 0; at < count; at++) {
    const document = documents[at] as number
    const score = scores ? scale * (scores[document] as number) : scoreSteps
    const near = closeness ? nearSteps * (closeness[placeSets[document] as number] as number) : 0
    keys[at] = Math.floor(score + near + 0.5)
  }
}

function keepPromising(
  count: number,
  promises: Uint8Array,
  gains: Float64Array,
  worst: number,
  { documents, keys }: Keyed,
): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    const document = documents[at] as number
    const steps = keys[at] as number
    documents[left] = document
    keys[left] = steps
    left += +(-(steps + (gains[promises[document] as number] as number)) <= worst)
  }
  return left
}

function writeKeys(
  count: number,
  { featured, freshness, promises, nowMs }: Relevance,
  worst: number,
  { documents, keys }: Keyed,
): number {
  let written = 0
  for (let at = 0; at < count; at++) {
    const document = documents[at] as number
    const fresh = freshness ? freshOf(freshness[document] as number, nowMs) : 0
    const promise = promises[document] as number
    const isFeatured = featured !== null && promise >= mayBeFeatured && (featured[document] as number) > nowMs
    const text = (keys[at] as number) + Math.floor(freshSteps * fresh + 0.5)
    const key = -(text + (isFeatured ? 0.5 : 0) + 0.49 * fresh)
    documents[written] = document
    keys[written] = key
    written += +(key <= worst)
  }
  return written
}

/** Scores below this, in steps, are too low even with the most of everything else. */
function leastSteps(worst: number, isNear: boolean): number {
  return -worst - 1.5 - freshSteps - (isNear ? nearSteps : 0)
}

/** Without a branch: hardly predictable. */
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

/** From 1 for a day in the future as for today to 0 for long ago, or when it is missing. */
export function freshOf(freshnessMs: number, nowMs: number): number {
  const age = (nowMs - freshnessMs) * (1 / (freshDays * dayMs))
  return Number.isNaN(age) ? 0 : Math.min(1, Math.max(0, 1 - age))
}

/** The most that a document as fresh as this can gain; a little more than it does, because of rounding. */
export function gainAt(nowMs: number): (freshnessMs: number, mayBeFeatured: boolean) => number {
  return (freshnessMs, mayBeFeatured) => {
    const fresh = freshOf(freshnessMs, nowMs)
    return Math.floor(freshSteps * fresh + 0.5) + 0.49 * fresh + (mayBeFeatured ? 0.51 : 0.01)
  }
}

/** The text's part of a key by relevance. */
export function textOf(key: number): number {
  return Math.floor(-key)
}
