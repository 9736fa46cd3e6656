import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { Invalid } from '../../caller/errors.ts'
import { keepRawBytes, openRawBytes } from '../../files/steps/keep-raw-bytes.ts'
import { hasRoom, requireRoom } from '../../files/steps/require-room.ts'
import { requireFeedStart } from './require-feed-start.ts'

/** Enough to detect the file type. */
const startBytes = 16 * 1024

/**
 * Stores an uploaded document, compressed, for the retention time of feed documents.
 * @throws Invalid on `file` when it is over the upload limit, empty or nothing like a feed, NoRoom. The caller has asked its policy.
 */
export async function keepDocument(
  ctx: Context,
  document: { bytes: AsyncIterable<Uint8Array>; fileName: string },
): Promise<string> {
  let bytes = 0
  const start: Uint8Array[] = []
  async function* counted() {
    for await (const chunk of document.bytes) {
      if (bytes < startBytes) start.push(chunk.subarray(0, startBytes - bytes))
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
  await requireFeedStart(Buffer.concat(start))
  // The upload is bounded, so its compressed form is too.
  const whole = packed ?? new Uint8Array()
  await requireRoom(ctx, whole.byteLength)
  return keep(ctx, whole)
}

/** Stores a fetched document; null when it is too large or the disk is full, which only means that it cannot be reviewed later. */
export async function keepFetched(ctx: Context, path: string): Promise<string | null> {
  const packed = await pack(createReadStream(path))
  return packed === null || !(await hasRoom(ctx, packed.byteLength)) ? null : keep(ctx, packed)
}

/** Writes a stored document to a file. @returns false when it is past its retention time */
export async function restoreDocument(ctx: Context, fileId: string, path: string): Promise<boolean> {
  const packed = await openRawBytes(ctx, fileId)
  if (packed === null) return false
  const file = await open(path, 'w')
  await pipeline(Readable.fromWeb(packed as never), createGunzip(), file.createWriteStream())
  return true
}

/** The first `bytes` of a stored document; null when it is past its retention time. */
export async function openStart(
  ctx: Context,
  fileId: string,
  bytes: number,
): Promise<AsyncGenerator<Uint8Array> | null> {
  const packed = await openRawBytes(ctx, fileId)
  return packed === null ? null : startOf(Readable.fromWeb(packed as never), bytes)
}

async function* startOf(packed: Readable, bytes: number): AsyncGenerator<Uint8Array> {
  const unpacked = packed.pipe(createGunzip())
  packed.on('error', error => unpacked.destroy(error))
  let room = bytes
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      yield chunk.subarray(0, room)
      room -= chunk.length
      if (room <= 0) return
    }
  } finally {
    packed.destroy()
  }
}

function keep(ctx: Context, bytes: Uint8Array): Promise<string> {
  return keepRawBytes(ctx, {
    bytes,
    name: 'feed.gz',
    mediaType: 'application/gzip',
    days: limits.feedRawDays,
  })
}

/** Favours speed over ratio; null when the result is still too large. */
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
