import type { Context } from '../../caller/context.ts'
import { Conflict } from '../../caller/errors.ts'
import { requireManagedJob } from '../../jobs/steps/require-managed-job.ts'

/**
 * The locked job, for people who may change it here.
 * @throws NotFound, NotAllowed, SignInRequired, Conflict for archived jobs
 */
export async function loadChangeableJob(ctx: Context, jobId: number) {
  const job = await requireManagedJob(ctx, jobId)
  if (job.status === 'archived') throw new Conflict('error.job-deleted')
  return job
}
