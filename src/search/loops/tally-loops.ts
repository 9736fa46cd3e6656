import type { Codes } from '../memory.ts'

// Loops that count documents, as small as those that filter them.

/** Four at a time: the counts of one wait for each other less. */
export function countCodes(documents: Uint16Array, count: number, column: Codes, counts: Int32Array): void {
  const fours = count - (count & 3)
  for (let at = 0; at < fours; at += 4) {
    const one = column[documents[at] as number] as number
    const two = column[documents[at + 1] as number] as number
    const three = column[documents[at + 2] as number] as number
    const four = column[documents[at + 3] as number] as number
    counts[one] = (counts[one] as number) + 1
    counts[two] = (counts[two] as number) + 1
    counts[three] = (counts[three] as number) + 1
    counts[four] = (counts[four] as number) + 1
  }
  for (let at = fours; at < count; at++) {
    const code = column[documents[at] as number] as number
    counts[code] = (counts[code] as number) + 1
  }
}

/** The same for few documents: lists each code when it is counted first. @returns how many codes are listed */
export function countAndList(
  documents: Uint16Array,
  count: number,
  column: Codes,
  counts: Int32Array,
  codes: Uint32Array,
  listed: number,
): number {
  let length = listed
  for (let at = 0; at < count; at++) {
    const code = column[documents[at] as number] as number
    const before = counts[code] as number
    codes[length] = code
    length += +(before === 0)
    counts[code] = before + 1
  }
  return length
}

/** `counts[i]`: documents whose value reaches exactly `steps[0..i-1]`; the last entry counts missing values. */
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
  for (let at = 0; at < count; at++) {
    const value = column[documents[at] as number] as number
    // biome-ignore lint/suspicious/noSelfCompare: the fastest test for NaN in a loop
    missing += +(value !== value)
  }
  return missing
}
