import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib'
import { acceptedEncodings } from '../../../platform/network/accepted-encodings.ts'
import type { DocumentBytes } from './scripts-after-paint.ts'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** Below this a page fits in one packet either way. */
const worthCompressing = 1_400

/**
 * At this level Zstandard takes a third of Brotli's time, 0.2 ms for a list, and gives 1 % more to send: so little that going to another
 * thread and coming back would cost as much again. A window of 128 kB reaches back over a whole page.
 */
const zstdLevel = 3
const zstdWindowLog = 17

/**
 * For clients without Zstandard. At this level Brotli takes half as long as gzip and gives less to send. Its window holds a whole page; a
 * larger one only costs memory, and so do more pieces of the result than one.
 */
const brotliQuality = 3
const brotliWindowBits = 18
const chunkSize = 32_768

/**
 * A document as its client wants it, compressed. All of it is there at once, so that no stream is needed; what takes longer than Zstandard is
 * done beside the event loop.
 * @returns the body and its `Content-Encoding`, null for none
 */
export async function compressed(
  bytes: DocumentBytes,
  accepted: string | undefined,
): Promise<{ body: Uint8Array<ArrayBuffer>; encoding: 'zstd' | 'br' | 'gzip' | null }> {
  if (bytes.length < worthCompressing) return { body: bytes, encoding: null }
  const encodings = acceptedEncodings(accepted)
  if (encodings.has('zstd')) {
    const params = {
      [constants.ZSTD_c_compressionLevel]: zstdLevel,
      [constants.ZSTD_c_windowLog]: zstdWindowLog,
    }
    const body = zstdCompressSync(bytes, { params, pledgedSrcSize: bytes.length, chunkSize })
    return { body: new Uint8Array(body), encoding: 'zstd' }
  }
  if (encodings.has('br')) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    return { body: new Uint8Array(await asBrotli(bytes, { params, chunkSize })), encoding: 'br' }
  }
  if (encodings.has('gzip'))
    return { body: new Uint8Array(await asGzip(bytes, { chunkSize })), encoding: 'gzip' }
  return { body: bytes, encoding: null }
}
