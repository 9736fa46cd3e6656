import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '../../config/limits.ts'
import type { FeedDocument } from './open-feed-bytes.ts'

/**
 * Calls `work` with a file that holds the bytes of `source`, because a feed is read more than once; a temporary file is removed afterwards.
 */
export async function withFeedFile<T>(
  source: string | AsyncIterable<Uint8Array>,
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (typeof source === 'string') return work(source)
  const folder = await mkdtemp(join(tmpdir(), 'feed-'))
  try {
    const path = join(folder, 'feed')
    const file = await open(path, 'w')
    try {
      let bytes = 0
      for await (const chunk of source) {
        bytes += chunk.length
        await file.write(chunk)
        // One chunk over the limit is enough for the reader to refuse it.
        if (bytes > limits.feedBytes) break
      }
    } finally {
      await file.close()
    }
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The same for callers that accept a small document in memory: a temporary file would be most of the work. */
export async function withFeedDocument<T>(
  source: string | AsyncIterable<Uint8Array>,
  work: (document: FeedDocument) => Promise<T>,
): Promise<T> {
  if (typeof source === 'string') return work(source)
  const chunks = source[Symbol.asyncIterator]()
  const held: Uint8Array[] = []
  for (let bytes = 0; bytes <= limits.feedHeldBytes; ) {
    const { done, value } = await chunks.next()
    if (done) return work(Buffer.concat(held))
    held.push(value)
    bytes += value.length
  }
  return withFeedFile(joined(held, chunks), work)
}

async function* joined(held: Uint8Array[], chunks: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* held
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  } finally {
    await chunks.return?.()
  }
}
