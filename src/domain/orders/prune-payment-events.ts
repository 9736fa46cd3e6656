import { daysBefore } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canSettle } from './order.policy.ts'
import { deletePaymentEvents } from './payment.queries.ts'

/**
 * Deletes events long after no provider sends them again, whether handled or given up: what they told of is asked about every night.
 * @returns how many @throws NotAllowed for anyone but the system
 */
export async function prunePaymentEvents(ctx: Context): Promise<number> {
  if (!canSettle(ctx.actor)) throw new NotAllowed()
  return deletePaymentEvents(ctx.db, daysBefore(ctx.now(), limits.paymentEventDays))
}
