import type { Context } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { requireManager } from '../job.policy.ts'
import type { JobStatus } from '../job.status.ts'
import { lockJob } from './job.queries.ts'

/**
 * An ad in whatever state but deleted, locked until the transaction ends, for who keeps the ads of its employer.
 * @throws NotFound, NotAllowed, SignInRequired
 */
export async function requireManagedJob(ctx: Context, jobId: number) {
  const job = await lockJob(ctx.db, jobId)
  if (!job || job.status === 'deleted') throw new NotFound()
  // The table's check constraint keeps the text to these.
  const status = job.status as JobStatus
  requireManager(ctx.actor, { status, validThrough: job.valid_through, employerId: job.employer_id })
  return { ...job, status }
}
