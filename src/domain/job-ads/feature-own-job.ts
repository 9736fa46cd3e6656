import { daysAfter } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { noteAdminWork } from '../audit/steps/note-admin-work.ts'
import { useEntitlement } from '../billing/steps/use-entitlement.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict } from '../caller/errors.ts'
import { isLive } from '../jobs/job.policy.ts'
import { insertJobEvent, updateJob } from '../jobs/steps/job.queries.ts'
import { actorName } from '../jobs/steps/move-job.ts'
import { requireManagedJob } from '../jobs/steps/require-managed-job.ts'
import { tellLive } from '../live/steps/tell-live.ts'

/**
 * Features a public job for 30 days, also one from a feed, using one of its employer's entitlements.
 * @throws Conflict for a job that is not public or already featured, and when no entitlement is left; NotFound, NotAllowed, SignInRequired
 */
export async function featureOwnJob(ctx: Context, { jobId }: { jobId: number }): Promise<void> {
  await inTransaction(ctx, async inside => {
    const job = await requireManagedJob(inside, jobId)
    const { status, employer_id: employerId } = job
    const now = inside.now()
    if (!isLive({ status, validThrough: job.valid_through }, now))
      throw new Conflict('ads.problem.not-public')
    // Double submit: uses no second entitlement.
    if (job.featured_until !== null && job.featured_until > now)
      throw new Conflict('ads.problem.featured-already')
    await useEntitlement(inside, { employerId, kind: 'featured-ad' })
    const until = daysAfter(now, limits.featuredDays)
    await updateJob(inside.db, jobId, { featured_until: until })
    const event = { jobId, from: status, to: status, actor: actorName(inside.actor), at: now }
    await insertJobEvent(inside.db, { ...event, reason: 'featured' })
    await noteAdminWork(inside, 'employer-changed-by-admin', { employerId, jobId })
    await tellLive(inside, { topics: [`employer:${employerId}`], kind: 'job', details: { jobId } })
  })
}
