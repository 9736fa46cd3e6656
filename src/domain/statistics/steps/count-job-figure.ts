import { isbot } from 'isbot'
import type { Context } from '../../caller/context.ts'
import { berlinDay } from '../berlin-day.ts'
import { addJobFigure, type JobFigure } from '../job-figure.queries.ts'

/**
 * Adds one to what happened to an ad today (day in Berlin): saved, an application sent, or left for elsewhere.
 * Bots, told by their user agent, are not counted; nothing is stored of the person.
 */
export async function countJobFigure(
  ctx: Context,
  input: { jobId: number; figure: JobFigure; userAgent: string },
): Promise<void> {
  const { jobId, figure, userAgent } = input
  if (isbot(userAgent)) return
  await addJobFigure(ctx.db, { jobId, day: berlinDay(ctx.now()), figure, by: 1 })
}
