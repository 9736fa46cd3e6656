import { daysAfter } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { endFeedJobs, insertEvents, prolongJobs, updateJobs, updateMisses } from '../feed-job.queries.ts'
import { insertJobs } from '../new-job.queries.ts'
import type { FeedRun } from '../runs/feed-run.ts'
import type { JobWrite } from './job-write.ts'

export type Plan = {
  inserts: JobWrite[]
  updates: JobWrite[]
  /** In the feed again after being missing. */
  found: number[]
  prolonged: number[]
  expired: number[]
}

/** Writes a plan in one transaction; unchanged items are not part of it and cost nothing. */
export async function writePlan(ctx: Context, run: FeedRun, plan: Plan): Promise<void> {
  const { feed } = run
  if (run.isDry || feed === null) return
  const { inserts, ...others } = plan
  const now = ctx.now()
  const written = { actor: ctx.actor.kind, now }
  // New jobs are inserted by one statement, which is atomic by itself.
  if (Object.values(others).every(list => list.length === 0)) {
    await insertJobs(ctx.db, feed, inserts, written)
    return
  }
  await inTransaction(ctx, async ({ db, actor }) => {
    await insertJobs(db, feed, inserts, written)
    await updateJobs(db, feed, plan.updates, now)
    await prolongJobs(db, plan.prolonged, defaultLastDay(now))
    await updateMisses(db, plan.found, { missedCount: 0, firstMissedAt: null, lastMissedAt: null })
    const ended = await endFeedJobs(db, plan.expired, { now, runId: feed.runId, reason: 'feed-last-day' })
    const events = [
      ...plan.updates
        .filter(write => write.fromStatus !== write.status)
        .map(write => ({
          jobId: write.jobId ?? 0,
          from: write.fromStatus,
          to: write.status,
          reason: 'feed-returned',
        })),
      ...ended,
    ]
    await insertEvents(db, events, actor.kind, now)
  })
}

/** The last day of a job whose feed names none. */
export function defaultLastDay(now: Date): Date {
  return daysAfter(now, limits.jobValidDays)
}
