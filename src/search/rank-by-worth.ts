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
import type { ByPlace, Candidates, PlacesWorth, Worth } from './worth.ts'

type PlaceWorth = PlacesWorth['of']

/** See `rank` of the index. */
export function rankByWorth(
  index: Searchable,
  query: SearchQuery,
  worth: Worth,
): { total: number; hits: { id: number; worth: number }[] } {
  const groups = groupsOf(index, query, worth)
  const { kept } = index.scratch
  let total = 0
  const rank = (most: number, isFirst: boolean): TopK => {
    const best = new TopK(most, index.scratch.best)
    for (const [number, segment] of index.segments.entries()) {
      for (const { candidates, nearOnes, measure } of groups) {
        // One for each segment.
        const { documents, count } = nearOnes(candidates[number] as ByPlace)
        for (let from = 0; from < count; from += kept.keys.length) {
          const written = measure(segment, documents.subarray(from, Math.min(count, from + kept.keys.length)))
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

type Pass = (segment: Segment, kept: Keyed, count: number) => number

type Group = {
  candidates: ByPlace[]
  nearOnes: (candidates: ByPlace) => Found
  measure: (segment: Segment, documents: Uint16Array) => number
}

/** The candidates with what their places are worth: all of them in one way, but for the exception. */
function groupsOf(index: Searchable, query: SearchQuery, worth: Worth): Group[] {
  const { places } = worth
  const except = places?.except ?? null
  const found = candidatesOf(index, query, except)
  const shared = passesOf(index, worth)
  const group = (candidates: ByPlace[], of: PlaceWorth | null): Group => ({
    candidates,
    nearOnes: nearBy(index, of),
    measure: measurer(index, query, worth, [...placePass(index, of), ...shared]),
  })
  const usual = found.map(each => each.usual)
  const others = found.map(each => each.except)
  const first = group(usual, places?.of ?? null)
  return except === null ? [first] : [first, group(others, except.of)]
}

function candidatesOf(index: Searchable, query: SearchQuery, except: PlacesWorth['except']): Candidates[] {
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
  const found = segments.map((segment): Candidates => {
    const { documents, count } = findHits(index, segment, query, compiled, plan)
    const hits = documents.slice(0, count)
    const group = (documents: Uint16Array) =>
      byPlace(segment, { documents, count: documents.length }, dictionaries.places.size)
    if (!isExcept) return { usual: group(hits), except: group(hits.subarray(0, 0)) }
    return {
      usual: group(hits.filter(document => !isExcept(segment, document))),
      except: group(hits.filter(document => isExcept(segment, document))),
    }
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

/** A copy of the documents in the order of their place sets. */
function byPlace({ placeSets }: Segment, { documents, count }: Found, sets: number): ByPlace {
  const ends = new Uint32Array(sets + 1)
  for (let at = 0; at < count; at++) {
    const set = placeSets[documents[at] as number] as number // within bounds by the loop, as below
    ends[set + 1] = (ends[set + 1] as number) + 1
  }
  for (let set = 0; set < sets; set++) ends[set + 1] = (ends[set + 1] as number) + (ends[set] as number)
  const ordered = new Uint16Array(count)
  for (let at = 0; at < count; at++) {
    const document = documents[at] as number
    const set = placeSets[document] as number
    const place = ends[set] as number
    ordered[place] = document
    ends[set] = place + 1
  }
  const used = Uint32Array.from({ length: sets }, (_, set) => set).filter(
    set => ends[set] !== (set > 0 ? ends[set - 1] : 0),
  )
  return { documents: ordered, sets: used, ends: used.map(set => ends[set] as number) }
}

/** The documents in whose places somebody would work at all: most are ruled out a place at a time. */
function nearBy(
  { dictionaries, scratch }: Searchable,
  places: PlaceWorth | null,
): (candidates: ByPlace) => Found {
  if (places === null) return ({ documents }) => ({ documents, count: documents.length })
  const worthOf = dictionaries.places.judged(places)
  return ({ documents, sets, ends }) => {
    const { hits } = scratch.filter
    let count = 0
    for (let at = 0; at < sets.length; at++) {
      if (worthOf(sets[at] as number) === -Infinity) continue // within bounds by the loop, as below
      const near = documents.subarray(at > 0 ? ends[at - 1] : 0, ends[at])
      hits.set(near, count)
      count += near.length
    }
    return { documents: hits, count }
  }
}

/** Writes the documents that are worth anything at all, with their keys, to the scratch memory. @returns how many */
function measurer(
  { schema, scratch }: Searchable,
  { nowMs }: SearchQuery,
  { without }: Worth,
  passes: readonly Pass[],
): (segment: Segment, documents: Uint16Array) => number {
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

/** The first pass of a group: the places leave out most. */
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
