import type { Context } from '../../caller/context.ts'
import { NotAllowed } from '../../caller/errors.ts'
import { canImportFeed } from '../feed.policy.ts'
import { runFeedsTask } from '../feed.tasks.ts'
import type { FeedSchedule } from '../feed.values.ts'
import { findDueFeeds, loadFeed, updateFeed } from '../own-feed.queries.ts'
import { withFeedLock } from '../steps/feed-lock.ts'
import { nextRunAt } from '../steps/feed-time.ts'
import { finishRun } from '../steps/finish-run.ts'
import {
  findWaitingRun,
  insertWaitingRun,
  listRunningRuns,
  loadRun,
  updateRun,
  waitAgain,
} from './feed-run.queries.ts'

const startMs = 30_000
const feedsAtOnce = 500
const attemptsMax = 3

/**
 * Lets every feed that is due wait for its turn, and takes up runs that a crash cut off: with the document that was kept, so that
 * nothing is fetched twice. A run that was cut off three times is given up. @returns how many runs wait now
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
    // The cast: the table checks the schedule.
    const next = nextRunAt({ id: feed.id, schedule: feed.schedule as FeedSchedule }, now)
    await updateFeed(ctx.db, feed.id, { next_run_at: next })
  }
  // Also what was passed over because its host was busy, and what a lost task left behind.
  if ((await findWaitingRun(ctx.db, [])) !== null)
    await ctx.tasks.enqueue(runFeedsTask, {}, { uniqueKey: 'sync' })
  return waiting
}

/** With the feed's lock in hand nobody else carries the run out, whatever its row says. */
async function takeUp(ctx: Context, runId: number): Promise<boolean> {
  const run = await loadRun(ctx.db, runId)
  if (run?.status !== 'running') return false
  if (run.attempts < attemptsMax && (await waitAgain(ctx.db, run))) return true
  const message = 'The run was interrupted'
  await updateRun(ctx.db, runId, { status: 'failed', finished_at: ctx.now(), message })
  const feed = run.kind === 'real' ? await loadFeed(ctx.db, run.feedId) : null
  if (feed) await finishRun(ctx, feed, { run, result: null, message })
  return false
}
