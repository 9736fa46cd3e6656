import type { CompiledQuery } from './compiled-query.ts'
import { apart } from './loops/apart.ts'
import {
  collect,
  countFailing,
  divide,
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

/** Buffers for one filtering at a time. */
export class FilterScratch {
  readonly hits = new Uint16Array(segmentDocuments)
  readonly fails = new Int32Array(segmentDocuments)
  readonly near = new Uint16Array(segmentDocuments)
  readonly missCounts = new Int32Array(32)
  readonly misses: Uint16Array[] = []
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
  let { documents, count } = candidates
  const { fails, near } = scratch
  fails.fill(0, 0, count)
  for (const [index, table] of query.codeTables.entries()) {
    const column = segment.facets[index]
    if (table && column) apart(failByCode, documents, count, column, table, fails)
  }
  if (query.placeTable) apart(failByCode, documents, count, segment.placeSets, query.placeTable, fails)
  // What fails two by now need not be read for the ranges, which have eight bytes a document.
  if (query.ranges.length > 0 && query.filters.length - query.ranges.length > 1) {
    count = apart(keepNear, documents, count, fails, near)
    documents = near
  }
  for (const { column, min, max, orMissing, bit } of query.ranges) {
    const values = segment.numbers[column]
    if (values) apart(failByRange, documents, count, values, min, max, orMissing, bit, fails)
  }
  if (segment.deadCount > 0) apart(failByDeath, documents, count, segment.dead, fails)
  if (expiry) apart(failByExpiry, documents, count, expiry, life.nowMs, fails)
  const [only] = misses
  if (only && query.filters.length === 1 && isAlive) {
    const hit = apart(divide, documents, count, fails, scratch.hits, only)
    missCounts[0] = count - hit
    return { documents: scratch.hits, count: hit }
  }
  count = apart(keepNear, documents, count, fails, near)
  for (let index = 0; index < query.filters.length; index++) {
    const bit = 1 << index
    const list = misses[index]
    missCounts[index] =
      list && query.listed & bit
        ? apart(collect, near, count, fails, bit, list)
        : apart(countFailing, fails, count, bit)
  }
  return { documents: scratch.hits, count: apart(collect, near, count, fails, 0, scratch.hits) }
}

/** The hits and misses of the only filter in one pass, where that can be. */
function divideByOnly(
  segment: Segment,
  { codeTables, placeTable, ranges, steps, listed }: CompiledQuery,
  { documents, count }: Found,
  scratch: FilterScratch,
): Found | null {
  const { hits, misses, missCounts } = scratch
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
    hit = apart(passByCode, count, column, table, hits)
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
