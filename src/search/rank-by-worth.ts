import { compileQuery, numberColumn } from './compiled-query.ts'
import { apart } from './loops/apart.ts'
import { addByCode, addByNumber, addFreshness } from './loops/worth-loops.ts'
import type { Codes } from './memory.ts'
import { findHits, rankHits, type Searchable } from './run-search.ts'
import { type Segment, segmentDocuments } from './segment.ts'
import type { Keyed } from './sort-keys.ts'
import type { Found } from './tally.ts'
import { planText } from './text-plan.ts'
import { TopK } from './top-k.ts'
import type { SearchQuery, Worth } from './types.ts'

/** See `rank` of the index. */
export function rankByWorth(
  index: Searchable,
  query: SearchQuery,
  worth: Worth,
): { total: number; hits: { id: number; worth: number }[] } {
  const candidates = candidatesOf(index, query)
  const measure = measurer(index, query, worth)
  const { kept } = index.scratch
  let total = 0
  const rank = (most: number, isFirst: boolean): TopK => {
    const best = new TopK(most, index.scratch.best)
    for (const [number, segment] of index.segments.entries()) {
      const { documents, count } = candidates[number] as Found // one for each segment
      for (let from = 0; from < count; from += kept.keys.length) {
        const written = measure(segment, documents.subarray(from, Math.min(count, from + kept.keys.length)))
        if (isFirst) total += written
        best.offer(kept, written, segment.ids, number * segmentDocuments)
      }
    }
    return best
  }
  const hits = rankHits(index, query, rank)
  return { total, hits: hits.map(({ id, key }) => ({ id, worth: -key })) }
}

function candidatesOf(index: Searchable, query: SearchQuery): Found[] {
  const { analyser, dictionaries, segments, scratch } = index
  const asked = JSON.stringify({ ...query, offset: 0, size: 0, spread: null })
  if (scratch.lastCandidates?.asked === asked) return scratch.lastCandidates.found
  const compiled = compileQuery({ ...query, facets: [], steps: {} }, index.schema, dictionaries)
  const planning = { analyser, dictionary: dictionaries.terms, segments, scratch: scratch.drafts }
  const plan = query.text ? planText(query, planning) : null
  const found = segments.map(segment => {
    const { documents, count } = findHits(index, segment, query, compiled, plan)
    // A copy: the next segment is found into the same memory.
    return { documents: documents.slice(0, count), count }
  })
  scratch.lastCandidates = { asked, found }
  return found
}

type Pass = (segment: Segment, kept: Keyed, count: number) => number

/** Writes the documents that are worth anything at all, with their keys, to the scratch memory. @returns how many */
function measurer(
  { schema, dictionaries, scratch }: Searchable,
  { nowMs }: SearchQuery,
  worth: Worth,
): (segment: Segment, documents: Uint16Array) => number {
  const passes = passesOf({ schema, dictionaries }, worth)
  const freshness = schema.freshness === undefined ? -1 : numberColumn(schema, schema.freshness)
  return (segment, documents) => {
    const { kept } = scratch
    kept.documents.set(documents)
    kept.keys.fill(0, 0, documents.length)
    let count = documents.length
    for (const pass of passes) count = pass(segment, kept, count)
    if (worth.without.size > 0) count = dropIds(segment.ids, worth.without, kept, count)
    const fresh = segment.numbers[freshness]
    if (fresh) apart(addFreshness, kept, count, fresh, nowMs)
    return count
  }
}

/** Each drops what is left out, so that the later ones look at fewer documents; the places leave out most. */
function passesOf(
  { schema, dictionaries }: Pick<Searchable, 'schema' | 'dictionaries'>,
  worth: Worth,
): Pass[] {
  const { facets, places } = dictionaries
  const byCode = (
    columnOf: (segment: Segment) => Codes | undefined,
    size: number,
    of: (code: number) => number,
  ) => {
    const known = new Float64Array(size).fill(Number.NaN)
    return (segment: Segment, kept: Keyed, count: number) => {
      const codes = columnOf(segment)
      return codes ? apart(addByCode, kept, count, codes, known, of) : count
    }
  }
  const ofFacets = facets.judged(worth.facets).map(({ column, size, of }) => {
    return byCode(segment => segment.facets[column], size, of)
  })
  const ofPlaces = worth.places
    ? [byCode(({ placeSets }) => placeSets, places.size, places.judged(worth.places))]
    : []
  const ofNumbers = worth.numbers.map(({ column: name, of }): Pass => {
    const column = numberColumn(schema, name)
    return (segment, kept, count) => {
      const values = segment.numbers[column]
      return values ? apart(addByNumber, kept, count, values, of) : count
    }
  })
  return [...ofPlaces, ...ofFacets, ...ofNumbers]
}

function dropIds(
  ids: Uint32Array,
  without: ReadonlySet<number>,
  { documents, keys }: Keyed,
  count: number,
): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    const document = documents[at] as number // within bounds by the loop, as below
    if (without.has(ids[document] as number)) continue
    documents[left] = document
    keys[left++] = keys[at] as number
  }
  return left
}
