import { requirePermission } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import { byFact } from '../jobs/asked-fact.values.ts'
import {
  countByEmployer,
  countByFact,
  type EmployerFigures,
  type FactFigures,
} from './question-figures.queries.ts'

const shownEmployers = 10

/** For administrators: what readers miss in ads, and whether employers answer. Nothing of who asked. */
export async function readQuestionFigures(
  ctx: Context,
): Promise<{ facts: FactFigures[]; employers: EmployerFigures[] }> {
  requirePermission(ctx, 'statistics.read')
  const facts = await countByFact(ctx.db)
  return { facts: facts.sort(byFact), employers: await countByEmployer(ctx.db, shownEmployers) }
}
