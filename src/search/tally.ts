import type { CompiledQuery } from './compiled-query.ts'
import type { Dictionaries } from './document-encoder.ts'
import { countCodes, countMissing, countSteps } from './filter-loops.ts'
import type { Codes } from './memory.ts'
import { foundPlaces } from './places/found-places.ts'
import type { FoundPlaces } from './places/place-sets.ts'
import type { Segment } from './segment.ts'
import type { SearchQuery, SearchResult } from './types.ts'

/** Documents of one segment that pass all filters, or fail only the one with this bit number. */
export type Found = { documents: Uint16Array; count: number }

/** Counts over all segments: hits once, and for each filter also those that fail only it, for its own options. */
export class Tally {
  total = 0
  readonly #query: CompiledQuery
  readonly #dictionaries: Dictionaries
  readonly #hits: (Int32Array | null)[]
  readonly #misses: (Int32Array | null)[]
  readonly #missTotals: number[]
  readonly #missing: number[]
  readonly #steps: Int32Array[]
  readonly #places: Int32Array | null

  constructor(query: CompiledQuery, dictionaries: Dictionaries, wantsPlaces: boolean) {
    const { facets, places } = dictionaries
    this.#query = query
    this.#dictionaries = dictionaries
    const counted = new Set([
      ...query.facets.map(facet => facets.columnOf(facet)),
      ...query.refusals.map(({ facet }) => facets.columnOf(facet)),
    ])
    const counter = (column: number) => new Int32Array(facets.columns[column]?.size ?? 0)
    this.#hits = facets.columns.map((_, column) => (counted.has(column) ? counter(column) : null))
    this.#misses = query.filters.map(name => {
      const facet = query.facets.find(number => facets.names[number] === name)
      return facet === undefined ? null : counter(facets.columnOf(facet))
    })
    this.#missTotals = query.filters.map(() => 0)
    this.#missing = query.ranges.map(() => 0)
    this.#steps = query.steps.map(({ steps }) => new Int32Array(steps.length + 2))
    this.#places = wantsPlaces ? new Int32Array(places.size) : null
  }

  add(segment: Segment, hits: Found, missesOf: (bitNumber: number) => Found): void {
    const { filters, ranges, steps } = this.#query
    this.total += hits.count
    for (const [column, counts] of this.#hits.entries()) {
      const codes = segment.facets[column]
      if (!counts || !codes) continue
      if (hits.count === segment.size) addAll(codes, counts)
      else countCodes(hits.documents, hits.count, codes, counts)
    }
    if (this.#places) countCodes(hits.documents, hits.count, segment.placeSets, this.#places)
    this.#addSteps(segment, hits, -1)
    for (const [index, name] of filters.entries()) {
      const misses = missesOf(index)
      if (misses.count === 0) continue
      this.#missTotals[index] = (this.#missTotals[index] ?? 0) + misses.count
      const counts = this.#misses[index]
      const codes = counts
        ? segment.facets[this.#dictionaries.facets.columnOf(this.#facetNumber(name))]
        : null
      if (counts && codes) countCodes(misses.documents, misses.count, codes, counts)
      const range = ranges.findIndex(({ bit }) => bit === 1 << index)
      if (range >= 0) this.#addMissing(segment, range, misses)
      if (steps.length > 0) this.#addSteps(segment, misses, index)
      if (name === 'near' && this.#places)
        countCodes(misses.documents, misses.count, segment.placeSets, this.#places)
    }
  }

  facets(): SearchResult['facets'] {
    const { facets } = this.#dictionaries
    const answer: SearchResult['facets'] = {}
    const used: Uint32Array[] = []
    for (const facet of this.#query.facets) {
      const name = facets.names[facet] ?? ''
      const counts = new Int32Array(facets.valuesOf(facet))
      const column = facets.columnOf(facet)
      const hits = this.#hits[column]
      if (hits) {
        used[column] ??= codesIn(hits)
        facets.spread(facet, hits, used[column], counts)
      }
      const misses = this.#misses[this.#query.filters.indexOf(name)]
      if (misses) facets.spread(facet, misses, codesIn(misses), counts)
      answer[name] = facets.ranked(facet, counts)
    }
    return answer
  }

  left(): Record<string, number> {
    const { facets } = this.#dictionaries
    const { refusals } = this.#query
    const left: Record<string, number> = {}
    for (const facet of new Set(refusals.map(refusal => refusal.facet))) {
      const own = refusals.filter(refusal => refusal.facet === facet)
      const hits = this.#hits[facets.columnOf(facet)] ?? new Int32Array(0)
      const refused = facets.countWith(
        facet,
        hits,
        codesIn(hits),
        own.map(({ values }) => values),
      )
      for (const [at, { name }] of own.entries()) left[name] = this.total - (refused[at] ?? 0)
    }
    return left
  }

  without(): Record<string, number> {
    return Object.fromEntries(
      this.#query.filters.map((name, index) => [name, this.total + (this.#missTotals[index] ?? 0)]),
    )
  }

  leftOut(): Record<string, number> {
    return Object.fromEntries(this.#query.ranges.map(({ name }, index) => [name, this.#missing[index] ?? 0]))
  }

  steps(): Record<string, number[]> {
    return Object.fromEntries(
      this.#query.steps.map(({ name, steps, range }, index) => {
        const counts = this.#steps[index] ?? new Int32Array(0)
        let sum = range?.orMissing ? (counts[steps.length + 1] ?? 0) : 0
        const reached = Array.from(steps, () => 0)
        for (let step = steps.length; step > 0; step--) {
          sum += counts[step] ?? 0
          reached[step - 1] = sum
        }
        return [name, reached]
      }),
    )
  }

  radiusSteps(query: SearchQuery): number[] {
    const { distances } = this.#query
    return (query.radiusStepsKm ?? []).map(stepKm => {
      let sum = 0
      const counts = this.#places ?? new Int32Array(0)
      for (let set = 0; set < counts.length; set++) {
        if ((distances?.[set] ?? Infinity) <= stepKm) sum += counts[set] as number // within bounds by the loop
      }
      return sum
    })
  }

  where({ near }: SearchQuery): FoundPlaces | null {
    const { distances } = this.#query
    if (!this.#places) return null
    if (!near || !distances) return foundPlaces(this.#dictionaries.places, this.#places, null)
    const radiusKm = 'circles' in near ? 0 : (near.radiusKm ?? Infinity)
    return foundPlaces(this.#dictionaries.places, this.#places, { from: near, distances, radiusKm })
  }

  #facetNumber(name: string): number {
    return this.#dictionaries.facets.numberOf(name)
  }

  #addMissing(segment: Segment, range: number, { documents, count }: Found): void {
    const column = segment.numbers[this.#query.ranges[range]?.column ?? -1]
    if (column) this.#missing[range] = (this.#missing[range] ?? 0) + countMissing(documents, count, column)
  }

  /** Hits count for every column (-1); misses only for the column they miss. */
  #addSteps(segment: Segment, { documents, count }: Found, filter: number): void {
    for (const [index, { column, steps, range }] of this.#query.steps.entries()) {
      const values = segment.numbers[column]
      const counts = this.#steps[index]
      if (!values || !counts || (filter >= 0 && range?.bit !== 1 << filter)) continue
      countSteps(documents, count, values, range?.max ?? Infinity, steps, counts)
    }
  }
}

const knownCounts = new WeakMap<Codes, Int32Array>()

/** Adds how often each code occurs in a column. Cached, because columns are immutable. */
function addAll(column: Codes, counts: Int32Array): void {
  let known = knownCounts.get(column)
  if (!known) {
    let most = 0
    for (const code of column) most = Math.max(most, code)
    known = new Int32Array(most + 1)
    for (const code of column) known[code] = (known[code] ?? 0) + 1
    knownCounts.set(column, known)
  }
  for (let code = 0; code < known.length; code++) counts[code] = (counts[code] ?? 0) + (known[code] as number)
}

/** The codes whose count is above zero. */
function codesIn(counts: Int32Array): Uint32Array {
  const codes = new Uint32Array(counts.length)
  let written = 0
  for (let code = 0; code < counts.length; code++) if (counts[code] !== 0) codes[written++] = code
  return codes.subarray(0, written)
}
