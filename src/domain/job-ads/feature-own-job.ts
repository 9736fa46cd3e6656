import { noteAdminWork } from '../audit/steps/note-admin-work.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict } from '../caller/errors.ts'
import { isLive } from '../jobs/job.policy.ts'
import { requireManagedJob } from '../jobs/steps/require-managed-job.ts'
import { featureJob } from './steps/feature-job.ts'

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
    await featureJob(inside, { jobId, employerId, status })
    await noteAdminWork(inside, 'employer-changed-by-admin', { employerId, jobId })
  })
}
