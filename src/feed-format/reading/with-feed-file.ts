import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '../../config/limits.ts'
import type { FeedDocument } from './open-feed-bytes.ts'

/** Hands `work` a file with the bytes of `source`, because a feed is read more than once; removes it when it was made here. */
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
        // One chunk more than allowed is enough for the reader to refuse it.
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

/** The same for who can take a small document as it is: writing a file and reading it several times would be most of its work. */
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
