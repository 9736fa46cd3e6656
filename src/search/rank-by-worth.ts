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
import type { SearchQuery } from './types.ts'
import type { ByPlace, PlacesWorth, Worth } from './worth.ts'

type PlaceWorth = PlacesWorth['of']

/** See `rank` of the index. */
export function rankByWorth(
  index: Searchable,
  query: SearchQuery,
  worth: Worth,
): { total: number; hits: { id: number; worth: number }[] } {
  const candidates = candidatesOf(index, query, worth.places?.except ?? null)
  const nearOnes = nearBy(index, worth.places)
  const measures = measurers(index, query, worth)
  const { kept } = index.scratch
  let total = 0
  const rank = (most: number, isFirst: boolean): TopK => {
    const best = new TopK(most, index.scratch.best)
    for (const [number, segment] of index.segments.entries()) {
      // One for each segment.
      const near = nearOnes(candidates[number] as ByPlace)
      for (const [documents, measure] of [
        [near.usual, measures.usual],
        [near.except, measures.except],
      ] as const) {
        for (let from = 0; from < documents.length; from += kept.keys.length) {
          const written = measure(segment, documents.subarray(from, from + kept.keys.length))
          if (isFirst) total += written
          best.offer(kept, written, segment.ids, number * segmentDocuments)
        }
      }
    }
    return best
  }
  const hits = rankHits(index, query, rank)
  return { total, hits: hits.map(({ id, key }) => ({ id, worth: -key })) }
}

function candidatesOf(index: Searchable, query: SearchQuery, except: PlacesWorth['except']): ByPlace[] {
  const { analyser, dictionaries, segments, scratch } = index
  const exception = except && [except.facet, except.value]
  const asked = JSON.stringify({ ...query, offset: 0, size: 0, spread: null, exception })
  const last = scratch.lastCandidates
  // Merging changes the segments without changing the index.
  const isSame = last?.asked === asked && last.segments.length === segments.length
  if (isSame && segments.every((segment, at) => segment === last.segments[at])) return last.found
  const compiled = compileQuery({ ...query, facets: [], steps: {} }, index.schema, dictionaries)
  const planning = { analyser, dictionary: dictionaries.terms, segments, scratch: scratch.drafts }
  const plan = query.text ? planText(query, planning) : null
  const isExcept = except && hasValue(index, except)
  const found = segments.map(segment => {
    const hits = findHits(index, segment, query, compiled, plan)
    return byPlace(segment, hits, dictionaries.places.size, isExcept)
  })
  scratch.lastCandidates = { asked, segments, found }
  return found
}

/** Whether a document has a value of a facet. */
function hasValue({ dictionaries }: Searchable, { facet, value }: { facet: string; value: string }) {
  const [judged] = dictionaries.facets.judged([{ facet, of: values => +values.includes(value) }])
  const { column = 0, size = 0, of = () => 0 } = judged ?? {}
  const marks = Uint8Array.from({ length: size }, (_, code) => of(code))
  return (segment: Segment, document: number): boolean => marks[segment.facets[column]?.[document] ?? 0] === 1
}

type IsExcept = (segment: Segment, document: number) => boolean

/** A copy of the documents in the order of their place sets, those of the exception behind the others. */
function byPlace(
  segment: Segment,
  { documents, count }: Found,
  sets: number,
  isExcept: IsExcept | null,
): ByPlace {
  const places = new Uint32Array(count)
  const ends = new Uint32Array(2 * sets + 1)
  for (let at = 0; at < count; at++) {
    const document = documents[at] as number // within bounds by the loop, as below
    const set = segment.placeSets[document] as number
    const place = isExcept?.(segment, document) ? sets + set : set
    places[at] = place
    ends[place + 1] = (ends[place + 1] as number) + 1
  }
  const used: number[] = []
  let usual = 0
  for (let place = 0; place < 2 * sets; place++) {
    const here = ends[place + 1] as number
    ends[place + 1] = here + (ends[place] as number)
    if (here === 0) continue
    used.push(place)
    if (place < sets) usual++
  }
  const ordered = new Uint16Array(count)
  for (let at = 0; at < count; at++) {
    const place = places[at] as number
    const next = ends[place] as number
    ordered[next] = documents[at] as number
    ends[place] = next + 1
  }
  return {
    documents: ordered,
    sets: Uint32Array.from(used, place => place % sets),
    ends: Uint32Array.from(used, place => ends[place] as number),
    usual,
  }
}

type Near = { usual: Uint16Array; except: Uint16Array }

/** The documents in whose places somebody would work at all: most are ruled out a place at a time. */
function nearBy(
  { dictionaries, scratch }: Searchable,
  places: PlacesWorth | null,
): (candidates: ByPlace) => Near {
  if (places === null) return ({ documents }) => ({ usual: documents, except: documents.subarray(0, 0) })
  const usualOf = dictionaries.places.judged(places.of)
  const exceptOf = places.except ? dictionaries.places.judged(places.except.of) : usualOf
  return ({ documents, sets, ends, usual }) => {
    const { hits } = scratch.filter
    let count = 0
    let usualCount = 0
    for (let at = 0; at < sets.length; at++) {
      const worthOf = at < usual ? usualOf : exceptOf
      if (worthOf(sets[at] as number) === -Infinity) continue // within bounds by the loop, as below
      const near = documents.subarray(at > 0 ? ends[at - 1] : 0, ends[at])
      hits.set(near, count)
      count += near.length
      if (at < usual) usualCount = count
    }
    return { usual: hits.subarray(0, usualCount), except: hits.subarray(usualCount, count) }
  }
}

type Pass = (segment: Segment, kept: Keyed, count: number) => number
type Measure = (segment: Segment, documents: Uint16Array) => number

function measurers(index: Searchable, query: SearchQuery, worth: Worth): { usual: Measure; except: Measure } {
  const { places } = worth
  const shared = passesOf(index, worth)
  const measure = (of: PlaceWorth | null) =>
    measurer(index, query, worth, [...placePass(index, of), ...shared])
  return { usual: measure(places?.of ?? null), except: measure(places?.except?.of ?? null) }
}

/** Writes the documents that are worth anything at all, with their keys, to the scratch memory. @returns how many */
function measurer(
  { schema, scratch }: Searchable,
  { nowMs }: SearchQuery,
  { without }: Worth,
  passes: readonly Pass[],
): Measure {
  const freshness = schema.freshness === undefined ? -1 : numberColumn(schema, schema.freshness)
  return (segment, documents) => {
    const { kept } = scratch
    kept.documents.set(documents)
    kept.keys.fill(0, 0, documents.length)
    let count = documents.length
    for (const pass of passes) count = pass(segment, kept, count)
    if (without.size > 0) count = dropIds(segment.ids, without, kept, count)
    const fresh = segment.numbers[freshness]
    if (fresh) apart(addFreshness, kept, count, fresh, nowMs)
    return count
  }
}

/** The first pass: the places leave out most. */
function placePass({ dictionaries: { places } }: Searchable, of: PlaceWorth | null): Pass[] {
  return of ? [byCode(({ placeSets }) => placeSets, places.size, places.judged(of))] : []
}

/** Each drops what is left out, so that the later ones look at fewer documents. */
function passesOf({ schema, dictionaries: { facets } }: Searchable, worth: Worth): Pass[] {
  const ofFacets = facets.judged(worth.facets).map(({ column, size, of }) => {
    return byCode(segment => segment.facets[column], size, of)
  })
  const ofNumbers = worth.numbers.map(({ column: name, of }): Pass => {
    const column = numberColumn(schema, name)
    return (segment, kept, count) => {
      const values = segment.numbers[column]
      return values ? apart(addByNumber, kept, count, values, of) : count
    }
  })
  return [...ofFacets, ...ofNumbers]
}

function byCode(
  columnOf: (segment: Segment) => Codes | undefined,
  size: number,
  of: (code: number) => number,
): Pass {
  const known = new Float64Array(size).fill(Number.NaN)
  return (segment, kept, count) => {
    const codes = columnOf(segment)
    return codes ? apart(addByCode, kept, count, codes, known, of) : count
  }
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
