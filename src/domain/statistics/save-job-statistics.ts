import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { addJobStatistics, type JobStatisticsRow } from './job-statistics.queries.ts'
import { canSaveStatistics } from './statistics.policy.ts'

/** Adds past days to jobs' statistics; Berlin days, each job and day at most once. @throws NotAllowed for anyone but the operator */
export async function saveJobStatistics(
  ctx: Context,
  statistics: readonly JobStatisticsRow[],
): Promise<void> {
  if (!canSaveStatistics(ctx.actor)) throw new NotAllowed()
  await addJobStatistics(ctx.db, statistics)
}
