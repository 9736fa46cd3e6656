import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { loadEmployerHead } from '../employers/load-employer-head.ts'
import { freeName } from './create-feed.ts'
import { requireFeedKeeper } from './feed.policy.ts'
import { countFeedsOf, findFeedByUrl, insertOwnFeed, lockFeedsOf, updateFeed } from './own-feed.queries.ts'
import { request, runFeedNow, withOwnFeed } from './runs/request-run.ts'

/**
 * Imports the feed at a URL right away, for API clients: the feed is created if there is none for this URL, and counts as started once it
 * could be read. `isForced` imports it even if the server says that nothing changed.
 * @throws SignInRequired, NotAllowed, NotFound, TooMany when it was read less than five minutes ago, Conflict while it is being read
 */
export async function importFromUrl(
  ctx: Context,
  { employerId, url, isForced }: { employerId: number; url: string; isForced: boolean },
): Promise<{ feedId: number; runId: number }> {
  requireFeedKeeper(ctx.actor, employerId)
  if (!(await loadEmployerHead(ctx, employerId))) throw new NotFound()
  return inTransaction(ctx, async inside => {
    // Two concurrent requests must not create two feeds.
    await lockFeedsOf(inside.db, employerId)
    const known = await findFeedByUrl(inside.db, employerId, url)
    const feedId = known?.id ?? (await begin(inside, employerId, url))
    if (known && isForced) await updateFeed(inside.db, feedId, { etag: null, last_modified: null })
    if (known?.startedAt) return { feedId, ...(await runFeedNow(inside, feedId)) }
    return withOwnFeed(inside, feedId, async (ours, feed) => {
      const run = await request(ours, feed, { kind: 'real', readsKept: false })
      return { feedId, ...run }
    })
  })
}

async function begin(ctx: Context, employerId: number, url: string): Promise<number> {
  if ((await countFeedsOf(ctx.db, employerId)) >= limits.feedsPerEmployer)
    throw new Conflict('feeds.problem.too-many', { max: limits.feedsPerEmployer })
  const host = (URL.parse(url)?.hostname ?? 'Feed').slice(0, limits.feedNameChars)
  const name = await freeName(ctx, employerId, host)
  const createdBy = 'userId' in ctx.actor ? ctx.actor.userId : null
  return insertOwnFeed(ctx.db, { employerId, name, url, createdBy, now: ctx.now() })
}
