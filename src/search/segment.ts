import type { Codes } from './memory.ts'

/** Documents of a segment are numbered with 16 bits. */
export const segmentDocuments = 65_536

/** Up to 65,536 documents; immutable except for `dead` and `deadCount`. */
export type Segment = {
  /** Unique within the index. */
  number: number
  size: number
  ids: Uint32Array
  /** Document numbers in order of id. */
  byId: Uint16Array
  versions: Uint32Array
  dead: Uint8Array
  deadCount: number
  /** One per facet column, see facets/facet-columns.ts. */
  facets: Codes[]
  /** One per number of the schema; NaN where a document has none. */
  numbers: Float64Array[]
  placeSets: Codes
  titles: Uint32Array
  /** Ascending; the impacts of `terms[i]` run from `offsets[i]` to `offsets[i + 1]`. */
  terms: Uint32Array
  offsets: Uint32Array
  /** The documents of `terms[i]` are at `starts[i]` to `starts[i + 1]`, encoded as in posting-list.ts. */
  starts: Uint32Array
  postings: Uint16Array
  impacts: Uint8Array
}

/** Number of the live document with this id, or -1. */
export function findDocument(segment: Segment, id: number): number {
  const { ids, byId } = segment
  let low = 0
  let high = segment.size - 1
  // Most segments hold other ids altogether.
  if (id < (ids[byId[low] as number] as number) || id > (ids[byId[high] as number] as number)) return -1
  while (low <= high) {
    const middle = (low + high) >> 1
    const document = byId[middle] as number // within bounds by the loop, as everywhere in this file
    const found = ids[document] as number
    if (found === id) return segment.dead[document] === 1 ? -1 : document
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Position of a term among the terms of the segment, or -1. */
export function findTerm(terms: Uint32Array, term: number): number {
  let low = 0
  let high = terms.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = terms[middle] as number
    if (found === term) return middle
    if (found < term) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Sorts document numbers by id. */
export function orderById(ids: Uint32Array, order: Uint16Array): void {
  // Id and number are packed into one double, so that the native numeric sort can be used.
  const keys = new Float64Array(ids.length)
  for (let document = 0; document < ids.length; document++) {
    keys[document] = (ids[document] as number) * segmentDocuments + document
  }
  keys.sort()
  for (let at = 0; at < keys.length; at++) order[at] = (keys[at] as number) % segmentDocuments
}

export function segmentBytes(segment: Segment): number {
  const { ids, byId, versions, dead, titles, terms, offsets, starts, postings, impacts, placeSets } = segment
  const columns = [ids, byId, versions, dead, titles, terms, offsets, starts, postings, impacts, placeSets]
  return [...columns, ...segment.facets, ...segment.numbers].reduce(
    (sum, column) => sum + column.byteLength,
    // What searches derive from it: a promise a document, and the bounds of each number.
    segment.size * (1 + segment.numbers.length / 4),
  )
}
