import type { Codes } from '../memory.ts'

// Loops over bitmaps in words of 16 documents. Every array is a parameter, as everywhere.

/** Number of bits set among the lower 16. */
export function onesIn(word: number): number {
  const pairs = word - ((word >> 1) & 0x5555)
  const fours = (pairs & 0x3333) + ((pairs >> 2) & 0x3333)
  return ((((fours + (fours >> 4)) & 0x0f0f) * 0x0101) >> 8) & 0x1f
}

/** For each byte the places of its bits, three bits each from the lowest, and from bit 24 on how many there are. */
const placesIn = Int32Array.from({ length: 256 }, (_, byte) => {
  let [places, count] = [0, 0]
  for (let place = 0; place < 8; place++) if (byte & (1 << place)) places |= place << (3 * count++)
  return places | (count << 24)
})

/**
 * The documents of a bitmap. Eight are written for every byte, and those that it does not have are written over by the next: how many it has
 * cannot be foreseen, and a wrong guess costs more than writing. @returns how many
 */
export function spellOut(bits: Uint16Array, start: number, end: number, into: Uint16Array): number {
  let count = 0
  let first = 0
  for (let at = start; at < end; at++, first += 16) {
    const word = bits[at] as number
    if (word === 0) continue
    const low = placesIn[word & 0xff] as number
    into[count] = first + (low & 7)
    into[count + 1] = first + ((low >> 3) & 7)
    into[count + 2] = first + ((low >> 6) & 7)
    into[count + 3] = first + ((low >> 9) & 7)
    into[count + 4] = first + ((low >> 12) & 7)
    into[count + 5] = first + ((low >> 15) & 7)
    into[count + 6] = first + ((low >> 18) & 7)
    into[count + 7] = first + ((low >> 21) & 7)
    count += low >> 24
    const high = placesIn[word >> 8] as number
    const middle = first + 8
    into[count] = middle + (high & 7)
    into[count + 1] = middle + ((high >> 3) & 7)
    into[count + 2] = middle + ((high >> 6) & 7)
    into[count + 3] = middle + ((high >> 9) & 7)
    into[count + 4] = middle + ((high >> 12) & 7)
    into[count + 5] = middle + ((high >> 15) & 7)
    into[count + 6] = middle + ((high >> 18) & 7)
    into[count + 7] = middle + ((high >> 21) & 7)
    count += high >> 24
  }
  return count
}

/** The documents whose code fails the filter with this bit number. */
export function failing(
  size: number,
  column: Codes,
  table: Int32Array,
  bit: number,
  bits: Uint16Array,
): void {
  for (let first = 0; first < size; first += 16) {
    const ends = Math.min(16, size - first)
    let word = 0
    for (let at = 0; at < ends; at++)
      word |= (((table[column[first + at] as number] as number) >> bit) & 1) << at
    bits[first >> 4] = word
  }
}

/** Adds what fails one more filter to what fails one at least and two at least; here and below, 32 documents at once. */
export function addFailing(bits: Int32Array, length: number, once: Int32Array, twice: Int32Array): void {
  for (let at = 0; at < length; at++) {
    const word = bits[at] as number
    const before = once[at] as number
    twice[at] = (twice[at] as number) | (word & before)
    once[at] = before | word
  }
}

export function invert(bits: Int32Array, length: number, into: Int32Array): void {
  for (let at = 0; at < length; at++) into[at] = ~(bits[at] as number)
}

export function leaveOut(bits: Int32Array, without: Int32Array, length: number, into: Int32Array): void {
  for (let at = 0; at < length; at++) into[at] = (bits[at] as number) & ~(without[at] as number)
}

/** The documents of a list that are not in a bitmap. @returns how many */
export function keepOthers(
  documents: Uint16Array,
  count: number,
  bits: Uint16Array,
  into: Uint16Array,
): number {
  let kept = 0
  for (let at = 0; at < count; at++) {
    const document = documents[at] as number
    into[kept] = document
    kept += 1 - (((bits[document >> 4] as number) >> (document & 15)) & 1)
  }
  return kept
}

export function onesOf(bits: Uint16Array, length: number): number {
  let sum = 0
  for (let at = 0; at < length; at++) sum += onesIn(bits[at] as number)
  return sum
}
