import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canLookAfterJobs } from '../jobs/job.policy.ts'
import { replaceFigures } from './pay-figure.queries.ts'
import { fewestAdsOfPay } from './pay-figure.values.ts'

/**
 * Computes anew what live ads pay, for each profession and area that has enough of them, and keeps it in place of what was kept before.
 * @returns how many figures there are
 * @throws NotAllowed
 */
export async function keepPayFigures(ctx: Context): Promise<number> {
  if (!canLookAfterJobs(ctx.actor)) throw new NotAllowed()
  return inTransaction(ctx, ({ db }) => replaceFigures(db, { now: ctx.now(), least: fewestAdsOfPay }))
}
