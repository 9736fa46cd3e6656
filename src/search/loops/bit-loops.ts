// Loops over bitmaps in words of 16 documents.

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
