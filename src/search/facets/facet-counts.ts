import { apart } from '../loops/apart.ts'
import {
  type SetOfCode,
  sortByCount,
  sumBySet,
  sumByValue,
  sumFew,
  sumMarked,
  sumTwoBySet,
} from '../loops/facet-loops.ts'
import type { Counter } from './counter.ts'
import { type Column, type Facet, inOrder, setOfCode } from './facet-codes.ts'

/** A column is counted by its sets when its codes, for each of its facets, are more than one for so many sets. */
const setsForCode = 2

/** Counts by set of values, of all facets of a column one behind the other. */
export type SetCounts = { bySet: Int32Array; firsts: Uint32Array }

/** Converts counts by code of a column into counts by value of its facets. */
export class FacetCounts {
  readonly #columns: readonly Column[]
  readonly #facets: readonly Facet[]
  readonly #marksOf: (facet: number, values: readonly string[]) => Uint8Array
  readonly #ofColumn: (SetCounts | undefined)[] = []
  #alone = new Int32Array(64)
  #byValue = new Int32Array(64)

  constructor(
    columns: readonly Column[],
    facets: readonly Facet[],
    marksOf: (facet: number, values: readonly string[]) => Uint8Array,
  ) {
    this.#columns = columns
    this.#facets = facets
    this.#marksOf = marksOf
  }

  /**
   * By set, for all facets of a column at once, in memory that is kept until the column is counted again; null when so few codes were
   * counted that each is better added by itself.
   */
  bySets(number: number, counter: Counter): SetCounts | null {
    const column = this.#columns[number]
    if (!column) return null
    const used = counter.used()
    const counts = this.#roomFor(number, column)
    const { bySet, firsts } = counts
    const size = this.#sizeOf(column)
    if (used.count * firsts.length * setsForCode < size) return null
    bySet.fill(0, 0, size)
    const { length: width } = firsts
    for (let position = 0; position < width; position += 2) {
      const [first, next] = [firsts[position] as number, firsts[position + 1]]
      if (next === undefined)
        apart(sumBySet, counter.counts, used.codes, used.count, column.sets, width, position, first, bySet)
      else
        apart(
          sumTwoBySet,
          counter.counts,
          used.codes,
          used.count,
          column.sets,
          width,
          position,
          first,
          next,
          bySet,
        )
    }
    return counts
  }

  /** Zero for each value of a facet, in scratch memory that the next call reuses. */
  none(facet: number): Int32Array {
    const { length } = this.#facet(facet).values
    if (this.#byValue.length < length) this.#byValue = new Int32Array(2 * length)
    return this.#byValue.fill(0, 0, length)
  }

  /** Adds counts by code to the counts by value of one facet; `sets` are those of its column. */
  add(number: number, counter: Counter, sets: SetCounts | null, counts: Int32Array): void {
    const facet = this.#facet(number)
    if (!sets) {
      sumFew(counter.counts, counter.used(), this.#codesOf(facet), facet.sets, counts)
      return
    }
    const { size, starts, members } = facet.sets
    apart(sumByValue, sets.bySet, sets.firsts[facet.position] ?? 0, size, starts, members, counts)
  }

  /** The same where the other facets of its column are not counted. */
  addAlone(number: number, counter: Counter, counts: Int32Array): void {
    const facet = this.#facet(number)
    const { size, starts, members } = facet.sets
    const used = counter.used()
    if (used.count < size) {
      sumFew(counter.counts, used, this.#codesOf(facet), facet.sets, counts)
      return
    }
    if (this.#alone.length < size) this.#alone = new Int32Array(2 * size)
    this.#alone.fill(0, 0, size)
    const { setOf, width, position } = this.#codesOf(facet)
    apart(sumBySet, counter.counts, used.codes, used.count, setOf, width, position, 0, this.#alone)
    sumByValue(this.#alone, 0, size, starts, members, counts)
  }

  /** How many documents have one of the values of a facet. */
  having(number: number, counter: Counter, sets: SetCounts | null, values: readonly string[]): number {
    const marks = this.#marksOf(number, values)
    const facet = this.#facet(number)
    if (!sets) return sumMarked(counter.counts, counter.used(), this.#codesOf(facet), marks)
    const first = sets.firsts[facet.position] ?? 0
    let sum = 0
    for (let set = 0; set < marks.length; set++) {
      sum += (sets.bySet[first + set] as number) * (marks[set] as number) // within bounds: a mark for each set
    }
    return sum
  }

  /** Values with documents, by descending count, then alphabetically. */
  ranked(number: number, counts: Int32Array): { value: string; count: number }[] {
    const facet = this.#facet(number)
    const { values } = facet
    if (facet.sorted.length !== values.length) facet.sorted = inOrder(values)
    const { sorted } = facet
    const answer: { value: string; count: number }[] = []
    for (let at = 0; at < sorted.length; at++) {
      const code = sorted[at] as number
      const count = counts[code] as number
      if (count > 0) answer.push({ value: values[code] as string, count })
    }
    return sortByCount(answer)
  }

  #sizeOf({ facets }: Column): number {
    let size = 0
    for (const facet of facets) size += this.#facet(facet).sets.size
    return size
  }

  /** New sets come with new documents, one by one. */
  #roomFor(number: number, column: Column): SetCounts {
    let counts = this.#ofColumn[number]
    if (!counts) counts = { bySet: new Int32Array(64), firsts: new Uint32Array(column.facets.length) }
    let size = 0
    for (const [position, facet] of column.facets.entries()) {
      counts.firsts[position] = size
      size += this.#facet(facet).sets.size
    }
    if (counts.bySet.length < size) counts = { ...counts, bySet: new Int32Array(2 * size) }
    this.#ofColumn[number] = counts
    return counts
  }

  #codesOf(facet: Facet): SetOfCode {
    return setOfCode(this.#columns, facet)
  }

  #facet(number: number): Facet {
    const facet = this.#facets[number]
    if (!facet) throw new RangeError(`No facet has number ${number}`)
    return facet
  }
}
