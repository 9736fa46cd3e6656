import type { Context } from '../../caller/context.ts'
import { berlinDay } from '../berlin-day.ts'
import { type JobFigure, subtractJobFigure } from '../job-figure.queries.ts'

/** Takes one back of what was counted at `countedAt`, when the person thought better of it; never below none. */
export async function takeBackJobFigure(
  ctx: Context,
  input: { jobId: number; figure: JobFigure; countedAt: Date },
): Promise<void> {
  const { jobId, figure, countedAt } = input
  await subtractJobFigure(ctx.db, { jobId, figure, day: berlinDay(countedAt) })
}
