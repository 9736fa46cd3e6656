import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canLookAfterJobs } from '../jobs/job.policy.ts'
import { pruneChanges } from './job-change.queries.ts'

const keepDays = 7

/**
 * Deletes what is older than a week from the log that search indexes follow. An index that was away for longer is built
 * anew. @returns how many rows were deleted. @throws NotAllowed
 */
export async function pruneJobChanges(ctx: Context): Promise<number> {
  if (!canLookAfterJobs(ctx.actor)) throw new NotAllowed()
  return pruneChanges(ctx.db, new Date(ctx.now().getTime() - keepDays * 86_400_000))
}
