import type { Context } from '../caller/context.ts'
import { Conflict, NotAllowed } from '../caller/errors.ts'
import { canImportFeed } from './feed.policy.ts'
import { countPublishedItems } from './feed.queries.ts'
import { type FeedRow, updateFeed } from './own-feed.queries.ts'
import type { RunRow } from './runs/feed-run.queries.ts'
import { emptyResult, newRun } from './runs/feed-run.ts'
import { request, withOwnFeed } from './runs/request-run.ts'
import { endVanishedJobs } from './steps/end-vanished-jobs.ts'
import { recordRun } from './steps/record-run.ts'

/**
 * Ends all public ads of a feed and stops reading it, for an employer that uses it no more. That can be undone, and what the feed
 * holds is public again once it is read again.
 * @throws SignInRequired, NotAllowed, NotFound, Conflict for a feed that was not started or waits for its turn already
 */
export async function endFeed(ctx: Context, feedId: number): Promise<{ runId: number }> {
  return withOwnFeed(ctx, feedId, async (inside, feed) => {
    if (feed.startedAt === null) throw new Conflict('feeds.problem.not-started')
    const now = inside.now()
    const changes = { paused_at: now, paused_because: 'ended', next_run_at: null, updated_at: now }
    await updateFeed(inside.db, feedId, changes)
    return request(inside, feed, { kind: 'end', readsKept: true })
  })
}

/** The work itself: no ad is found, and a person has said that all may end. */
export async function carryOutEnd(ctx: Context, feed: FeedRow, row: RunRow): Promise<void> {
  if (!canImportFeed(ctx.actor)) throw new NotAllowed()
  const run = newRun({
    feed: { id: feed.id, employerId: feed.employerId, runId: row.id },
    employer: { name: feed.employerName, isAgency: feed.isAgency },
    isDry: false,
    endsMissing: true,
    result: { ...emptyResult(), complete: true },
  })
  const work = async () => endVanishedJobs(ctx, run, await countPublishedItems(ctx.db, feed.id))
  await recordRun(ctx, run, { runId: row.id, resumed: row, work })
}
