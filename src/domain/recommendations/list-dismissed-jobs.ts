import type { Context } from '../caller/context.ts'
import { listPublicJobs, type PublicJobRow } from '../job-search/steps/list-public-jobs.ts'
import { requireJobSeeker } from '../job-seekers/job-seeker.policy.ts'
import { listDismissals } from './dismissal.queries.ts'
import type { DismissalReason } from './recommendation.values.ts'

/** Enough to find one again; older ones stay hidden. */
const mostListed = 50

export type DismissedJob = { job: PublicJobRow; reason: DismissalReason | null; at: Date }

/** Ads that the person has hidden and whose page still exists, latest first. */
export async function listDismissedJobs(ctx: Context): Promise<DismissedJob[]> {
  const { userId } = requireJobSeeker(ctx.actor)
  const dismissals = await listDismissals(ctx.db, userId, mostListed)
  const byId = new Map(dismissals.map(row => [row.jobId, row]))
  const jobs = await listPublicJobs(ctx, [...byId.keys()])
  return jobs.flatMap(job => {
    const row = byId.get(job.id)
    return row ? [{ job, reason: row.reason, at: row.at }] : []
  })
}
