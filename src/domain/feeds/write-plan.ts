import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../context.ts'
import {
  expireJobs,
  insertEvents,
  insertJobs,
  prolongJobs,
  updateJobs,
  updateMisses,
} from './feed-job.queries.ts'
import type { FeedRun } from './feed-run.ts'
import type { JobWrite } from './job-write.ts'

const dayMs = 86_400_000

/** What is to be written of a batch of ads. */
export type Plan = {
  inserts: JobWrite[]
  updates: JobWrite[]
  /** Still in the feed although missed before. */
  found: number[]
  prolonged: number[]
  expired: number[]
}

/** Writes a plan in one transaction; items that did not change are not in it and cost nothing. */
export async function writePlan(ctx: Context, run: FeedRun, plan: Plan): Promise<void> {
  const { feed } = run
  if (run.isDry || feed === null) return
  const isIdle = Object.values(plan).every(list => list.length === 0)
  if (isIdle) return
  const now = ctx.now()
  await inTransaction(ctx, async ({ db, actor }) => {
    const ids = await insertJobs(db, feed, plan.inserts, now)
    await updateJobs(db, feed, plan.updates, now)
    await prolongJobs(db, plan.prolonged, defaultLastDay(now))
    await updateMisses(db, plan.found, { missedCount: 0, firstMissedAt: null, lastMissedAt: null })
    const expired = await expireJobs(db, plan.expired, { now, runId: feed.runId })
    const events = [
      ...plan.inserts.map(write => ({
        jobId: ids.get(write.externalId) ?? 0,
        from: null,
        to: write.status,
        reason: 'feed-new',
      })),
      ...plan.updates
        .filter(write => write.fromStatus !== write.status)
        .map(write => ({
          jobId: write.jobId ?? 0,
          from: write.fromStatus,
          to: write.status,
          reason: 'feed-returned',
        })),
      ...expired.map(jobId => ({ jobId, from: 'published', to: 'expired', reason: 'feed-last-day' })),
    ]
    await insertEvents(db, events, actor.kind, now)
  })
}

/** The last day of an ad whose feed names none. */
export function defaultLastDay(now: Date): Date {
  return new Date(now.getTime() + limits.jobValidDays * dayMs)
}
