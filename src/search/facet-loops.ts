// Loops over the codes of a column of facets; `setOf` holds `width` sets per code.

/** Adds the mark of its set at `position` to each code of a column. */
export function addBits(
  marks: Int32Array,
  setOf: Uint32Array,
  width: number,
  position: number,
  table: Int32Array,
): void {
  for (let code = 0; code < table.length; code++) {
    const set = setOf[code * width + position] as number // within bounds: the table has an entry per combination
    table[code] = (table[code] as number) | (marks[set] as number)
  }
}

/** `setOf` holds `width` sets per code; the one at `position` is summed. All codes are within bounds. */
export function sumBySet(
  byCode: Int32Array,
  used: Uint32Array,
  setOf: Uint32Array,
  width: number,
  position: number,
  bySet: Int32Array,
): void {
  for (let at = 0; at < used.length; at++) {
    const code = used[at] as number
    const set = setOf[code * width + position] as number
    bySet[set] = (bySet[set] as number) + (byCode[code] as number)
  }
}

export function addToEach(codes: readonly number[], count: number, counts: Int32Array): void {
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] as number
    counts[code] = (counts[code] as number) + count
  }
}
