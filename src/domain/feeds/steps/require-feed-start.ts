import { constants, gunzipSync } from 'node:zlib'
import { decodeFeed, findFeedEncoding } from '../../../feed-format/reading/feed-encoding.ts'
import { FeedRefused } from '../../../feed-format/reading/feed-refused.ts'
import { findFeedSyntax } from '../../../feed-format/reading/feed-syntax.ts'
import { wholeLetters } from '../../../feed-format/reading/read-first-items.ts'
import { Invalid } from '../../caller/errors.ts'
import { reasonMessage } from '../reason-text.ts'

/** Rejects what is clearly not a feed by the first bytes of an upload, so that the error appears at its field. @throws Invalid on `file` */
export async function requireFeedStart(start: Buffer): Promise<void> {
  try {
    const bytes = wholeLetters(start[0] === 0x1f && start[1] === 0x8b ? unpacked(start) : start)
    const encoding = await findFeedEncoding(once(bytes))
    let text = ''
    for await (const part of decodeFeed(once(bytes), encoding)) text += part
    findFeedSyntax(text)
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    throw new Invalid({ file: [reasonMessage(error.reason)] })
  }
}

/** Decompresses as much as there is. @throws {FeedRefused} */
function unpacked(start: Buffer): Uint8Array {
  try {
    return gunzipSync(start, { finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    throw new FeedRefused({ code: 'broken-compression', params: {} })
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
