import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { limits } from '../../../config/limits.ts'
import { FeedRefused } from './feed-refused.ts'

/**
 * The bytes of a feed file, unpacked when it is gzip.
 * @throws {FeedRefused} while reading: larger than `limits.feedBytes`, unpacked more than the allowed ratio, broken gzip.
 */
export async function* openFeedBytes(path: string): AsyncGenerator<Uint8Array> {
  const head = await headOf(path)
  const isGzip = head[0] === 0x1f && head[1] === 0x8b
  const file = createReadStream(path, { highWaterMark: 64 * 1024 })
  const unpacked = isGzip ? file.pipe(createGunzip()) : file
  file.on('error', error => unpacked.destroy(error))
  let bytes = 0
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > limits.feedBytes)
        throw new FeedRefused(`The feed is larger than ${Math.floor(limits.feedBytes / 1024 / 1024)} MB`)
      if (isGzip && bytes > 1_000_000 && bytes > file.bytesRead * limits.feedGzipRatio)
        throw new FeedRefused(`The gzip file unpacks to more than ${limits.feedGzipRatio} times its size`)
      yield chunk
    }
  } catch (error) {
    if (isZlibError(error)) throw new FeedRefused('The gzip file is broken or cut off')
    throw error
  } finally {
    file.destroy()
    unpacked.destroy()
  }
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new FeedRefused('The file does not exist') : error
  })
  try {
    if ((await file.stat()).isDirectory()) throw new FeedRefused('This is a folder; expected a file')
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}
