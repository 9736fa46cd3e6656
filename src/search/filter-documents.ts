import type { CompiledQuery } from './compiled-query.ts'
import {
  collect,
  divide,
  divideByCode,
  failByCode,
  failByDeath,
  failByExpiry,
  failByRange,
  keepNear,
} from './filter-loops.ts'
import { type Segment, segmentDocuments } from './segment.ts'
import type { Found } from './tally.ts'

/** Buffers for one filtering at a time. */
export class FilterScratch {
  readonly hits = new Uint16Array(segmentDocuments)
  readonly fails = new Int32Array(segmentDocuments)
  readonly near = new Uint16Array(segmentDocuments)
  readonly missCounts = new Int32Array(32)
  readonly misses: Uint16Array[] = []
  /** Candidates when a query has no words. */
  readonly every = Uint16Array.from({ length: segmentDocuments }, (_, document) => document)

  /** Documents of the last filtering that fail only this filter. */
  missesOf = (index: number): Found => {
    return { documents: this.misses[index] ?? this.every, count: this.missCounts[index] ?? 0 }
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
  let { documents, count } = candidates
  const { fails, missCounts, misses, hits } = scratch
  missCounts.fill(0)
  const expiry = expiringBy(segment, life.expiryColumn, life.nowMs)
  if (query.filters.length === 0 && !expiry && segment.deadCount === 0) return candidates
  while (misses.length < query.filters.length) misses.push(new Uint16Array(segmentDocuments))
  const [only] = misses
  const isOnly = query.filters.length === 1 && segment.deadCount === 0 && !expiry
  if (only && isOnly && query.ranges.length === 0) {
    const hit = divideByOnly(segment, query, candidates, hits, only)
    missCounts[0] = count - hit
    return { documents: hits, count: hit }
  }
  fails.fill(0, 0, count)
  for (const [index, table] of query.codeTables.entries()) {
    const column = segment.facets[index]
    if (table && column) failByCode(documents, count, column, table, fails)
  }
  if (query.placeTable) failByCode(documents, count, segment.placeSets, query.placeTable, fails)
  // What fails two by now need not be read for the ranges, which have eight bytes a document.
  if (query.ranges.length > 0 && query.filters.length - query.ranges.length > 1) {
    count = keepNear(documents, count, fails, scratch.near)
    documents = scratch.near
  }
  for (const { column, min, max, orMissing, bit } of query.ranges) {
    const values = segment.numbers[column]
    if (values) failByRange(documents, count, values, min, max, orMissing, bit, fails)
  }
  if (segment.deadCount > 0) failByDeath(documents, count, segment.dead, fails)
  if (expiry) failByExpiry(documents, count, expiry, life.nowMs, fails)
  if (only && isOnly) {
    const hit = divide(documents, count, fails, hits, only)
    missCounts[0] = count - hit
    return { documents: hits, count: hit }
  }
  const near = keepNear(documents, count, fails, scratch.near)
  for (const [index, list] of misses.entries()) {
    if (index < query.filters.length) missCounts[index] = collect(scratch.near, near, fails, 1 << index, list)
  }
  return { documents: hits, count: collect(scratch.near, near, fails, 0, hits) }
}

/** Hits and misses of the only filter, which is one by code. @returns how many hits */
function divideByOnly(
  segment: Segment,
  { codeTables, placeTable }: CompiledQuery,
  { documents, count }: Found,
  hits: Uint16Array,
  misses: Uint16Array,
): number {
  const index = codeTables.findIndex(table => table !== null)
  const column = placeTable ? segment.placeSets : segment.facets[index]
  const table = placeTable ?? codeTables[index]
  return column && table ? divideByCode(documents, count, column, table, hits, misses) : 0
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
