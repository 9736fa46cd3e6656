import type { EncodedDocument } from './document-encoder.ts'
import { shared8, shared16, shared32, sharedCodes, sharedFloats } from './memory.ts'
import { packLists } from './posting-list.ts'
import { orderById, type Segment } from './segment.ts'

/** A segment of these documents, in their order. Every array is sized by a first counting pass. */
export function buildSegment(documents: readonly EncodedDocument[], number: number): Segment {
  const size = documents.length
  const first = documents[0]
  const ids = Uint32Array.from(documents, document => document.id)
  const segment: Segment = {
    number,
    size,
    ids: copied32(ids),
    byId: shared16(size),
    versions: copied32(Uint32Array.from(documents, document => document.version)),
    dead: shared8(size),
    deadCount: 0,
    facets: (first?.facets ?? []).map((_, column) => {
      const codes = documents.map(document => document.facets[column] ?? 0)
      return sharedColumn(codes)
    }),
    numbers: (first?.numbers ?? []).map((_, column) => {
      const values = sharedFloats(size)
      for (const [at, document] of documents.entries()) values[at] = document.numbers[column] ?? Number.NaN
      return values
    }),
    placeSets: sharedColumn(documents.map(document => document.placeSet)),
    titles: copied32(Uint32Array.from(documents, document => document.title)),
    ...postingsOf(documents),
  }
  orderById(segment.ids, segment.byId)
  return segment
}

function sharedColumn(codes: readonly number[]) {
  const column = sharedCodes(
    codes.length,
    codes.reduce((most, code) => Math.max(most, code), 0),
  )
  column.set(codes)
  return column
}

function copied32(values: Uint32Array): Uint32Array {
  const copy = shared32(values.length)
  copy.set(values)
  return copy
}

function postingsOf(documents: readonly EncodedDocument[]) {
  const counts = new Map<number, number>()
  let total = 0
  for (const { terms } of documents) {
    total += terms.length
    for (let at = 0; at < terms.length; at++) {
      const term = terms[at] as number
      counts.set(term, (counts.get(term) ?? 0) + 1)
    }
  }
  const terms = copied32(Uint32Array.from(counts.keys()).sort())
  const offsets = shared32(terms.length + 1)
  const next = new Map<number, number>()
  let offset = 0
  for (let at = 0; at < terms.length; at++) {
    const term = terms[at] as number
    offsets[at] = offset
    next.set(term, offset)
    offset += counts.get(term) ?? 0
  }
  offsets[terms.length] = offset
  const lists = new Uint16Array(total)
  const impacts = shared8(total)
  for (const [number, document] of documents.entries()) {
    for (let at = 0; at < document.terms.length; at++) {
      const term = document.terms[at] as number
      const place = next.get(term) ?? 0
      lists[place] = number
      impacts[place] = document.impacts[at] as number
      next.set(term, place + 1)
    }
  }
  return { terms, offsets, impacts, ...packLists(lists, offsets, documents.length) }
}
