import { professionById } from '../../vocabulary/titles/professions.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { loadFiguresOf, type PayFigure } from './pay-figure.queries.ts'

/** What live ads of a profession pay in each area that has enough of them, those with the most ads first. @throws NotFound */
export async function readPayFigures(ctx: Context, profession: string): Promise<PayFigure[]> {
  if (professionById(profession) === null) throw new NotFound()
  return loadFiguresOf(ctx.db, profession)
}
