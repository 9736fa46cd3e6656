import { markSets, type SetOfCode } from '../loops/facet-loops.ts'
import { onceEach } from '../memory.ts'
import type { ValueSets } from './value-sets.ts'

/** Values of one facet, and the distinct sets of them: a document stores the code of its set. */
export type Facet = {
  name: string
  values: string[]
  codes: Map<string, number>
  /** Codes of the values in alphabetical order; stale while shorter than the list of values. */
  sorted: number[]
  sets: ValueSets
  setCodes: Map<string, number>
  column: number
  /** Index within its column. */
  position: number
}

/** Several small facets share a column: a document stores the code of the combination of their sets. */
export type Column = {
  facets: number[]
  /** How many codes there are. */
  size: number
  /** By combination; empty for the column of one facet, whose codes are those of its sets. */
  codes: Map<string, number>
  /** For each code its combination, one set per facet; over-allocated. */
  sets: Uint32Array
}

/** The code of a document's set of values; new values and sets get the next one. */
export function setCode(facet: Facet, stated: readonly string[]): number {
  const set = [...new Set(stated.map(value => valueCode(facet, value)))].sort((a, b) => a - b)
  const key = set.join()
  const known = facet.setCodes.get(key)
  if (known !== undefined) return known
  const code = facet.sets.add(set)
  facet.setCodes.set(key, code)
  return code
}

function valueCode(facet: Facet, value: string): number {
  const known = facet.codes.get(value)
  if (known !== undefined) return known
  facet.codes.set(value, facet.values.length)
  return facet.values.push(value) - 1
}

/** Such a column needs no codes of its own. */
export function isOfOne({ facets }: Column): boolean {
  return facets.length === 1
}

/** The sets of its only facet are numbered in the order in which they come. */
export function codeOfSet(column: Column, [set = 0]: number[]): number {
  while (column.size <= set) addCombination(column, [column.size])
  return set
}

/** All combinations of a column, by code. */
export function combinationsOf({ facets, size, sets }: Column): number[][] {
  const { length: width } = facets
  return Array.from({ length: size }, (_, code) => [...sets.subarray(code * width, (code + 1) * width)])
}

/** Gives a combination the next code. */
export function addCombination(column: Column, combination: number[]): number {
  const code = column.size++
  const start = code * combination.length
  if (start + combination.length > column.sets.length) {
    const longer = new Uint32Array(2 * column.sets.length + combination.length)
    longer.set(column.sets)
    column.sets = longer
  }
  column.sets.set(combination, start)
  return code
}

/** Where the set of a facet stands in the codes of its column. */
export function setOfCode(columns: readonly Column[], { column, position }: Facet): SetOfCode {
  const { sets: setOf = new Uint32Array(0), facets = [] } = columns[column] ?? {}
  return { setOf, width: facets.length, position }
}

/** Codes of values in alphabetical order. */
export function inOrder(values: readonly string[]): number[] {
  const byLetters = (a: number, b: number) => ((values[a] ?? '') < (values[b] ?? '') ? -1 : 1)
  return values.map((_, code) => code).sort(byLetters)
}

/** Memory of columns and facets. */
export function bytesOf(columns: readonly Column[], facets: readonly Facet[]): number {
  const sets = facets.reduce(
    (sum, facet) => sum + facet.sets.bytes() + facet.sets.size * 80 + facet.values.length * 80,
    0,
  )
  return columns.reduce((sum, column) => sum + column.codes.size * 80 + 4 * column.sets.length, sets)
}

/** By set: 1 for those with one of the values. */
export function setsWith({ sets, codes }: Facet, values: readonly string[]): Uint8Array {
  const named = new Uint8Array(codes.size)
  for (const value of values) {
    const code = codes.get(value)
    if (code !== undefined) named[code] = 1
  }
  const marks = new Uint8Array(sets.size)
  markSets(named, sets.starts, sets.members, marks)
  return marks
}

type JudgedFacet = { field: Facet; of: (values: string[]) => number }

/** See `judged` of the facet columns. */
export function judgedColumns(
  columns: readonly Column[],
  facets: readonly JudgedFacet[],
): { column: number; size: number; of: (code: number) => number }[] {
  return [...new Set(facets.map(({ field }) => field.column))].map(column => {
    const { facets: { length: width } = [], sets = new Uint32Array(0), size = 0 } = columns[column] ?? {}
    const judges = facets
      .filter(({ field }) => field.column === column)
      .map(({ field, of }) => ({
        position: field.position,
        ofSet: onceEach(field.sets.size, set => of(valuesOfSet(field, set))),
      }))
    const of = (code: number) => {
      let sum = 0
      for (const { position, ofSet } of judges) sum += ofSet(sets[code * width + position] as number) // codes of the column
      return sum
    }
    return { column, size, of }
  })
}

function valuesOfSet({ sets, values }: Facet, set: number): string[] {
  return sets.of(set).map(code => values[code] ?? '')
}
