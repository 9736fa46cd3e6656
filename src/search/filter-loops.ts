import type { Codes } from './memory.ts'

// Small loops over the candidates of one segment. Every array comes as a parameter, which keeps each loop compiled for
// exactly these kinds of arrays; all accesses are within the bounds of the segment.

/** Two bits: a document that fails for good, whatever single filter one leaves out. */
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
  for (let at = 0; at < count; at++) {
    const value = column[documents[at] as number] as number
    // Only a missing value, NaN, differs from itself.
    // biome-ignore lint/suspicious/noSelfCompare: the fastest test for NaN in a loop
    const passes = value !== value ? orMissing : value >= min && value <= max
    if (!passes) fails[at] = (fails[at] as number) | bit
  }
}

export function failByDeath(
  documents: Uint16Array,
  count: number,
  dead: Uint8Array,
  fails: Int32Array,
): void {
  for (let at = 0; at < count; at++) {
    if (dead[documents[at] as number] === 1) fails[at] = failsForGood
  }
}

/** Past the hour of expiry; a missing one is never past. */
export function failByExpiry(
  documents: Uint16Array,
  count: number,
  expiry: Float64Array,
  nowMs: number,
  fails: Int32Array,
): void {
  for (let at = 0; at < count; at++) {
    if ((expiry[documents[at] as number] as number) <= nowMs) fails[at] = failsForGood
  }
}

/**
 * Sorts the candidates into hits and, for each filter, those that fail it alone. Those are `misses[bit]`.
 * @returns the number of hits; the numbers of misses are left in `missCounts`
 */
export function partition(
  documents: Uint16Array,
  count: number,
  fails: Int32Array,
  hits: Uint16Array,
  misses: readonly Uint16Array[],
  missCounts: Int32Array,
): number {
  let hit = 0
  for (let at = 0; at < count; at++) {
    const failed = fails[at] as number
    if (failed === 0) hits[hit++] = documents[at] as number
    else if ((failed & (failed - 1)) === 0) {
      const filter = 31 - Math.clz32(failed)
      const list = misses[filter] as Uint16Array
      const written = missCounts[filter] as number
      list[written] = documents[at] as number
      missCounts[filter] = written + 1
    }
  }
  return hit
}

/** The same for a single filter that documents pass or fail: without a branch, which would be guessed wrong every other time. */
export function divide(
  documents: Uint16Array,
  count: number,
  fails: Int32Array,
  hits: Uint16Array,
  misses: Uint16Array,
): number {
  let hit = 0
  for (let at = 0; at < count; at++) {
    const document = documents[at] as number
    hits[hit] = document
    misses[at - hit] = document
    // The only bit is the first: 1 for a miss, 0 for a hit.
    hit += 1 - (fails[at] as number)
  }
  return hit
}

export function countCodes(documents: Uint16Array, count: number, column: Codes, counts: Int32Array): void {
  for (let at = 0; at < count; at++) {
    const code = column[documents[at] as number] as number
    counts[code] = (counts[code] as number) + 1
  }
}

/** `counts[i]`: documents whose value reaches exactly `steps[0..i-1]`; the last place counts missing values. */
export function countSteps(
  documents: Uint16Array,
  count: number,
  column: Float64Array,
  max: number,
  steps: Float64Array,
  counts: Int32Array,
): void {
  const last = steps.length + 1
  for (let at = 0; at < count; at++) {
    const value = column[documents[at] as number] as number
    let reached = 0
    if (value > max) continue
    while (reached < steps.length && value >= (steps[reached] as number)) reached++
    // biome-ignore lint/suspicious/noSelfCompare: the fastest test for NaN in a loop
    if (value !== value) reached = last
    counts[reached] = (counts[reached] as number) + 1
  }
}

export function countMissing(documents: Uint16Array, count: number, column: Float64Array): number {
  let missing = 0
  for (let at = 0; at < count; at++) if (Number.isNaN(column[documents[at] as number])) missing++
  return missing
}
