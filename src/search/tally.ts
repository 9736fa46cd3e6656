import type { CompiledQuery } from './compiled-query.ts'
import type { Dictionaries } from './document-encoder.ts'
import { Counter } from './facets/counter.ts'
import type { SetCounts } from './facets/facet-counts.ts'
import { countCodes, countMissing, countSteps } from './loops/tally-loops.ts'
import { addAll, addFailing, addPassing, countsIn, missingIn } from './loops/whole-segment.ts'
import { foundPlaces } from './places/found-places.ts'
import type { FoundPlaces } from './places/place-sets.ts'
import type { Segment } from './segment.ts'
import type { SearchQuery, SearchResult } from './types.ts'

/** Documents of one segment. */
export type Found = { documents: Uint16Array; count: number }

/**
 * Documents of one segment that fail only the filter with this bit number. Not listed when their number is enough, or when they are all of
 * the segment that the filter fails.
 */
export type Missed = { documents: Uint16Array | null; count: number }

/** Memory for the counts of one search at a time. */
export class TallyScratch {
  readonly #counters: Counter[] = []

  /** All zero, for at least so many codes: new ones come with new documents, one by one. */
  counter(number: number, size: number): Counter {
    let counter = this.#counters[number]
    if (!counter || counter.counts.length < size) {
      counter = new Counter(size + (size >> 3))
      this.#counters[number] = counter
    }
    counter.clear()
    return counter
  }
}

/** Counts over all segments: hits once, and for each filter also those that fail only it, for its own options. */
export class Tally {
  total = 0
  readonly #query: CompiledQuery
  readonly #dictionaries: Dictionaries
  readonly #hits: (Counter | null)[]
  readonly #misses: (Counter | null)[]
  readonly #sets: (SetCounts | null)[] = []
  readonly #missTotals: number[]
  readonly #missing: number[]
  readonly #steps: Int32Array[]
  readonly #places: Int32Array | null

  constructor(query: CompiledQuery, dictionaries: Dictionaries, wantsPlaces: boolean, scratch: TallyScratch) {
    const { facets, places } = dictionaries
    this.#query = query
    this.#dictionaries = dictionaries
    const counted = new Set([
      ...query.facets.map(facet => facets.columnOf(facet)),
      ...query.refusals.map(({ facet }) => facets.columnOf(facet)),
    ])
    const counter = (number: number, column: number) =>
      scratch.counter(number, facets.columns[column]?.size ?? 0)
    this.#hits = facets.columns.map((_, column) => (counted.has(column) ? counter(column, column) : null))
    this.#misses = query.filters.map((name, bit) => {
      const facet = query.facets.find(number => facets.names[number] === name)
      return facet === undefined ? null : counter(facets.columns.length + bit, facets.columnOf(facet))
    })
    this.#missTotals = query.filters.map(() => 0)
    this.#missing = query.ranges.map(() => 0)
    this.#steps = query.steps.map(({ steps }) => new Int32Array(steps.length + 2))
    this.#places = wantsPlaces ? new Int32Array(places.size) : null
  }

  add(segment: Segment, hits: Found, missesOf: (bitNumber: number) => Missed): void {
    const { filters, listed, codeTables } = this.#query
    this.total += hits.count
    // The only filter, and nothing is dead: its column says itself what passes.
    const isDivided = filters.length === 1 && hits.count + missesOf(0).count === segment.size
    for (const [column, counter] of this.#hits.entries()) {
      const codes = segment.facets[column]
      if (!counter || !codes) continue
      const table = isDivided ? codeTables[column] : null
      if (table) addPassing(countsIn(codes), table, counter.all())
      else if (hits.count === segment.size) addAll(countsIn(codes), counter.all())
      else counter.add(hits.documents, hits.count, codes)
    }
    if (this.#places) countCodes(hits.documents, hits.count, segment.placeSets, this.#places)
    this.#addSteps(segment, hits, -1)
    for (const [index, name] of filters.entries()) {
      const misses = missesOf(index)
      if (misses.count === 0) continue
      this.#missTotals[index] = (this.#missTotals[index] ?? 0) + misses.count
      if (!(listed & (1 << index))) continue
      if (misses.documents) this.#addMisses(segment, index, name, { ...misses, documents: misses.documents })
      else this.#addFailing(segment, index, name)
    }
  }

  facets(): SearchResult['facets'] {
    const { facets } = this.#dictionaries
    const { counts } = facets
    const answer: SearchResult['facets'] = {}
    for (const facet of this.#query.facets) {
      const name = facets.names[facet] ?? ''
      const own = counts.none(facet)
      const column = facets.columnOf(facet)
      const hits = this.#hits[column]
      if (hits) counts.add(facet, hits, this.#setsOf(column, hits), own)
      const misses = this.#misses[this.#query.filters.indexOf(name)]
      if (misses) counts.addAlone(facet, misses, own)
      answer[name] = counts.ranked(facet, own)
    }
    return answer
  }

  left(): Record<string, number> {
    const { facets } = this.#dictionaries
    const { refusals } = this.#query
    const left: Record<string, number> = {}
    for (const { name, facet, values } of refusals) {
      const column = facets.columnOf(facet)
      const hits = this.#hits[column]
      const refused = hits ? facets.counts.having(facet, hits, this.#setsOf(column, hits), values) : 0
      left[name] = this.total - refused
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
        const reached = new Array<number>(steps.length).fill(0)
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
    const { radiusStepsKm: steps = [] } = query
    const counts = this.#places
    const reached = steps.map(() => 0)
    if (!counts || !distances) return reached
    for (let set = 0; set < counts.length; set++) {
      const count = counts[set] as number // within bounds by the loops, as below
      if (count === 0) continue
      for (
        let step = steps.length - 1;
        step >= 0 && (distances[set] as number) <= (steps[step] as number);
        step--
      )
        reached[step] = (reached[step] as number) + count
    }
    return reached
  }

  where({ near }: SearchQuery): FoundPlaces | null {
    const { distances } = this.#query
    if (!this.#places) return null
    if (!near || !distances) return foundPlaces(this.#dictionaries.places, this.#places, null)
    const radiusKm = 'circles' in near ? 0 : (near.radiusKm ?? Infinity)
    return foundPlaces(this.#dictionaries.places, this.#places, { from: near, distances, radiusKm })
  }

  /** Summed once all is counted. */
  #setsOf(column: number, hits: Counter): SetCounts | null {
    let sets = this.#sets[column]
    if (sets === undefined) sets = this.#dictionaries.facets.counts.bySets(column, hits)
    this.#sets[column] = sets
    return sets
  }

  #facetNumber(name: string): number {
    return this.#dictionaries.facets.numberOf(name)
  }

  #addMisses(segment: Segment, index: number, name: string, { documents, count }: Found): void {
    const counter = this.#misses[index]
    const codes = counter && segment.facets[this.#dictionaries.facets.columnOf(this.#facetNumber(name))]
    if (counter && codes) counter.add(documents, count, codes)
    const range = this.#query.ranges.findIndex(({ bit }) => bit === 1 << index)
    if (range >= 0) this.#addMissing(segment, range, { documents, count })
    if (this.#query.steps.length > 0) this.#addSteps(segment, { documents, count }, index)
    if (name === 'near' && this.#places) countCodes(documents, count, segment.placeSets, this.#places)
  }

  /** Everything in a segment that its only filter fails. */
  #addFailing(segment: Segment, index: number, name: string): void {
    const counter = this.#misses[index]
    const range = this.#query.ranges.findIndex(({ bit }) => bit === 1 << index)
    if (counter) {
      const column = this.#dictionaries.facets.columnOf(this.#facetNumber(name))
      const [codes, table] = [segment.facets[column], this.#query.codeTables[column]]
      if (codes && table) addFailing(countsIn(codes), table, counter.all())
    } else if (range >= 0) {
      const values = segment.numbers[this.#query.ranges[range]?.column ?? -1]
      if (values) this.#missing[range] = (this.#missing[range] ?? 0) + missingIn(values)
    }
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
