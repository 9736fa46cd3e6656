import { constants, gunzipSync } from 'node:zlib'
import { decodeFeed, findFeedEncoding } from '../../../feed-format/reading/feed-encoding.ts'
import { FeedRefused } from '../../../feed-format/reading/feed-refused.ts'
import { findFeedSyntax } from '../../../feed-format/reading/feed-syntax.ts'
import { wholeLetters } from '../../../feed-format/reading/read-first-items.ts'
import { translator } from '../../../i18n/translate.ts'
import type { Context } from '../../caller/context.ts'
import { Invalid } from '../../caller/errors.ts'
import { reasonText } from '../reason-text.ts'

/** What is no feed at all is told beside the field at once, by the first bytes of an upload. @throws Invalid on `file` */
export async function requireFeedStart(ctx: Context, start: Buffer): Promise<void> {
  try {
    const bytes = wholeLetters(start[0] === 0x1f && start[1] === 0x8b ? unpacked(start) : start)
    const encoding = await findFeedEncoding(once(bytes))
    let text = ''
    for await (const part of decodeFeed(once(bytes), encoding)) text += part
    findFeedSyntax(text)
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    const message = reasonText(translator(ctx.locale), error.message)
    throw new Invalid({ file: [{ key: 'feeds.reason.other', params: { message } }] })
  }
}

/** As far as it came. @throws {FeedRefused} */
function unpacked(start: Buffer): Uint8Array {
  try {
    return gunzipSync(start, { finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    throw new FeedRefused('The gzip file is broken or cut off')
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
