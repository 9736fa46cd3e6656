import type { Codes } from '../memory.ts'

// Small loops over bitmaps in words of 16 documents, and over lists that only become shorter. Every array is a parameter, so that V8
// compiles each loop for exactly these array types; all accesses are within the bounds of the segment.

/** Sets the bits of these postings. */
export function addBits(postings: Uint16Array, from: number, to: number, bits: Uint16Array): void {
  for (let at = from; at < to; at++) {
    const document = postings[at] as number
    bits[document >> 4] = (bits[document >> 4] as number) | (1 << (document & 15))
  }
}

export function addBitmap(postings: Uint16Array, start: number, bits: Uint16Array, length: number): void {
  for (let at = 0; at < length; at++) bits[at] = (bits[at] as number) | (postings[start + at] as number)
}

/** The documents of a bitmap that pass a filter. @returns how many */
export function spellOutPassing(
  bits: Uint16Array,
  length: number,
  column: Codes,
  fails: Int32Array,
  into: Uint16Array,
): number {
  let kept = 0
  for (let at = 0; at < length; at++) {
    const first = at << 4
    for (let word = bits[at] as number; word !== 0; word &= word - 1) {
      const document = first + 31 - Math.clz32(word & -word)
      into[kept] = document
      kept += +((fails[column[document] as number] as number) === 0)
    }
  }
  return kept
}

export function intersect(bits: Uint16Array, other: Uint16Array, length: number): void {
  for (let at = 0; at < length; at++) bits[at] = (bits[at] as number) & (other[at] as number)
}

export function takeAway(bits: Uint16Array, other: Uint16Array, length: number): void {
  for (let at = 0; at < length; at++) bits[at] = (bits[at] as number) & ~(other[at] as number)
}

/** Each of these keeps, in place, what passes. @returns how many */
export function keepByCode(documents: Uint16Array, count: number, column: Codes, fails: Int32Array): number {
  let kept = 0
  for (let at = 0; at < count; at++) {
    const document = documents[at] as number
    documents[kept] = document
    kept += +((fails[column[document] as number] as number) === 0)
  }
  return kept
}

/** A missing value fails unless `orMissing`. */
export function keepInRange(
  documents: Uint16Array,
  count: number,
  column: Float64Array,
  min: number,
  max: number,
  orMissing: boolean,
): number {
  const missing = +orMissing
  let kept = 0
  for (let at = 0; at < count; at++) {
    const document = documents[at] as number
    const value = column[document] as number
    documents[kept] = document
    kept += (+(value >= min) & +(value <= max)) | (missing & +Number.isNaN(value))
  }
  return kept
}

export function keepAlive(documents: Uint16Array, count: number, dead: Uint8Array): number {
  let kept = 0
  for (let at = 0; at < count; at++) {
    const document = documents[at] as number
    documents[kept] = document
    kept += 1 - (dead[document] as number)
  }
  return kept
}

/** A missing value never expires. */
export function keepUnexpired(
  documents: Uint16Array,
  count: number,
  expiry: Float64Array,
  nowMs: number,
): number {
  let kept = 0
  for (let at = 0; at < count; at++) {
    const document = documents[at] as number
    documents[kept] = document
    kept += 1 - +((expiry[document] as number) <= nowMs)
  }
  return kept
}
