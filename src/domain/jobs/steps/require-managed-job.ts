import type { Context } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { requireManager } from '../job.policy.ts'
import type { JobStatus } from '../job.status.ts'
import { lockJob } from './job.queries.ts'

/**
 * A job in any status but deleted, locked until the transaction ends, for people who manage its employer's jobs.
 * @throws NotFound, NotAllowed, SignInRequired
 */
export async function requireManagedJob(ctx: Context, jobId: number) {
  const job = await lockJob(ctx.db, jobId)
  if (!job || job.status === 'deleted') throw new NotFound()
  // The cast: a check constraint limits the column to these.
  const status = job.status as JobStatus
  requireManager(ctx.actor, { status, validThrough: job.valid_through, employerId: job.employer_id })
  return { ...job, status }
}
