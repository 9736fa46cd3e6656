import type { TestAct } from '../../platform/payments/payment-provider.ts'
import type { Context } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { requireReader } from './order.policy.ts'
import { findOrderOfPayment } from './payment.queries.ts'
import { receivePaymentEvent } from './receive-payment-event.ts'

/**
 * A payment at the test provider, for those who may read its order. Not found with a real provider.
 * @throws SignInRequired, NotFound, NotAllowed
 */
export async function readTestCheckout(ctx: Context, { paymentId }: { paymentId: string }) {
  const order = await requireTestPayment(ctx, paymentId)
  const payment = await ctx.shop.payments?.read(paymentId)
  if (!payment) throw new NotFound()
  return { payment, orderKey: order.key }
}

/**
 * Plays what a payer or a bank does. The site is told as by a real provider: by signed events, whose bytes are verified like any others.
 * @returns where the payer goes on
 * @throws Conflict for what a payment in this state cannot do; SignInRequired, NotFound, NotAllowed
 */
export async function playTestCheckout(
  ctx: Context,
  { paymentId, act }: { paymentId: string; act: TestAct },
): Promise<{ returnUrl: string }> {
  await requireTestPayment(ctx, paymentId)
  const played = await ctx.shop.payments?.play?.(paymentId, act, ctx.now())
  if (!played) throw new Conflict('order-words.problem.test-over')
  for (const event of played.events) await receivePaymentEvent(ctx, event)
  return { returnUrl: played.returnUrl }
}

async function requireTestPayment(ctx: Context, paymentId: string) {
  if (!ctx.shop.payments?.play) throw new NotFound()
  const order = await findOrderOfPayment(ctx.db, paymentId)
  if (!order) throw new NotFound()
  requireReader(ctx.actor, order.employerId)
  return order
}
