import { onesIn, spellOut } from './loops/bit-loops.ts'
import { shared16, shared32 } from './memory.ts'
import { type Segment, segmentDocuments } from './segment.ts'

const wordBits = 16

/**
 * Posting lists by term: document numbers `offsets[i]` to `offsets[i + 1]` in `lists`. A list longer than the segment's bitmap, in words of
 * 16 documents, is stored as a bitmap instead; `starts` says where each begins.
 */
export function packLists(
  lists: Uint16Array,
  offsets: Uint32Array,
  size: number,
): Pick<Segment, 'starts' | 'postings'> {
  const terms = offsets.length - 1
  const words = Math.ceil(size / wordBits)
  const starts = shared32(terms + 1)
  let length = 0
  for (let at = 0; at < terms; at++) {
    starts[at] = length
    length += Math.min(words, (offsets[at + 1] as number) - (offsets[at] as number)) // within bounds, as in all loops here
  }
  starts[terms] = length
  const postings = shared16(length)
  for (let at = 0; at < terms; at++) {
    const [from, to, start] = [offsets[at] as number, offsets[at + 1] as number, starts[at] as number]
    if (to - from > words) setBits(lists, from, to, postings, start)
    else postings.set(lists.subarray(from, to), start)
  }
  return { starts, postings }
}

/** A list of document numbers within a larger array. */
export type DocumentList = { documents: Uint16Array; start: number }

/** Buffer for one decoded list at a time. */
export function listScratch(): Uint16Array {
  return new Uint16Array(segmentDocuments)
}

/** The documents of the term at this position: in place, or decoded into the scratch memory. */
export function readList(segment: Segment, term: number, scratch: Uint16Array): DocumentList {
  const { starts, offsets, postings } = segment
  const start = starts[term] ?? 0
  const end = starts[term + 1] ?? 0
  const count = (offsets[term + 1] ?? 0) - (offsets[term] ?? 0)
  if (end - start === count) return { documents: postings, start }
  spellOut(postings, start, end, scratch)
  return { documents: scratch, start: 0 }
}

/** Where a bitmap is stored; null for a list of document numbers. */
export function bitsOf({ starts, offsets }: Segment, term: number): { start: number; end: number } | null {
  const [start, end] = [starts[term] ?? 0, starts[term + 1] ?? 0]
  return end - start === (offsets[term + 1] ?? 0) - (offsets[term] ?? 0) ? null : { start, end }
}

/** How many postings, starting at `first`, precede each word of a bitmap. */
export function countBefore(
  postings: Uint16Array,
  start: number,
  end: number,
  first: number,
  before: Uint32Array,
): void {
  let sum = first
  for (let at = start; at < end; at++) {
    before[at - start] = sum
    sum += onesIn(postings[at] as number)
  }
}

function setBits(lists: Uint16Array, from: number, to: number, postings: Uint16Array, start: number): void {
  for (let at = from; at < to; at++) {
    const document = lists[at] as number
    const word = start + (document >> 4)
    postings[word] = (postings[word] as number) | (1 << (document & 15))
  }
}
