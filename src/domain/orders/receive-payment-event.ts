import type { EventDelivery } from '../../platform/payments/payment-provider.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed, NotFound } from '../caller/errors.ts'
import { insertPaymentEvent } from './payment.queries.ts'

/**
 * Takes in what the provider of payments tells, by its signature. Each event is kept once; it only says about which payment to ask, which
 * a task does. @returns whether it was new
 * @throws NotFound where nothing is paid online; NotAllowed for a wrong signature or one of another time
 */
export async function receivePaymentEvent(
  ctx: Context,
  delivery: EventDelivery,
): Promise<{ isNew: boolean }> {
  const { payments } = ctx.shop
  if (!payments) throw new NotFound()
  const event = await payments.readEvent(delivery, ctx.now())
  if (!event) throw new NotAllowed()
  const { eventId: id, kind, paymentId } = event
  if (paymentId === null) return { isNew: false }
  const isNew = await insertPaymentEvent(ctx.db, {
    id,
    kind,
    paymentId,
    provider: payments.name,
    now: ctx.now(),
  })
  if (isNew) await ctx.tasks.enqueue('settle-payments', {})
  return { isNew }
}
