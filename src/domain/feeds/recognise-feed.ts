import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '../../config/limits.ts'
import type { DialectId } from '../../feed-format/dialects/dialects.ts'
import { FeedRefused } from '../../feed-format/reading/feed-refused.ts'
import type { Context } from '../caller/context.ts'
import { requireFeedKeeper } from './feed.policy.ts'
import { feedUserAgent } from './steps/feed-user-agent.ts'
import { type FeedFetcher, fetchFeed } from './steps/fetch-feed.ts'
import { limitAsking } from './steps/limit-asking.ts'

/** `message` is the importer's own word for why it can not be read. */
export type RecognisedFeed =
  | { isReadable: true; dialect: DialectId | null; jobs: number }
  | { isReadable: false; message: string }

/**
 * Looks at what an address holds, at most 20 seconds long, and keeps nothing of it.
 * @throws SignInRequired, NotAllowed, NotFound, TooMany
 */
export async function recogniseFeed(
  ctx: Context,
  fetcher: FeedFetcher,
  { employerId, url }: { employerId: number; url: string },
): Promise<RecognisedFeed> {
  requireFeedKeeper(ctx.actor, employerId)
  await limitAsking(ctx, employerId, false)
  const folder = await mkdtemp(join(tmpdir(), 'feed-'))
  try {
    const path = join(folder, 'document')
    const wanted = { url, etag: null, lastModified: null, userAgent: feedUserAgent(ctx) }
    await fetchFeed(fetcher, wanted, path, { wholeMs: limits.feedLookMs, idleMs: limits.feedLookMs })
    const found = await ctx.documents.check(path)
    if ('refused' in found) return { isReadable: false, message: found.refused }
    return { isReadable: true, dialect: found.dialect, jobs: found.jobs }
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    return { isReadable: false, message: error.message }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
