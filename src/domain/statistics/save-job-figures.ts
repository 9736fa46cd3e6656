import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { addJobFigures, type JobFigureRow } from './job-figure.queries.ts'
import { canSaveFigures } from './statistics.policy.ts'

/**
 * Adds figures of days that have passed to those of the ads, as the operator's commands know them; days in Berlin, an ad and a
 * day once each. @throws NotAllowed for anyone but the operator
 */
export async function saveJobFigures(ctx: Context, figures: readonly JobFigureRow[]): Promise<void> {
  if (!canSaveFigures(ctx.actor)) throw new NotAllowed()
  await addJobFigures(ctx.db, figures)
}
