import type { CodedFilter, CompiledQuery } from './compiled-query.ts'
import { apart } from './loops/apart.ts'
import { addFailing, failing, invert, keepOthers, leaveOut, onesOf, spellOut } from './loops/bit-loops.ts'
import { type Segment, segmentDocuments } from './segment.ts'
import type { Found } from './tally.ts'

/** A bitmap in words of 16 documents, and the same memory in words of 32. */
export class Bits {
  readonly words: Uint16Array
  readonly pairs: Int32Array

  constructor(size: number) {
    this.pairs = new Int32Array(pairsIn(size))
    this.words = new Uint16Array(this.pairs.buffer)
  }
}

/** Bitmaps for one filtering at a time. */
export class BitScratch {
  readonly once = new Bits(segmentDocuments)
  readonly twice = new Bits(segmentDocuments)
  readonly picked = new Bits(segmentDocuments)
  /** By bit number: what fails a filter whose documents are not remembered. */
  readonly failing: Bits[] = []
}

/**
 * Of filters by facets there are few, and most searches have the same ones: so many of the last ones are remembered in each segment, one
 * bit a document each.
 */
const mostKnown = 16
/** The last one used is last. */
const known = new WeakMap<Segment, Map<string, Bits>>()

/** Bytes of what is remembered of a segment at most. */
export function knownBytes({ size }: Segment): number {
  return mostKnown * 4 * pairsIn(size)
}

/** All documents of a segment that pass a filter. @returns how many */
export function spellPassing(
  segment: Segment,
  query: CompiledQuery,
  filter: CodedFilter,
  scratch: BitScratch,
  into: Uint16Array,
): number {
  return spellOthers(segment, bitsFailing(segment, query, filter, scratch), scratch, into)
}

/** Finds in a whole segment what fails each of these filters, and counts what fails one and two of them at least. */
export function countFailures(
  segment: Segment,
  query: CompiledQuery,
  filters: readonly CodedFilter[],
  scratch: BitScratch,
): Bits[] {
  const { once, twice } = scratch
  const length = pairsIn(segment.size)
  once.pairs.fill(0, 0, length)
  twice.pairs.fill(0, 0, length)
  return filters.map(filter => {
    const bits = bitsFailing(segment, query, filter, scratch)
    apart(addFailing, bits.pairs, length, once.pairs, twice.pairs)
    return bits
  })
}

/** After counting: the documents that fail no filter. @returns how many */
export function spellHits(segment: Segment, scratch: BitScratch, into: Uint16Array): number {
  return spellOthers(segment, scratch.once, scratch, into)
}

/** After counting: the documents that fail one filter at most. @returns how many */
export function spellNear(segment: Segment, scratch: BitScratch, into: Uint16Array): number {
  return spellOthers(segment, scratch.twice, scratch, into)
}

/** The same of a list of documents. */
export function keepNearOf({ documents, count }: Found, { twice }: BitScratch, into: Uint16Array): number {
  return apart(keepOthers, documents, count, twice.words, into)
}

/** After counting: the documents that fail this filter alone; only their number without a list to write to. */
export function spellMisses(
  { size }: Segment,
  fails: Bits,
  { twice, picked }: BitScratch,
  into: Uint16Array | null,
): number {
  const length = pairsIn(size)
  apart(leaveOut, fails.pairs, twice.pairs, length, picked.pairs)
  return into ? apart(spellOut, picked.words, 0, 2 * length, into) : apart(onesOf, picked.words, 2 * length)
}

function spellOthers({ size }: Segment, fails: Bits, { picked }: BitScratch, into: Uint16Array): number {
  const { pairs, words } = picked
  const length = pairsIn(size)
  apart(invert, fails.pairs, length, pairs)
  // The last documents of the last word are none.
  for (let document = size; document < 32 * length; document++)
    words[document >> 4] = (words[document >> 4] as number) & ~(1 << (document & 15))
  return apart(spellOut, words, 0, 2 * length, into)
}

/** The documents of a segment that fail a filter by code. Remembered where the filter has a key: segments are immutable. */
function bitsFailing(
  segment: Segment,
  { codeTables, placeTable }: CompiledQuery,
  { bit, column, key }: CodedFilter,
  scratch: BitScratch,
): Bits {
  const filters = knownIn(segment)
  const remembered = key === null ? undefined : lastKnown(filters, key)
  if (remembered) return remembered
  const bits = key === null ? spareBits(scratch, bit) : new Bits(segment.size)
  const codes = column < 0 ? segment.placeSets : segment.facets[column]
  const table = column < 0 ? placeTable : codeTables[column]
  // The last pair may have one word more than documents.
  bits.pairs[pairsIn(segment.size) - 1] = 0
  if (codes && table) apart(failing, segment.size, codes, table, bit, bits.words)
  if (key !== null) keep(filters, key, bits)
  return bits
}

function lastKnown(filters: Map<string, Bits>, key: string): Bits | undefined {
  const bits = filters.get(key)
  if (bits) keep(filters, key, bits)
  return bits
}

function keep(filters: Map<string, Bits>, key: string, bits: Bits): void {
  filters.delete(key)
  const [oldest] = filters.keys()
  if (oldest !== undefined && filters.size >= mostKnown) filters.delete(oldest)
  filters.set(key, bits)
}

function knownIn(segment: Segment): Map<string, Bits> {
  const filters = known.get(segment) ?? new Map<string, Bits>()
  known.set(segment, filters)
  return filters
}

function spareBits({ failing }: BitScratch, bit: number): Bits {
  const bits = failing[bit] ?? new Bits(segmentDocuments)
  failing[bit] = bits
  return bits
}

function pairsIn(size: number): number {
  return Math.ceil(size / 32)
}
