import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { limits } from '../../config/limits.ts'
import type { Context } from '../context.ts'
import { Invalid } from '../errors.ts'
import { keepRawBytes, openRawBytes } from '../files/keep-raw-bytes.ts'

/**
 * Keeps an uploaded document, packed, for as long as documents of feeds are kept. @throws Invalid on `file` when it is larger than
 * may be uploaded or empty. The caller has asked its policy.
 */
export async function keepDocument(
  ctx: Context,
  document: { bytes: AsyncIterable<Uint8Array>; fileName: string },
): Promise<string> {
  let bytes = 0
  async function* counted() {
    for await (const chunk of document.bytes) {
      bytes += chunk.length
      if (bytes > limits.feedUploadBytes)
        throw new Invalid({
          file: [
            { key: 'feeds.problem.file-too-large', params: { mb: limits.feedUploadBytes / 1024 / 1024 } },
          ],
        })
      yield chunk
    }
  }
  const packed = await pack(Readable.from(counted()))
  if (bytes === 0) throw new Invalid({ file: [{ key: 'feeds.problem.file' }] })
  // The upload is bounded, so that what is packed is too.
  return keep(ctx, packed ?? new Uint8Array())
}

/** Keeps a document that was fetched into a file; null when it is too large to be kept, which loses no more than a later look. */
export async function keepFetched(ctx: Context, path: string): Promise<string | null> {
  const packed = await pack(createReadStream(path))
  return packed === null ? null : keep(ctx, packed)
}

/** Writes a kept document into a file. @returns false when its time is over */
export async function restoreDocument(ctx: Context, fileId: string, path: string): Promise<boolean> {
  const packed = await openRawBytes(ctx, fileId)
  if (packed === null) return false
  const file = await open(path, 'w')
  await pipeline(Readable.fromWeb(packed as never), createGunzip(), file.createWriteStream())
  return true
}

function keep(ctx: Context, bytes: Uint8Array): Promise<string> {
  return keepRawBytes(ctx, {
    bytes,
    name: 'feed.gz',
    mediaType: 'application/gzip',
    days: limits.feedRawDays,
  })
}

/** Fast rather than small; null when it stays too large. */
async function pack(document: Readable): Promise<Uint8Array | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  await pipeline(document, createGzip({ level: 1 }), async packed => {
    for await (const chunk of packed as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes <= limits.feedRawBytes) chunks.push(chunk)
      else chunks.length = 0
    }
  })
  return bytes > limits.feedRawBytes ? null : Buffer.concat(chunks)
}
