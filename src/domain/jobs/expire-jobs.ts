import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canLookAfterJobs } from './job.policy.ts'
import { listOverdueJobIds } from './steps/job.queries.ts'
import { moveJob } from './steps/move-job.ts'

const batchSize = 500

/**
 * Moves every published job past its closing date to `expired`; search already excludes them. Idempotent. @returns how many were moved.
 * @throws NotAllowed
 */
export async function expireJobs(ctx: Context): Promise<number> {
  if (!canLookAfterJobs(ctx.actor)) throw new NotAllowed()
  let expired = 0
  for (;;) {
    const ids = await listOverdueJobIds(ctx.db, ctx.now(), batchSize)
    for (const jobId of ids)
      if (await moveJob(ctx, { jobId, to: 'expired', reason: 'valid-through' })) expired += 1
    if (ids.length < batchSize) return expired
  }
}
