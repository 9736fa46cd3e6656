import { type CompiledQuery, compileQuery, numberColumn } from './compiled-query.ts'
import type { Dictionaries } from './document-encoder.ts'
import { expiringBy } from './filter-documents.ts'
import { onesOf, spellOut } from './loops/bit-loops.ts'
import {
  addBitmap,
  addBits,
  intersect,
  keepAlive,
  keepByCode,
  keepInRange,
  keepUnexpired,
  spellOutPassing,
  takeAway,
} from './loops/count-loops.ts'
import { bitsOf } from './posting-list.ts'
import { findTerm, type Segment, segmentDocuments } from './segment.ts'
import { type DraftScratch, type PlannedTerm, planGroups } from './text-plan.ts'
import type { Analyser, SearchQuery, SearchSchema } from './types.ts'

const words = segmentDocuments / 16

/** Bitmaps over the documents of a segment, in the words of a posting list. */
export class CountScratch {
  readonly all = new Uint16Array(words)
  readonly group = new Uint16Array(words)
  readonly known = new Uint16Array(words)
  readonly documents = new Uint16Array(segmentDocuments)
}

/** What counting reads; immutable while it runs. */
type Countable = {
  schema: SearchSchema
  analyser: Analyser
  dictionaries: Dictionaries
  segments: readonly Segment[]
}

/** What the last search with filters found, until the index changes: what merely mentions it is counted right after it. */
export type LastFound = { asked: string; total: number; compiled: CompiledQuery }

/** All that decides what a search finds, but whether mentions count. */
export function askedBy(query: SearchQuery): string {
  const { text, language, isTyping, correct, correctBelow } = query
  const { filters, excludes, ranges, near, within, nowMs } = query
  return JSON.stringify([
    [text, language, isTyping, correct, correctBelow],
    [filters, excludes, ranges, near, within, nowMs],
  ])
}

/** How many documents a search finds: without scores, order and counts of facets, words are bitmaps and filters only make a list shorter. */
export function countDocuments(
  index: Countable,
  query: SearchQuery,
  scratch: { count: CountScratch; drafts: DraftScratch; lastFound: LastFound | null },
): number {
  const { schema, analyser, dictionaries, segments } = index
  const planning = { analyser, dictionary: dictionaries.terms, segments, scratch: scratch.drafts }
  const last = query.mentions && scratch.lastFound?.asked === askedBy(query) ? scratch.lastFound : null
  const groups = planGroups(query, planning)
  const known = last && planGroups({ ...query, mentions: false }, planning)
  const compiled = last?.compiled ?? compileQuery({ ...query, ...withoutOrder }, schema, dictionaries)
  const expiryColumn = schema.expiry === undefined ? -1 : numberColumn(schema, schema.expiry)
  let total = last?.total ?? 0
  for (const segment of segments) {
    const expiry = expiringBy(segment, expiryColumn, query.nowMs)
    const life = { expiry, nowMs: query.nowMs }
    total += countIn(segment, { groups, known }, compiled, life, scratch.count)
  }
  return total
}

/** What compiling a query prepares for hits and their counts. */
const withoutOrder = {
  facets: [],
  steps: {},
  refusals: {},
  behind: [],
  sort: { by: 'title', order: 'ascending' },
} satisfies Partial<SearchQuery>

/** `expiry` is null while no document expires. */
type Life = { expiry: Float64Array | null; nowMs: number }

/** Groups of words; what `known` groups find is not counted again. */
type Counted = { groups: Groups | null; known: Groups | null }
type Groups = readonly (readonly PlannedTerm[])[]

function countIn(
  segment: Segment,
  { groups, known }: Counted,
  compiled: CompiledQuery,
  life: Life,
  scratch: CountScratch,
): number {
  const { all, documents } = scratch
  const length = Math.ceil(segment.size / 16)
  let count = segment.size
  if (groups) {
    uniteAll(segment, groups, all, scratch.group, length)
    if (known) {
      uniteAll(segment, known, scratch.known, scratch.group, length)
      takeAway(all, scratch.known, length)
    }
    if (compiled.filters.length === 0 && !life.expiry && segment.deadCount === 0) return onesOf(all, length)
    if (compiled.placeTable) {
      const near = spellOutPassing(all, length, segment.placeSets, compiled.placeTable, documents)
      return keepPassing(segment, { ...compiled, placeTable: null }, life, documents, near)
    }
    count = spellOut(all, 0, length, documents)
  } else {
    for (let document = 0; document < count; document++) documents[document] = document
  }
  return keepPassing(segment, compiled, life, documents, count)
}

/** The documents of all groups. */
function uniteAll(
  segment: Segment,
  groups: Groups,
  all: Uint16Array,
  ofGroup: Uint16Array,
  length: number,
): void {
  for (const [number, group] of groups.entries()) {
    unite(segment, group, number === 0 ? all : ofGroup, length)
    if (number > 0) intersect(all, ofGroup, length)
  }
}

/** The documents of a group. */
function unite(segment: Segment, group: readonly PlannedTerm[], bits: Uint16Array, length: number): void {
  bits.fill(0, 0, length)
  for (const { term } of group) {
    const found = findTerm(segment.terms, term)
    if (found < 0) continue
    const { postings, starts } = segment
    const start = starts[found] as number // found is one of its terms, as below
    if (bitsOf(segment, found)) addBitmap(postings, start, bits, length)
    else addBits(postings, start, starts[found + 1] as number, bits)
  }
}

function keepPassing(
  segment: Segment,
  { codeTables, ranges, placeTable }: CompiledQuery,
  { expiry, nowMs }: Life,
  documents: Uint16Array,
  found: number,
): number {
  let count = found
  if (placeTable) count = keepByCode(documents, count, segment.placeSets, placeTable)
  for (const [number, table] of codeTables.entries()) {
    const column = segment.facets[number]
    if (table && column) count = keepByCode(documents, count, column, table)
  }
  for (const { column, min, max, orMissing } of ranges) {
    const values = segment.numbers[column]
    if (values) count = keepInRange(documents, count, values, min, max, orMissing)
  }
  if (segment.deadCount > 0) count = keepAlive(documents, count, segment.dead)
  return expiry ? keepUnexpired(documents, count, expiry, nowMs) : count
}
