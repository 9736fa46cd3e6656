import type { Context } from '../../caller/context.ts'
import { NotAllowed } from '../../caller/errors.ts'
import { canImportFeed } from '../feed.policy.ts'
import type { FeedSchedule } from '../feed.values.ts'
import type { FeedReason } from '../feed-reason.values.ts'
import { findDueFeeds, loadFeed, updateFeed } from '../own-feed.queries.ts'
import { withFeedLock } from '../steps/feed-lock.ts'
import { nextRunAt } from '../steps/feed-time.ts'
import { finishRun } from '../steps/finish-run.ts'
import {
  failRun,
  findWaitingRun,
  insertWaitingRun,
  listRunningRuns,
  loadRun,
  waitAgain,
} from './feed-run.queries.ts'

const startMs = 30_000
const feedsAtOnce = 500
const attemptsMax = 3

/**
 * Queues a run for every due feed, and requeues runs that a crash interrupted, with their stored document, so that nothing is fetched
 * twice. A run interrupted three times is given up.
 * @returns how many runs are waiting now
 */
export async function syncFeeds(ctx: Context): Promise<number> {
  if (!canImportFeed(ctx.actor)) throw new NotAllowed()
  const now = ctx.now()
  let waiting = 0
  for (const run of await listRunningRuns(ctx.db, new Date(now.getTime() - startMs))) {
    const isTaken = await withFeedLock(ctx, run.feedId, () => takeUp(ctx, run.id))
    if (isTaken) waiting++
  }
  for (const feed of await findDueFeeds(ctx.db, now, feedsAtOnce)) {
    const run = { feedId: feed.id, kind: 'real', askedBy: 'system', readsKept: false, now } as const
    if ((await insertWaitingRun(ctx.db, run)) !== null) waiting++
    // The cast: a check constraint limits the schedule.
    const next = nextRunAt({ id: feed.id, schedule: feed.schedule as FeedSchedule }, now)
    await updateFeed(ctx.db, feed.id, { next_run_at: next })
  }
  // Also for runs skipped because their host was busy, or whose task was lost.
  if ((await findWaitingRun(ctx.db, [])) !== null)
    await ctx.tasks.enqueue('run-feeds', {}, { uniqueKey: 'sync' })
  return waiting
}

/** While we hold the feed's lock no other process executes the run, whatever its row says. */
async function takeUp(ctx: Context, runId: number): Promise<boolean> {
  const run = await loadRun(ctx.db, runId)
  if (run?.status !== 'running') return false
  if (run.attempts < attemptsMax && (await waitAgain(ctx.db, run))) return true
  const reason: FeedReason = { code: 'interrupted', params: {} }
  await failRun(ctx.db, runId, { reason, now: ctx.now() })
  const feed = run.kind === 'real' ? await loadFeed(ctx.db, run.feedId) : null
  if (feed) await finishRun(ctx, feed, { run, result: null, reason })
  return false
}
