import { daysAfter } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import { spendEntitlement } from '../../billing/steps/spend-entitlement.ts'
import type { Context } from '../../caller/context.ts'
import { isLive } from '../../jobs/job.policy.ts'
import type { JobStatus } from '../../jobs/job.status.ts'
import { insertJobEvent, lockJob, updateJob } from '../../jobs/steps/job.queries.ts'
import { actorName } from '../../jobs/steps/move-job.ts'
import { tellLive } from '../../live/steps/tell-live.ts'

type Job = { jobId: number; employerId: number; status: JobStatus }

/** Features a locked job that is public and not featured, for one of its employer's entitlements. @throws Conflict when none is left */
export async function featureJob(ctx: Context, { jobId, employerId, status }: Job): Promise<void> {
  const now = ctx.now()
  const until = daysAfter(now, limits.featuredDays)
  const purpose = `job ${jobId} until ${until.toISOString()}`
  await spendEntitlement(ctx, { employerId, kind: 'featured-ad', purpose, jobId })
  await updateJob(ctx.db, jobId, { featured_until: until })
  const event = { jobId, from: status, to: status, actor: actorName(ctx.actor), at: now }
  await insertJobEvent(ctx.db, { ...event, reason: 'featured' })
  await tellLive(ctx, { topics: [`employer:${employerId}`], kind: 'job', details: { jobId } })
}

/**
 * Features the ad that was chosen with an order, which has just granted what it costs. An ad that has ended or is featured already keeps
 * its employer the entitlement for later.
 */
export async function featureOrderedJob(
  ctx: Context,
  { jobId, employerId }: { jobId: number; employerId: number },
): Promise<void> {
  const job = await lockJob(ctx.db, jobId)
  if (!job || job.employer_id !== employerId) return
  // The cast: a check constraint limits the column to these.
  const status = job.status as JobStatus
  const now = ctx.now()
  const isFeatured = job.featured_until !== null && job.featured_until > now
  if (isFeatured || !isLive({ status, validThrough: job.valid_through }, now)) return
  await featureJob(ctx, { jobId, employerId, status })
}
