import { berlinDay } from '../../../basics/berlin.ts'
import type { Context } from '../../caller/context.ts'
import { type JobCounter, subtractFromCounter } from '../job-statistics.queries.ts'

/** Reverts what was counted at `countedAt`, not below 0. */
export async function takeBackCount(
  ctx: Context,
  input: { jobId: number; counter: JobCounter; countedAt: Date },
): Promise<void> {
  const { jobId, counter, countedAt } = input
  await subtractFromCounter(ctx.db, { jobId, counter, day: berlinDay(countedAt) })
}
