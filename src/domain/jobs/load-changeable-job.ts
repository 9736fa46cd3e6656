import type { Context } from '../context.ts'
import { Conflict, NotFound } from '../errors.ts'
import { requireManager } from './job.policy.ts'
import { lockJob } from './job.queries.ts'
import type { JobStatus } from './job.status.ts'

/**
 * The ad, locked, for who may change it here.
 * @throws NotFound, NotAllowed, SignInRequired, Conflict for those that are gone
 */
export async function loadChangeableJob(ctx: Context, jobId: number) {
  const job = await lockJob(ctx.db, jobId)
  if (!job) throw new NotFound()
  const state = {
    status: job.status as JobStatus,
    validThrough: job.valid_through,
    employerId: job.employer_id,
  }
  requireManager(ctx.actor, state)
  if (job.status === 'deleted' || job.status === 'archived') throw new Conflict('error.job-deleted')
  return job
}
