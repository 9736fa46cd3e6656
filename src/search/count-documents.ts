import { type CompiledQuery, compileQuery, numberColumn } from './compiled-query.ts'
import type { Dictionaries } from './document-encoder.ts'
import { expiringBy } from './filter-documents.ts'
import {
  addBitmap,
  addBits,
  intersect,
  keepAlive,
  keepByCode,
  keepInRange,
  keepUnexpired,
  onesOf,
  spellOutPassing,
} from './loops/count-loops.ts'
import { bitsOf, spellOut } from './posting-list.ts'
import { findTerm, type Segment, segmentDocuments } from './segment.ts'
import { type DraftScratch, type PlannedTerm, planGroups } from './text-plan.ts'
import type { Analyser, SearchQuery, SearchSchema } from './types.ts'

const words = segmentDocuments / 16

/** Bitmaps over the documents of a segment, in the words of a posting list. */
export class CountScratch {
  readonly all = new Uint16Array(words)
  readonly group = new Uint16Array(words)
  readonly documents = new Uint16Array(segmentDocuments)
}

/** What counting reads; immutable while it runs. */
type Countable = {
  schema: SearchSchema
  analyser: Analyser
  dictionaries: Dictionaries
  segments: readonly Segment[]
}

/** How many documents a search finds: without scores, order and counts of facets, words are bitmaps and filters only make a list shorter. */
export function countDocuments(
  index: Countable,
  query: SearchQuery,
  { count: scratch, drafts }: { count: CountScratch; drafts: DraftScratch },
): number {
  const { schema, analyser, dictionaries, segments } = index
  const groups = planGroups(query, { analyser, dictionary: dictionaries.terms, segments, scratch: drafts })
  const compiled = compileQuery({ ...query, ...withoutOrder }, schema, dictionaries)
  const expiryColumn = schema.expiry === undefined ? -1 : numberColumn(schema, schema.expiry)
  let total = 0
  for (const segment of segments) {
    const expiry = expiringBy(segment, expiryColumn, query.nowMs)
    total += countIn(segment, groups, compiled, { expiry, nowMs: query.nowMs }, scratch)
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

function countIn(
  segment: Segment,
  groups: readonly (readonly PlannedTerm[])[] | null,
  compiled: CompiledQuery,
  life: Life,
  scratch: CountScratch,
): number {
  const { all, documents } = scratch
  const length = Math.ceil(segment.size / 16)
  let count = segment.size
  if (groups) {
    for (const [number, group] of groups.entries()) {
      if (number === 0) unite(segment, group, all, length)
      else {
        unite(segment, group, scratch.group, length)
        intersect(all, scratch.group, length)
      }
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
