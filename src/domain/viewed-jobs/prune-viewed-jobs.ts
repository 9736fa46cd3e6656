import { daysBefore } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canPruneRecords } from '../caller/person.policy.ts'
import { deleteViewedBefore } from './viewed-job.queries.ts'

/** Deletes views older than 90 days. @returns how many rows were deleted. */
export async function pruneViewedJobs(ctx: Context): Promise<number> {
  if (!canPruneRecords(ctx.actor)) throw new NotAllowed()
  return deleteViewedBefore(ctx.db, daysBefore(ctx.now(), limits.viewedJobDays))
}
