// Loops over the codes of a column of facets.

/** The set of each code that one facet has: `setOf` holds `width` sets per code, the one at `position` is its own. */
export type SetOfCode = { setOf: Uint32Array; width: number; position: number }

/** Adds a bit to each code of a column whose set is marked so. */
export function addBit(
  bit: number,
  marked: number,
  marks: Uint8Array,
  { setOf, width, position }: SetOfCode,
  table: Int32Array,
): void {
  for (let code = 0, at = position; code < table.length; code++, at += width) {
    const isMarked = 1 - ((marks[setOf[at] as number] as number) ^ marked) // within bounds: the table has an entry per combination
    table[code] = (table[code] as number) | (bit & -isMarked)
  }
}

/** The codes whose count is above zero. */
export type Used = { codes: Uint32Array; count: number }

/** Sums the counts of codes by their sets, set `i` at `first + i`. All codes are within bounds. */
export function sumBySet(
  byCode: Int32Array,
  codes: Uint32Array,
  count: number,
  setOf: Uint32Array,
  width: number,
  position: number,
  first: number,
  bySet: Int32Array,
): void {
  for (let at = 0; at < count; at++) {
    const code = codes[at] as number
    const set = first + (setOf[code * width + position] as number)
    bySet[set] = (bySet[set] as number) + (byCode[code] as number)
  }
}

/**
 * The same for a facet and the next one of its column: documents mostly have the same few sets of a facet, so that each sum waits for the
 * one before, but not for those of another facet.
 */
export function sumTwoBySet(
  byCode: Int32Array,
  codes: Uint32Array,
  count: number,
  setOf: Uint32Array,
  width: number,
  position: number,
  first: number,
  next: number,
  bySet: Int32Array,
): void {
  for (let at = 0; at < count; at++) {
    const code = codes[at] as number
    const found = byCode[code] as number
    const place = code * width + position
    const set = first + (setOf[place] as number)
    bySet[set] = (bySet[set] as number) + found
    const nextSet = next + (setOf[place + 1] as number)
    bySet[nextSet] = (bySet[nextSet] as number) + found
  }
}

/** Each value of a set has its documents; set `i` is counted at `first + i`, and its members begin at `starts[i]`. */
export function sumByValue(
  bySet: Int32Array,
  first: number,
  size: number,
  starts: Uint32Array,
  members: Uint32Array,
  counts: Int32Array,
): void {
  let at = 0
  for (let set = 0; set < size; set++) {
    const count = bySet[first + set] as number
    for (const end = starts[set + 1] as number; at < end; at++) {
      const value = members[at] as number
      counts[value] = (counts[value] as number) + count
    }
  }
}

/** As {@link sumBySet} and {@link sumByValue}, for fewer codes than there are sets: most searches find few documents. */
export function sumFew(
  byCode: Int32Array,
  { codes, count }: Used,
  { setOf, width, position }: SetOfCode,
  { starts, members }: { starts: Uint32Array; members: Uint32Array },
  counts: Int32Array,
): void {
  for (let at = 0; at < count; at++) {
    const code = codes[at] as number
    const set = setOf[code * width + position] as number
    const found = byCode[code] as number
    for (let member = starts[set] as number, end = starts[set + 1] as number; member < end; member++) {
      const value = members[member] as number
      counts[value] = (counts[value] as number) + found
    }
  }
}

/** The documents of the codes whose set is marked. */
export function sumMarked(
  byCode: Int32Array,
  { codes, count }: Used,
  { setOf, width, position }: SetOfCode,
  marks: Uint8Array,
): number {
  let sum = 0
  for (let at = 0; at < count; at++) {
    const code = codes[at] as number
    sum += (byCode[code] as number) * (marks[setOf[code * width + position] as number] as number)
  }
  return sum
}

/** Marks the sets with a value that is named. */
export function markSets(
  named: Uint8Array,
  starts: Uint32Array,
  members: Uint32Array,
  marks: Uint8Array,
): void {
  let at = 0
  for (let set = 0; set < marks.length; set++) {
    for (const end = starts[set + 1] as number; at < end; at++) {
      marks[set] = (marks[set] as number) | (named[members[at] as number] as number)
    }
  }
}

type Counted = { value: string; count: number }

/** Most facets have few values: beyond this many, the sort of the language is faster. */
const fewValues = 40

/** In place, descending; equal counts stay as they are. */
export function sortByCount(counted: Counted[]): Counted[] {
  if (counted.length > fewValues) return counted.sort((a, b) => b.count - a.count)
  for (let at = 1; at < counted.length; at++) {
    const one = counted[at] as Counted // within bounds by the loops
    let place = at
    while (place > 0 && (counted[place - 1] as Counted).count < one.count) {
      counted[place] = counted[place - 1] as Counted
      place--
    }
    counted[place] = one
  }
  return counted
}
