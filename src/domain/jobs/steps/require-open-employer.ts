import type { Context } from '../../caller/context.ts'
import { Conflict } from '../../caller/errors.ts'
import { isEmployerHidden } from '../employer-hidden.queries.ts'

/**
 * Whoever publishes an ad of an employer that a decision hides is told so; the database would keep it back in any case. The caller has
 * asked its policy.
 * @throws Conflict
 */
export async function requireOpenEmployer(ctx: Context, employerId: number): Promise<void> {
  if (await isEmployerHidden(ctx.db, employerId)) throw new Conflict('ads.problem.employer-hidden')
}
