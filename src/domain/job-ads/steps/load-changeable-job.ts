import type { Context } from '../../caller/context.ts'
import { Conflict } from '../../caller/errors.ts'
import { requireManagedJob } from '../../jobs/steps/require-managed-job.ts'

/**
 * The ad, locked, for who may change it here.
 * @throws NotFound, NotAllowed, SignInRequired, Conflict for those in the archive
 */
export async function loadChangeableJob(ctx: Context, jobId: number) {
  const job = await requireManagedJob(ctx, jobId)
  if (job.status === 'archived') throw new Conflict('error.job-deleted')
  return job
}
