import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { limits } from '../../config/limits.ts'
import { FeedRefused } from './feed-refused.ts'

/** A file path, or the bytes of a small document. */
export type FeedDocument = string | Uint8Array

const chunkBytes = 64 * 1024

/**
 * Streams the bytes of a feed, decompressing gzip.
 * @throws {FeedRefused} while reading: larger than `limits.feedBytes`, compression ratio above the limit, broken gzip.
 */
export async function* openFeedBytes(document: FeedDocument): AsyncGenerator<Uint8Array> {
  const head = typeof document === 'string' ? await headOf(document) : document
  const isGzip = head[0] === 0x1f && head[1] === 0x8b
  if (typeof document !== 'string' && !isGzip) {
    for (let at = 0; at < document.length; at += chunkBytes) yield document.subarray(at, at + chunkBytes)
    return
  }
  const { packed, bytesRead } = openPacked(document)
  const unpacked = isGzip ? packed.pipe(createGunzip()) : packed
  packed.on('error', error => unpacked.destroy(error))
  let bytes = 0
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > limits.feedBytes)
        throw new FeedRefused({ code: 'too-large', params: { of: 'bytes', max: limits.feedBytes } })
      if (isGzip && bytes > 1_000_000 && bytes > bytesRead() * limits.feedGzipRatio)
        throw new FeedRefused({ code: 'compression-bomb', params: { ratio: limits.feedGzipRatio } })
      yield chunk
    }
  } catch (error) {
    if (isZlibError(error)) throw new FeedRefused({ code: 'broken-compression', params: {} })
    throw error
  } finally {
    packed.destroy()
    unpacked.destroy()
  }
}

function openPacked(document: FeedDocument): { packed: Readable; bytesRead: () => number } {
  if (typeof document !== 'string')
    return { packed: Readable.from([document]), bytesRead: () => document.length }
  const file = createReadStream(document, { highWaterMark: chunkBytes })
  return { packed: file, bytesRead: () => file.bytesRead }
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new FeedRefused({ code: 'no-file', params: {} }) : error
  })
  try {
    if ((await file.stat()).isDirectory()) throw new FeedRefused({ code: 'folder', params: {} })
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}
