import { RecentMap } from '../../basics/remember.ts'
import { addBit, type SetOfCode } from '../loops/facet-loops.ts'
import type { FacetField } from '../types.ts'
import type { Worth } from '../worth.ts'
import {
  addCombination,
  bytesOf,
  type Column,
  codeOfSet,
  combinationsOf,
  type Facet,
  isOfOne,
  judgedColumns,
  setCode,
  setOfCode,
  setsWith,
} from './facet-codes.ts'
import { FacetCounts } from './facet-counts.ts'
import { ValueSets } from './value-sets.ts'

export type FacetDictionary = { facets: { values: string[]; sets: number[][] }[]; columns: number[][][] }

/** Beyond this, a shared column would have more combinations than counting its facets in one pass saves. */
const mostCombinations = 4_096

/** Lists of values whose sets are remembered: the values of filters are few, and the same in many searches. */
const mostMarks = 256

/** Encodes facet values as column codes and converts counts by code into counts by value. Codes are never reused. */
export class FacetColumns {
  readonly columns: Column[] = []
  readonly names: readonly string[]
  readonly #facets: Facet[]
  readonly #byName = new Map<string, number>()
  readonly #knownMarks = new RecentMap<string, Uint8Array>(mostMarks)
  readonly #lastMarks = new WeakMap<readonly string[], { facet: number; marks: Uint8Array }>()
  /** Counts by code as counts by value. */
  readonly counts: FacetCounts

  constructor(fields: readonly FacetField[]) {
    this.names = fields.map(({ name }) => name)
    this.#facets = fields.map(({ name }) => {
      return {
        name,
        values: [],
        codes: new Map(),
        sorted: [],
        sets: new ValueSets(),
        setCodes: new Map(),
        column: 0,
        position: 0,
      }
    })
    const room: number[] = []
    for (const [facet, field] of fields.entries()) {
      this.#byName.set(field.name, facet)
      const sets = field.usualValues + 1
      let column = room.findIndex(left => left >= sets)
      if (column < 0) {
        column = this.columns.length
        this.columns.push({ facets: [], size: 0, codes: new Map(), sets: new Uint32Array(64) })
        room.push(mostCombinations)
      }
      room[column] = (room[column] ?? 0) / sets
      const members = this.columns[column]?.facets ?? []
      Object.assign(this.#facets[facet] ?? {}, { column, position: members.length })
      members.push(facet)
    }
    this.counts = new FacetCounts(this.columns, this.#facets, (facet, values) =>
      this.#knownMarksOf(facet, values),
    )
  }

  /** @throws {RangeError} for a name that is not in the schema. */
  numberOf(name: string): number {
    const facet = this.#byName.get(name)
    if (facet === undefined) throw new RangeError(`No facet is called ${name}`)
    return facet
  }

  columnOf(facet: number): number {
    return this.#facet(facet).column
  }

  /** One code per column for a document's values. */
  encode(stated: Readonly<Record<string, readonly string[]>>): number[] {
    const sets = this.#facets.map(facet => setCode(facet, stated[facet.name] ?? []))
    return this.columns.map(column => {
      const combination = column.facets.map(facet => sets[facet] ?? 0)
      if (isOfOne(column)) return codeOfSet(column, combination)
      const key = combination.join()
      const known = column.codes.get(key)
      if (known !== undefined) return known
      column.codes.set(key, column.size)
      return addCombination(column, combination)
    })
  }

  /** Sets `bit` for every code of the facet's column that has none of the values, or for every one that has some of them. */
  mark(
    facet: number,
    which: 'without' | 'with',
    wanted: readonly string[],
    bit: number,
    table: Int32Array,
  ): void {
    addBit(bit, +(which === 'with'), this.#knownMarksOf(facet, wanted), this.#codesOf(facet), table)
  }

  /** A table with an entry for every code of the facet's column. */
  emptyTable(facet: number): Int32Array {
    return new Int32Array(this.columns[this.columnOf(facet)]?.size ?? 0)
  }

  /** By code of the facet's column: the number of the set of values, -1 for a set without any. */
  setNumbers(facet: number): (code: number) => number {
    const { setOf, width, position } = this.#codesOf(facet)
    const empty = this.#facet(facet).setCodes.get('') ?? -1
    const free = (set: number) => (set === empty ? -1 : set)
    // Their codes are those of the sets.
    return width === 1 ? free : code => free(setOf[code * width + position] ?? 0)
  }

  /** By column, in the order of its first facet: what the functions say about the values of a code together, each set asked once. */
  judged(facets: Worth['facets']): { column: number; size: number; of: (code: number) => number }[] {
    return judgedColumns(
      this.columns,
      facets.map(({ facet, of }) => ({ field: this.#facet(this.numberOf(facet)), of })),
    )
  }

  /** Whether any document has ever had one of these values. */
  hasAny(facet: number, values: readonly string[]): boolean {
    const { codes } = this.#facet(facet)
    return values.some(value => codes.has(value))
  }

  bytes(): number {
    return bytesOf(this.columns, this.#facets)
  }

  save(): FacetDictionary {
    return {
      facets: this.#facets.map(({ values, sets }) => ({ values, sets: sets.lists() })),
      columns: this.columns.map(column => (isOfOne(column) ? [] : combinationsOf(column))),
    }
  }

  load({ facets, columns }: FacetDictionary): void {
    for (const [number, facet] of this.#facets.entries()) {
      facet.values = facets[number]?.values ?? []
      facet.sorted = []
      facet.sets = new ValueSets()
      facet.codes = new Map(facet.values.map((value, code) => [value, code]))
      facet.setCodes = new Map((facets[number]?.sets ?? []).map(set => [set.join(), facet.sets.add(set)]))
    }
    for (const [number, column] of this.columns.entries()) {
      column.size = 0
      column.codes = new Map()
      const [only] = column.facets
      const combinations = isOfOne(column)
        ? (facets[only ?? 0]?.sets.map((_, set) => [set]) ?? [])
        : columns[number]
      for (const combination of combinations ?? []) {
        const code = addCombination(column, combination)
        if (!isOfOne(column)) column.codes.set(combination.join(), code)
      }
    }
  }

  /** Remembered until there are more sets; by the list itself too, because most callers have the same one each time. */
  #knownMarksOf(facet: number, values: readonly string[]): Uint8Array {
    const { size } = this.#facet(facet).sets
    const last = this.#lastMarks.get(values)
    if (last?.facet === facet && last.marks.length === size) return last.marks
    const key = `${facet}\n${values.join('\n')}`
    const known = this.#knownMarks.get(key)
    const marks = known?.length === size ? known : setsWith(this.#facet(facet), values)
    if (marks !== known) this.#knownMarks.set(key, marks)
    this.#lastMarks.set(values, { facet, marks })
    return marks
  }

  #codesOf(facet: number): SetOfCode {
    return setOfCode(this.columns, this.#facet(facet))
  }

  #facet(number: number): Facet {
    const facet = this.#facets[number]
    if (!facet) throw new RangeError(`No facet has number ${number}`)
    return facet
  }
}
