import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '../../config/limits.ts'
import type { DialectId } from '../../feed-format/dialects/dialects.ts'
import type { Context } from '../caller/context.ts'
import { isOn } from '../switches/steps/is-on.ts'
import { requireFeedKeeper } from './feed.policy.ts'
import type { FeedReason } from './feed-reason.values.ts'
import { FeedUnobtainable, reasonOf } from './feed-unobtainable.ts'
import { feedUserAgent } from './steps/feed-user-agent.ts'
import { type FeedFetcher, fetchFeed } from './steps/fetch-feed.ts'
import { limitAsking } from './steps/limit-asking.ts'

export type RecognisedFeed =
  | { isReadable: true; dialect: DialectId | null; jobs: number }
  | { isReadable: false; reason: FeedReason }

/** Inspects the document at a URL for at most 20 seconds and stores nothing. @throws SignInRequired, NotAllowed, NotFound, TooMany */
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
    if (!isOn(ctx, 'feed-downloads')) throw new FeedUnobtainable({ code: 'downloads-off', params: {} })
    await fetchFeed(fetcher, wanted, path, { wholeMs: limits.feedLookMs, idleMs: limits.feedLookMs })
    const found = await ctx.documents.check(path)
    if ('refused' in found) return { isReadable: false, reason: found.refused }
    return { isReadable: true, dialect: found.dialect, jobs: found.jobs }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    return { isReadable: false, reason }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
