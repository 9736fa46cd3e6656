import type { Context } from '../caller/context.ts'
import { Conflict, NotAllowed } from '../caller/errors.ts'
import { canImportFeed } from './feed.policy.ts'
import { loadBeginning } from './feed.queries.ts'
import { type FeedRow, updateFeed } from './own-feed.queries.ts'
import type { RunRow } from './runs/feed-run.queries.ts'
import { emptyResult, newRun } from './runs/feed-run.ts'
import { request, withOwnFeed } from './runs/request-run.ts'
import { endVanishedJobs } from './steps/end-vanished-jobs.ts'
import { recordRun } from './steps/record-run.ts'

/**
 * Ends all jobs of a feed that are public or wait for a review, and stops reading it, for an employer that no longer uses it. Reversible: reading the feed again publishes
 * its jobs again.
 * @throws SignInRequired, NotAllowed, NotFound, Conflict for a feed that was not started or already has a run waiting
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

/** A run that finds no jobs, with the vanish guard off because a person asked for it. */
export async function carryOutEnd(ctx: Context, feed: FeedRow, row: RunRow): Promise<void> {
  if (!canImportFeed(ctx.actor)) throw new NotAllowed()
  const run = newRun({
    feed: { id: feed.id, employerId: feed.employerId, runId: row.id },
    employer: { name: feed.employerName, isAgency: feed.isAgency },
    isDry: false,
    endsMissing: true,
    result: { ...emptyResult(), complete: true },
  })
  const work = async () => endVanishedJobs(ctx, run, await loadBeginning(ctx.db, feed.id))
  await recordRun(ctx, run, { runId: row.id, resumed: row, work })
}
