import { isbot } from 'isbot'
import { berlinDay } from '../../../basics/berlin.ts'
import type { Context } from '../../caller/context.ts'
import { addToCounter, type JobCounter } from '../job-statistics.queries.ts'

/**
 * Adds one to a job's counter for today (Berlin day): saved, application sent, or left for an external application. Bots, recognised by
 * user agent, are not counted; nothing is stored about the person.
 */
export async function countForJob(
  ctx: Context,
  input: { jobId: number; counter: JobCounter },
): Promise<void> {
  const { jobId, counter } = input
  if (isbot(ctx.client.userAgent)) return
  await addToCounter(ctx.db, { jobId, day: berlinDay(ctx.now()), counter, by: 1 })
}
