import type { CompiledQuery } from './compiled-query.ts'
import {
  BitScratch,
  type Bits,
  countFailures,
  keepNearOf,
  spellHits,
  spellMisses,
  spellNear,
  spellPassing,
} from './filter-bits.ts'
import { apart } from './loops/apart.ts'
import {
  deal,
  divideByCode,
  failByCode,
  failByDeath,
  failByExpiry,
  failByRange,
  keepNear,
  passListed,
} from './loops/filter-loops.ts'
import { passAtLeast, passByCode } from './loops/whole-segment.ts'
import { type Segment, segmentDocuments } from './segment.ts'
import type { Found, Missed } from './tally.ts'

/** A list of fewer documents than one in so many of the segment is filtered faster without bitmaps. */
const fewInAll = 8

/** Smaller segments are filtered faster without bitmaps: they are soon merged, and theirs would seldom be asked for again. */
const leastLarge = 2_048

/** Buffers for one filtering at a time. */
export class FilterScratch {
  readonly hits = new Uint16Array(segmentDocuments)
  readonly fails = new Int32Array(segmentDocuments)
  readonly near = new Uint16Array(segmentDocuments)
  readonly missCounts = new Int32Array(32)
  /** How many hits there are, and behind them how many documents miss each filter. */
  readonly ends = new Int32Array(33)
  readonly misses: Uint16Array[] = []
  readonly bits = new BitScratch()
  /** Candidates when a query has no words. */
  readonly every = Uint16Array.from({ length: segmentDocuments }, (_, document) => document)

  /** The bits of the filters whose misses the last filtering listed. */
  listed = 0

  /** Documents of the last filtering that fail only this filter. */
  missesOf = (index: number): Missed => {
    const documents = this.listed & (1 << index) ? (this.misses[index] ?? null) : null
    return { documents, count: this.missCounts[index] ?? 0 }
  }
}

/** Splits candidates into hits and misses; the misses stay in the scratch memory. The hits may alias the candidates. */
export function filterDocuments(
  segment: Segment,
  query: CompiledQuery,
  life: { expiryColumn: number; nowMs: number },
  candidates: Found,
  scratch: FilterScratch,
): Found {
  const { missCounts, misses } = scratch
  missCounts.fill(0)
  const expiry = expiringBy(segment, life.expiryColumn, life.nowMs)
  const isAlive = segment.deadCount === 0 && !expiry
  if (query.filters.length === 0 && isAlive) return candidates
  while (misses.length < query.filters.length) misses.push(new Uint16Array(segmentDocuments))
  scratch.listed = query.listed
  if (query.filters.length === 1 && isAlive) {
    const found = divideByOnly(segment, query, candidates, scratch)
    if (found) return found
  }
  if (
    isAlive &&
    isLarge(segment) &&
    query.coded.length === query.filters.length &&
    query.coded.length === 2
  ) {
    const found = divideByTwo(segment, query, candidates, scratch)
    if (found) return found
  }
  const { fails, near, hits, ends } = scratch
  let count = failCodes(segment, query, candidates, scratch)
  for (const { column, min, max, orMissing, bit } of query.ranges) {
    const values = segment.numbers[column]
    if (values) apart(failByRange, near, count, values, min, max, orMissing, bit, fails)
    // What fails two by now need not be read for the next range: these have eight bytes a document.
    if (query.filters.length > 1) count = apart(keepNear, near, count, fails, near)
  }
  if (segment.deadCount > 0) apart(failByDeath, near, count, segment.dead, fails)
  if (expiry) apart(failByExpiry, near, count, expiry, life.nowMs, fails)
  if (!isAlive) count = apart(keepNear, near, count, fails, near)
  ends.fill(0)
  apart(deal, near, count, fails, [hits, ...misses], ends)
  for (let index = 0; index < query.filters.length; index++) missCounts[index] = ends[index + 1] as number
  return { documents: hits, count: ends[0] as number }
}

/** Writes the candidates that fail one of the filters by code at most to `near`, and which one they fail. @returns how many */
function failCodes(
  segment: Segment,
  query: CompiledQuery,
  candidates: Found,
  { bits, fails, near }: FilterScratch,
): number {
  const { coded, codeTables, placeTable } = query
  let { documents, count } = candidates
  const isWhole = count === segment.size
  // What has no key is not remembered: for a list it is faster to look at the documents that are left.
  const filters = isWhole ? coded : coded.filter(({ key }) => key !== null)
  if (filters.length > 1 && isLarge(segment) && count * fewInAll >= segment.size) {
    countFailures(segment, query, filters, bits)
    count = isWhole ? spellNear(segment, bits, near) : keepNearOf(candidates, bits, near)
    documents = near
  }
  fails.fill(0, 0, count)
  for (const [index, table] of codeTables.entries()) {
    const column = segment.facets[index]
    if (table && column) apart(failByCode, documents, count, column, table, fails)
  }
  if (placeTable) apart(failByCode, documents, count, segment.placeSets, placeTable, fails)
  if (documents !== near || filters.length < coded.length)
    count = apart(keepNear, documents, count, fails, near)
  return count
}

function isLarge({ size }: Segment): boolean {
  return size >= leastLarge
}

/** Of two filters by code in a whole segment, the bitmaps say all: what fails the one and not the other fails it alone. */
function divideByTwo(
  segment: Segment,
  query: CompiledQuery,
  { count }: Found,
  { bits, hits, misses, missCounts }: FilterScratch,
): Found | null {
  if (count < segment.size) return null
  const failing = countFailures(segment, query, query.coded, bits)
  for (const [number, { bit }] of query.coded.entries()) {
    const list = query.listed & (1 << bit) ? (misses[bit] ?? null) : null
    missCounts[bit] = spellMisses(segment, failing[number] as Bits, bits, list)
  }
  return { documents: hits, count: spellHits(segment, bits, hits) }
}

/** The hits and misses of the only filter in one pass, where that can be. */
function divideByOnly(
  segment: Segment,
  query: CompiledQuery,
  { documents, count }: Found,
  scratch: FilterScratch,
): Found | null {
  const { codeTables, placeTable, ranges, steps, listed, coded } = query
  const { hits, misses, missCounts, bits } = scratch
  const index = codeTables.findIndex(table => table !== null)
  const column = placeTable ? segment.placeSets : segment.facets[index]
  const table = placeTable ?? codeTables[index]
  const [range] = ranges
  const isWhole = count === segment.size
  const [list] = misses
  let hit = -1
  if (range) {
    const values = segment.numbers[range.column]
    const isKnown = isWhole && steps.length === 0 && range.max === Infinity && !range.orMissing
    if (values && isKnown) hit = apart(passAtLeast, count, values, range.min, hits)
  } else if (column && table && isWhole && (!placeTable || listed === 0)) {
    const [filter] = coded
    if (filter?.key && isLarge(segment)) hit = spellPassing(segment, query, filter, bits, hits)
    else hit = apart(passByCode, count, column, table, hits)
  } else if (column && table && listed === 0) {
    hit = apart(passListed, documents, count, column, table, hits)
  } else if (column && table && list) {
    scratch.listed = 1
    hit = apart(divideByCode, documents, count, column, table, hits, list)
    missCounts[0] = count - hit
    return { documents: hits, count: hit }
  }
  if (hit < 0) return null
  scratch.listed = 0
  missCounts[0] = count - hit
  return { documents: hits, count: hit }
}

/** The expiry times of a segment, or null while none of its documents expires. */
export function expiringBy(segment: Segment, expiryColumn: number, nowMs: number): Float64Array | null {
  const expiry = segment.numbers[expiryColumn]
  return expiry !== undefined && earliest(expiry) <= nowMs ? expiry : null
}

const knownEarliest = new WeakMap<Float64Array, number>()

/** Cached: columns are immutable. */
function earliest(column: Float64Array): number {
  const known = knownEarliest.get(column)
  if (known !== undefined) return known
  let least = Infinity
  for (const value of column) if (value < least) least = value
  knownEarliest.set(column, least)
  return least
}
