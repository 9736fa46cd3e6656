import { createInflateRaw } from 'node:zlib'

export class ZipProblem extends Error {
  readonly reason: 'broken' | 'too-large' | 'macros'
  constructor(reason: ZipProblem['reason']) {
    super(`the archive is ${reason}`)
    this.reason = reason
  }
}

export type ZipEntry = {
  name: string
  method: number
  packedBytes: number
  inflatedBytes: number
  dataAt: number
}

export type ZipLimits = { entries: number; inflatedBytes: number }

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
const leastChunkBytes = 1_024
const mostChunkBytes = 512 * 1_024

/**
 * The entries of an archive, from its central directory and verified against the local headers: no encryption, no multi-part archives, no
 * path traversal, no overlapping entries (zip bombs).
 * @throws {ZipProblem}
 */
export function zipEntries(bytes: Uint8Array, limits: ZipLimits): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count > limits.entries) throw new ZipProblem('too-large')
  const entries: ZipEntry[] = []
  for (let n = 0; n < count; n++) {
    if (at + 46 > end || view.getUint32(at, true) !== entryMark) throw new ZipProblem('broken')
    entries.push(readEntry(bytes, view, at))
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  if (at !== end) throw new ZipProblem('broken')
  refuseOverlaps(entries)
  const total = entries.reduce((sum, entry) => sum + entry.inflatedBytes, 0)
  if (total > limits.inflatedBytes) throw new ZipProblem('too-large')
  return entries
}

/** Inflates an entry and discards the result. @throws {ZipProblem} when its size is not the declared one */
export async function checkEntry(bytes: Uint8Array, entry: ZipEntry): Promise<void> {
  let size = 0
  for await (const chunk of unpacked(bytes, entry)) {
    size += chunk.byteLength
    if (size > entry.inflatedBytes) throw new ZipProblem('broken')
  }
  if (size !== entry.inflatedBytes) throw new ZipProblem('broken')
}

/** Inflates an entry up to `mostBytes`. */
export async function readEntryStart(
  bytes: Uint8Array,
  entry: ZipEntry,
  mostBytes: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of unpacked(bytes, entry)) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size >= mostBytes) break
  }
  return Buffer.concat(chunks).subarray(0, mostBytes)
}

async function* unpacked(bytes: Uint8Array, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const data = bytes.subarray(entry.dataAt, entry.dataAt + entry.packedBytes)
  if (entry.method === 0) return yield data
  // Each chunk is a round trip to the thread pool: with the default of 16 kB, that dominates the time.
  const chunkSize = Math.min(Math.max(entry.inflatedBytes, leastChunkBytes), mostChunkBytes)
  const inflating = createInflateRaw({ chunkSize })
  inflating.end(data)
  try {
    yield* inflating
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw new ZipProblem('broken')
    throw error
  } finally {
    inflating.destroy()
  }
}

/** The end record must be the last thing in the file: trailing data would be hidden content. */
function findEnd(view: DataView): number {
  const at = view.byteLength - 22
  if (at < 0 || view.getUint32(at, true) !== endMark || view.getUint16(at + 20, true) !== 0) {
    throw new ZipProblem('broken')
  }
  const parts = view.getUint16(at + 4, true) + view.getUint16(at + 6, true)
  if (parts !== 0 || view.getUint16(at + 8, true) !== view.getUint16(at + 10, true)) {
    throw new ZipProblem('broken')
  }
  return at
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  const method = view.getUint16(at + 10, true)
  const packedBytes = view.getUint32(at + 20, true)
  const inflatedBytes = view.getUint32(at + 24, true)
  const nameLength = view.getUint16(at + 28, true)
  const localAt = view.getUint32(at + 42, true)
  const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
  const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
  if (localAt + 30 > view.byteLength || view.getUint32(localAt, true) !== localMark) {
    throw new ZipProblem('broken')
  }
  const dataAt = localAt + 30 + view.getUint16(localAt + 26, true) + view.getUint16(localAt + 28, true)
  const isSound =
    dataAt + packedBytes <= at && (method === 8 || (method === 0 && packedBytes === inflatedBytes))
  const isUpwards = /(^|[/\\])\.\.([/\\]|$)|^[/\\]|\0/.test(name)
  if (isEncrypted || !isSound || isUpwards) throw new ZipProblem('broken')
  return { name, method, packedBytes, inflatedBytes, dataAt }
}

function refuseOverlaps(entries: ZipEntry[]): void {
  const names = new Set(entries.map(({ name }) => name))
  if (names.size !== entries.length) throw new ZipProblem('broken')
  let freeFrom = 0
  for (const entry of [...entries].sort((one, other) => one.dataAt - other.dataAt)) {
    if (entry.dataAt < freeFrom) throw new ZipProblem('broken')
    freeFrom = entry.dataAt + entry.packedBytes
  }
}
