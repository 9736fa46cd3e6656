import { compileQuery, numberColumn } from './compiled-query.ts'
import {
  createDictionaries,
  type Dictionaries,
  DocumentEncoder,
  type EncodedDocument,
} from './document-encoder.ts'
import { filterDocuments } from './filter-documents.ts'
import { matchText } from './match-text.ts'
import { areaKey } from './places/place-sets.ts'
import type { Scratch } from './run-search.ts'
import type { Segment } from './segment.ts'
import { buildSegment } from './segment-builder.ts'
import type { Found } from './tally.ts'
import { planGroups } from './text-plan.ts'
import type { SearchDocument, SearchIndexOptions, SearchQuery } from './types.ts'

/** A bitmap over the documents of a segment. */
type Bits = Uint32Array

/** Small segments keep the bitmaps short: all of them are held until every query is answered. */
const documentsAtOnce = 4_096

/**
 * For each query the ids of the matching documents, ascending; the documents are prepared once for any number of queries. Parts that many
 * queries share are evaluated once: the words, filters, ranges and radius of a query are each a bitmap, and the result is their
 * intersection. Documents that cannot be analysed match no query.
 */
export function matchQueries(
  options: SearchIndexOptions,
  scratch: Scratch,
  documents: readonly SearchDocument[],
): (queries: readonly SearchQuery[]) => number[][] {
  const dictionaries = createDictionaries(options.schema)
  const segments = segmentsOf(options, dictionaries, documents)
  const matchers = segments.map(segment => segmentMatcher(options, dictionaries, segments, segment, scratch))
  return queries => {
    const found: number[][] = queries.map(() => [])
    for (const match of matchers) {
      for (const [number, query] of queries.entries()) match(query, found[number] as number[]) // one list per query
    }
    return found
  }
}

function segmentMatcher(
  options: SearchIndexOptions,
  dictionaries: Dictionaries,
  segments: readonly Segment[],
  segment: Segment,
  scratch: Scratch,
): (query: SearchQuery, into: number[]) => void {
  const bitsOfWords = wordsMatcher(options, dictionaries, segments, segment, scratch)
  const bitsOfFilters = filterMatcher(options, dictionaries, segment, scratch)
  const all = new Uint32Array(Math.ceil(segment.size / 32))
  return (query, into) => {
    const words = bitsOfWords(query)
    if (words && !words.some(Boolean)) return
    if (words) all.set(words)
    else all.fill(0xffffffff)
    for (const bits of bitsOfFilters(query)) keepCommon(all, bits)
    collectIds(all, segment.ids, into)
  }
}

/** The documents in order of id, keeping the last one of each id. */
function segmentsOf(
  { schema, analyser, onProblem }: SearchIndexOptions,
  dictionaries: Dictionaries,
  documents: readonly SearchDocument[],
): Segment[] {
  const encoder = new DocumentEncoder(schema, analyser, dictionaries)
  const encoded = new Map<number, EncodedDocument>()
  for (const document of documents) {
    encoded.delete(document.id)
    try {
      encoded.set(document.id, encoder.encode(document).encoded)
    } catch (error) {
      onProblem?.({ id: document.id, kind: 'skipped', error })
    }
  }
  const all = [...encoded.values()].sort((a, b) => a.id - b.id)
  return Array.from({ length: Math.ceil(all.length / documentsAtOnce) }, (_, number) => {
    return buildSegment(all.slice(number * documentsAtOnce, (number + 1) * documentsAtOnce), number)
  })
}

/** Finds the documents that match a query's words; null for a query without words. */
function wordsMatcher(
  { analyser }: SearchIndexOptions,
  dictionaries: Dictionaries,
  segments: readonly Segment[],
  segment: Segment,
  scratch: Scratch,
): (query: SearchQuery) => Bits | null {
  // By language, then options, then text: nested maps, because building a combined key would cost more than the rest.
  const known = new Map<string, Map<number, Map<string, Bits | null>>>()
  const planning = { analyser, dictionary: dictionaries.terms, segments, scratch: scratch.drafts }
  return query => {
    const { text = '', language = '', isTyping = false, correct = true, mentions = false } = query
    const inLanguage = remembered(known, language, newMap<number, Map<string, Bits | null>>)
    const kind = (isTyping ? 1 : 0) + (correct ? 2 : 0) + (mentions ? 4 : 0)
    const ofKind = remembered(inLanguage, kind, newMap<string, Bits | null>)
    return remembered(ofKind, text, () => {
      const groups = planGroups(query, planning)
      if (!groups) return null
      const count = matchText(segment, groups, scratch.match)
      return bitsOf(segment, { documents: scratch.match.candidates, count })
    })
  }
}

/** Finds the documents that pass each filter of a query; the first bitmap is those not yet expired. */
function filterMatcher(
  { schema }: SearchIndexOptions,
  dictionaries: Dictionaries,
  segment: Segment,
  scratch: Scratch,
): (query: SearchQuery) => Bits[] {
  const expiryColumn = schema.expiry === undefined ? -1 : numberColumn(schema, schema.expiry)
  const find = (part: Partial<SearchQuery>, nowMs: number): Bits => {
    const query: SearchQuery = { ...part, facets: [], nowMs, sort: { by: 'relevance' }, offset: 0, size: 0 }
    const compiled = compileQuery(query, schema, dictionaries)
    const every = { documents: scratch.filter.every, count: segment.size }
    return bitsOf(segment, filterDocuments(segment, compiled, { expiryColumn, nowMs }, every, scratch.filter))
  }
  const knownAt = new Map<number, KnownParts>()
  return ({ filters, excludes, ranges, near, within, nowMs }) => {
    const known = remembered(knownAt, nowMs, () => ({
      live: find({}, nowMs),
      values: new Map(),
      refusals: new Map(),
      ranges: new Map(),
      circles: new Map(),
      areas: new Map(),
    }))
    const parts = [known.live]
    for (const name in filters) {
      const values = filters[name] ?? []
      const key = values.length === 1 ? (values[0] as string) : values.join('\0') // the length is 1
      const ofName = remembered(known.values, name, newMap<string, Bits>)
      parts.push(remembered(ofName, key, () => find({ filters: { [name]: values } }, nowMs)))
    }
    for (const name in excludes) {
      const { facet = '', values = [] } = excludes[name] ?? {}
      const ofFacet = remembered(known.refusals, facet, newMap<string, Bits>)
      const refused = { [name]: { facet, values } }
      parts.push(remembered(ofFacet, values.join('\0'), () => find({ excludes: refused }, nowMs)))
    }
    for (const name in ranges) {
      const range = ranges[name] ?? {}
      const key = `${name}>${range.min}<${range.max}${range.orMissing}`
      parts.push(remembered(known.ranges, key, () => find({ ranges: { [name]: range } }, nowMs)))
    }
    if (near && 'circles' in near) {
      parts.push(remembered(known.areas, areaKey(near), () => find({ near }, nowMs)))
    } else if (near && near.radiusKm !== null) {
      const onLatitude = remembered(known.circles, near.latDegrees, newMap<number, Map<number, Bits>>)
      const around = remembered(onLatitude, near.lonDegrees, newMap<number, Bits>)
      parts.push(remembered(around, near.radiusKm, () => find({ near }, nowMs)))
    }
    if (within) parts.push(find({ within }, nowMs))
    return parts
  }
}

/** Cached bitmaps of filter parts for one moment, each keyed by its parameters. */
type KnownParts = {
  live: Bits
  values: Map<string, Map<string, Bits>>
  /** By facet and values. */
  refusals: Map<string, Map<string, Bits>>
  ranges: Map<string, Bits>
  /** By latitude, longitude and radius. */
  circles: Map<number, Map<number, Map<number, Bits>>>
  areas: Map<string, Bits>
}

function newMap<Key, Value>(): Map<Key, Value> {
  return new Map()
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = known.get(key)
  if (before !== undefined) return before
  const made = make()
  known.set(key, made)
  return made
}

function bitsOf({ size }: Segment, { documents, count }: Found): Bits {
  const bits = new Uint32Array(Math.ceil(size / 32))
  for (let at = 0; at < count; at++) {
    const document = documents[at] as number // within bounds by the loop, as everywhere below
    bits[document >> 5] = (bits[document >> 5] as number) | (1 << (document & 31))
  }
  return bits
}

function keepCommon(all: Bits, bits: Bits): void {
  for (let at = 0; at < all.length; at++) all[at] = (all[at] as number) & (bits[at] as number)
}

function collectIds(bits: Bits, ids: Uint32Array, into: number[]): void {
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at] as number; word !== 0; word &= word - 1) {
      into.push(ids[at * 32 + 31 - Math.clz32(word & -word)] as number)
    }
  }
}
