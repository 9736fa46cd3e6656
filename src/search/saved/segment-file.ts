import type { Codes } from '../memory.ts'
import type { Segment } from '../segment.ts'

type Kind = 'Uint8Array' | 'Uint16Array' | 'Uint32Array' | 'Float64Array'
type Column = Codes | Uint8Array | Float64Array
type Header = {
  number: number
  size: number
  deadCount: number
  facets: number
  numbers: number
  columns: { kind: Kind; length: number }[]
}

/** Serialises a segment: the length of a JSON header, the header, and all columns, each aligned to eight bytes. */
export function packSegment(segment: Segment): Uint8Array {
  const columns = columnsOf(segment)
  const { number, size, deadCount, facets, numbers } = segment
  const header: Header = {
    number,
    size,
    deadCount,
    facets: facets.length,
    numbers: numbers.length,
    columns: columns.map(column => ({ kind: kindOf(column), length: column.length })),
  }
  const text = Buffer.from(JSON.stringify(header))
  const start = aligned(8 + text.length)
  const bytes = new Uint8Array(columns.reduce((sum, column) => sum + aligned(column.byteLength), start))
  new DataView(bytes.buffer).setUint32(0, text.length, true)
  bytes.set(text, 8)
  let at = start
  for (const column of columns) {
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at)
    at += aligned(column.byteLength)
  }
  return bytes
}

/** Reads all columns into one block of shared memory. @throws {RangeError} when the bytes end too early. */
export function unpackSegment(bytes: Uint8Array): Segment {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  // The caller has verified the checksum: packSegment wrote this.
  const header = JSON.parse(Buffer.from(bytes.subarray(8, 8 + length)).toString()) as Header
  const start = aligned(8 + length)
  const memory = new SharedArrayBuffer(bytes.length - start)
  new Uint8Array(memory).set(bytes.subarray(start))
  let at = 0
  const columns = header.columns.map(({ kind, length }) => {
    const column = columnOver(kind, memory, at, length)
    at += aligned(column.byteLength)
    return column
  })
  return segmentOf(header, columns)
}

function columnsOf(segment: Segment): Column[] {
  const { ids, byId, versions, dead, placeSets, titles, terms, offsets, starts, postings, impacts } = segment
  const fixed = [ids, byId, versions, dead, placeSets, titles, terms, offsets, starts, postings, impacts]
  return [...fixed, ...segment.facets, ...segment.numbers]
}

function segmentOf({ number, size, deadCount, facets, numbers }: Header, columns: Column[]): Segment {
  // Order and types as in columnsOf.
  type Fixed = [
    Uint32Array,
    Uint16Array,
    Uint32Array,
    Uint8Array,
    Codes,
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ]
  const [ids, byId, versions, dead, placeSets, titles, terms, offsets] = columns as unknown as Fixed
  const [starts, postings, impacts] = columns.slice(8) as [Uint32Array, Uint16Array, Uint8Array]
  return {
    number,
    size,
    deadCount,
    ids,
    byId,
    versions,
    dead,
    placeSets,
    titles,
    terms,
    offsets,
    starts,
    postings,
    impacts,
    facets: columns.slice(11, 11 + facets) as Codes[],
    numbers: columns.slice(11 + facets, 11 + facets + numbers) as Float64Array[],
  }
}

function columnOver(kind: Kind, memory: SharedArrayBuffer, at: number, length: number): Column {
  if (kind === 'Uint8Array') return new Uint8Array(memory, at, length)
  if (kind === 'Uint16Array') return new Uint16Array(memory, at, length)
  return kind === 'Uint32Array' ? new Uint32Array(memory, at, length) : new Float64Array(memory, at, length)
}

function kindOf(column: Column): Kind {
  if (column instanceof Uint8Array) return 'Uint8Array'
  if (column instanceof Uint16Array) return 'Uint16Array'
  return column instanceof Uint32Array ? 'Uint32Array' : 'Float64Array'
}

function aligned(length: number): number {
  return Math.ceil(length / 8) * 8
}
