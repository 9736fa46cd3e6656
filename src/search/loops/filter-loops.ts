import type { Codes } from '../memory.ts'

// Small loops over the candidates of one segment. Every array is a parameter, so that V8 compiles each loop for exactly these array types;
// all accesses are within the bounds of the segment. Conditions on a document's values are computed instead of branched on: an
// unpredictable branch costs more than the rest of the loop.

/** Two bits: a document that fails regardless of which single filter is ignored. */
const failsForGood = 0xc0000000 | 0

export function failByCode(
  documents: Uint16Array,
  count: number,
  column: Codes,
  table: Int32Array,
  fails: Int32Array,
): void {
  for (let at = 0; at < count; at++) {
    fails[at] = (fails[at] as number) | (table[column[documents[at] as number] as number] as number)
  }
}

/** A missing value fails unless `orMissing`. */
export function failByRange(
  documents: Uint16Array,
  count: number,
  column: Float64Array,
  min: number,
  max: number,
  orMissing: boolean,
  bit: number,
  fails: Int32Array,
): void {
  if (orMissing) failOutside(documents, count, column, min, max, bit, fails)
  else if (max === Infinity) failUnlessAtLeast(documents, count, column, min, bit, fails)
  else if (min === -Infinity) failUnlessAtMost(documents, count, column, max, bit, fails)
  else failUnlessInside(documents, count, column, min, max, bit, fails)
}

/** Most ranges have one end only. */
function failUnlessAtLeast(
  documents: Uint16Array,
  count: number,
  column: Float64Array,
  min: number,
  bit: number,
  fails: Int32Array,
): void {
  for (let at = 0; at < count; at++) {
    const isInside = +((column[documents[at] as number] as number) >= min)
    fails[at] = (fails[at] as number) | (bit & (isInside - 1))
  }
}

function failUnlessAtMost(
  documents: Uint16Array,
  count: number,
  column: Float64Array,
  max: number,
  bit: number,
  fails: Int32Array,
): void {
  for (let at = 0; at < count; at++) {
    const isInside = +((column[documents[at] as number] as number) <= max)
    fails[at] = (fails[at] as number) | (bit & (isInside - 1))
  }
}

function failUnlessInside(
  documents: Uint16Array,
  count: number,
  column: Float64Array,
  min: number,
  max: number,
  bit: number,
  fails: Int32Array,
): void {
  for (let at = 0; at < count; at++) {
    const value = column[documents[at] as number] as number
    fails[at] = (fails[at] as number) | (bit & ((+(value >= min) & +(value <= max)) - 1))
  }
}

/** A missing value, NaN, is neither below nor above any bound. */
function failOutside(
  documents: Uint16Array,
  count: number,
  column: Float64Array,
  min: number,
  max: number,
  bit: number,
  fails: Int32Array,
): void {
  for (let at = 0; at < count; at++) {
    const value = column[documents[at] as number] as number
    fails[at] = (fails[at] as number) | (bit & -(+(value < min) | +(value > max)))
  }
}

export function failByDeath(
  documents: Uint16Array,
  count: number,
  dead: Uint8Array,
  fails: Int32Array,
): void {
  for (let at = 0; at < count; at++) {
    fails[at] = (fails[at] as number) | (failsForGood & -(dead[documents[at] as number] as number))
  }
}

/** After the expiry time; a missing value never expires. */
export function failByExpiry(
  documents: Uint16Array,
  count: number,
  expiry: Float64Array,
  nowMs: number,
  fails: Int32Array,
): void {
  for (let at = 0; at < count; at++) {
    const isPast = +((expiry[documents[at] as number] as number) <= nowMs)
    fails[at] = (fails[at] as number) | (failsForGood & -isPast)
  }
}

/** Keeps the candidates that fail at most one filter, with their failures at the same index; may write in place. @returns how many */
export function keepNear(
  documents: Uint16Array,
  count: number,
  fails: Int32Array,
  near: Uint16Array,
): number {
  let kept = 0
  for (let at = 0; at < count; at++) {
    const failed = fails[at] as number
    near[kept] = documents[at] as number
    fails[kept] = failed
    kept += +((failed & (failed - 1)) === 0)
  }
  return kept
}

/** Adds each document to the list of the only filter that it fails, behind that of hits. `ends` says how many each has. */
export function deal(
  documents: Uint16Array,
  count: number,
  fails: Int32Array,
  lists: readonly Uint16Array[],
  ends: Int32Array,
): void {
  for (let at = 0; at < count; at++) {
    const number = 32 - Math.clz32(fails[at] as number)
    const end = ends[number] as number
    const list = lists[number] as Uint16Array
    list[end] = documents[at] as number
    ends[number] = end + 1
  }
}

/** Hits and misses of a single filter by code, whose bit is the first. @returns how many hits */
export function divideByCode(
  documents: Uint16Array,
  count: number,
  column: Codes,
  table: Int32Array,
  hits: Uint16Array,
  misses: Uint16Array,
): number {
  let hit = 0
  for (let at = 0; at < count; at++) {
    const document = documents[at] as number
    hits[hit] = document
    misses[at - hit] = document
    hit += 1 - (table[column[document] as number] as number)
  }
  return hit
}

/** The hits alone. */
export function passListed(
  documents: Uint16Array,
  count: number,
  column: Codes,
  table: Int32Array,
  hits: Uint16Array,
): number {
  let hit = 0
  for (let at = 0; at < count; at++) {
    const document = documents[at] as number
    hits[hit] = document
    hit += 1 - (table[column[document] as number] as number)
  }
  return hit
}
