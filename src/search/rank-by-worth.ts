import { type CompiledQuery, compileQuery, numberColumn } from './compiled-query.ts'
import { findHits, rankHits, type Searchable } from './run-search.ts'
import { type Segment, segmentDocuments } from './segment.ts'
import { freshOf } from './sort-keys.ts'
import type { Found } from './tally.ts'
import { planText } from './text-plan.ts'
import { TopK } from './top-k.ts'
import type { SearchQuery, Worth } from './types.ts'

/** Among documents of equal worth fresh ones come first, and before those worth hardly more. */
const worthOfFresh = 0.1

/** See `rank` of the index. */
export function rankByWorth(
  index: Searchable,
  query: SearchQuery,
  worth: Worth,
): { total: number; hits: { id: number; worth: number }[] } {
  const compiled = compileQuery({ ...query, facets: [], steps: {} }, index.schema, index.dictionaries)
  const measure = measurer(index, query, worth)
  const foundIn = finder(index, query, compiled)
  let total = 0
  const rank = (most: number, isFirst: boolean): TopK => {
    const best = new TopK(most, index.scratch.best)
    for (const [number, segment] of index.segments.entries()) {
      const { documents, count } = foundIn(segment)
      const { kept } = index.scratch
      for (let from = 0; from < count; from += kept.keys.length) {
        const written = measure(segment, documents, from, Math.min(count, from + kept.keys.length))
        if (isFirst) total += written
        best.offer(kept, written, segment.ids, number * segmentDocuments)
      }
    }
    return best
  }
  const hits = rankHits(index, query, rank)
  return { total, hits: hits.map(({ id, key }) => ({ id, worth: -key })) }
}

function finder(index: Searchable, query: SearchQuery, compiled: CompiledQuery): (segment: Segment) => Found {
  const { analyser, dictionaries, segments, scratch } = index
  const planning = { analyser, dictionary: dictionaries.terms, segments, scratch: scratch.drafts }
  const plan = query.text ? planText(query, planning) : null
  return segment => findHits(index, segment, query, compiled, plan)
}

/** Writes the documents that are worth anything at all, with their keys, to the scratch memory. @returns how many */
function measurer(
  { schema, dictionaries, scratch }: Searchable,
  { nowMs }: SearchQuery,
  worth: Worth,
): (segment: Segment, documents: Uint16Array, from: number, to: number) => number {
  const facets = worth.facets.map(({ facet, of }) => {
    const number = dictionaries.facets.numberOf(facet)
    return { column: dictionaries.facets.columnOf(number), of: dictionaries.facets.judged(number, of) }
  })
  const numbers = worth.numbers.map(({ column, of }) => ({ column: numberColumn(schema, column), of }))
  const ofPlaces = worth.places && dictionaries.places.judged(worth.places)
  const freshness = schema.freshness === undefined ? -1 : numberColumn(schema, schema.freshness)
  return (segment, documents, from, to) => {
    const { documents: into, keys } = scratch.kept
    const columns = facets.map(({ column, of }) => ({ codes: segment.facets[column] ?? documents, of }))
    const values = numbers.map(({ column, of }) => ({ column: segment.numbers[column] ?? keys, of }))
    const fresh = segment.numbers[freshness]
    let written = 0
    for (let at = from; at < to; at++) {
      const document = documents[at] as number // within bounds by the loop, as below
      let sum = 0
      for (const { codes, of } of columns) {
        sum += of(codes[document] as number)
        // Most that is left out fails the first: the others need not be asked.
        if (sum === -Infinity) break
      }
      if (sum === -Infinity) continue
      for (const { column, of } of values) sum += of(known(column[document] as number))
      if (ofPlaces) sum += ofPlaces(segment.placeSets[document] as number)
      if (sum === -Infinity || worth.without.has(segment.ids[document] as number)) continue
      if (fresh) sum += worthOfFresh * freshOf(fresh[document] as number, nowMs)
      into[written] = document
      keys[written++] = -sum
    }
    return written
  }
}

function known(value: number): number | null {
  return Number.isNaN(value) ? null : value
}
