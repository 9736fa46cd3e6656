import { daysBefore } from '../../basics/time.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canLookAfterJobs } from '../jobs/job.policy.ts'
import { pruneChanges } from './job-change.queries.ts'

const keepDays = 7

/**
 * Deletes entries older than a week from the change log of the search indexes. An index that was offline for longer is rebuilt.
 * @returns how many rows were deleted.
 * @throws NotAllowed
 */
export async function pruneJobChanges(ctx: Context): Promise<number> {
  if (!canLookAfterJobs(ctx.actor)) throw new NotAllowed()
  return pruneChanges(ctx.db, daysBefore(ctx.now(), keepDays))
}
