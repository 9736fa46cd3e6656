import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canPruneRecords } from '../caller/person.policy.ts'
import { deleteViewedBefore } from './viewed-job.queries.ts'

/** Forgets which ads people read more than 90 days ago. @returns how many rows were deleted. */
export async function pruneViewedJobs(ctx: Context): Promise<number> {
  if (!canPruneRecords(ctx.actor)) throw new NotAllowed()
  return deleteViewedBefore(ctx.db, new Date(ctx.now().getTime() - limits.viewedJobDays * 86_400_000))
}
