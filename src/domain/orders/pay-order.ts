import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound, Unavailable } from '../caller/errors.ts'
import { findCustomer } from './buyer/buyer.queries.ts'
import { requireBuyer } from './order.policy.ts'
import { findOrder, lockOrder, type Order } from './order.queries.ts'
import { insertPayment, keepCheckout, listPayments, type PaymentRow } from './payment.queries.ts'
import { referenceOf } from './steps/apply-payment.ts'
import { commitOrder } from './steps/commit-order.ts'

/**
 * Opens the page on which an order is paid, or finds the one that is open: a second tab comes to the same one. @returns its address
 * @throws Conflict for an order that waits for no payment; Unavailable where nothing is paid online or the provider does not answer;
 * SignInRequired, NotFound, NotAllowed
 */
export async function payOrder(ctx: Context, { key }: { key: string }): Promise<{ url: string }> {
  const order = await findOrder(ctx.db, key)
  if (!order || order.employer_id === null) throw new NotFound()
  requireBuyer(ctx.actor, order.employer_id)
  const { payments } = ctx.shop
  if (!payments) throw new Unavailable('order-words.problem.no-payments')
  const attempt = await inTransaction(ctx, inside => beginAttempt(inside, order.id, payments.name))
  if (attempt.url !== null) return { url: attempt.url }
  const { locale } = ctx
  const customerId = await findCustomer(ctx.db, {
    employerId: order.employer_id,
    provider: payments.name,
  })
  // Outside the transaction, because it may take long. Cut off here, the next try finds the same checkout by its reference.
  const { paymentId, url } = await payments
    .open({
      reference: referenceOf({ key, attempt: attempt.attempt }),
      amountCents: order.total_cents,
      currency: order.currency,
      description: order.product.name[locale],
      email: order.buyer.email,
      customerId,
      locale,
      returnUrl: ctx.links.order(key, locale),
    })
    .catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'the provider of payments did not open a checkout')
      throw new Unavailable('order-words.problem.provider')
    })
  await keepCheckout(ctx.db, { id: attempt.id, paymentId, url })
  return { url }
}

async function beginAttempt(ctx: Context, orderId: number, provider: string): Promise<PaymentRow> {
  const order = await lockOrder(ctx.db, orderId)
  requirePayable(order)
  await commitOrder(ctx, order)
  const attempts = await listPayments(ctx.db, orderId)
  const open = attempts.find(each => each.status === 'open' || each.status === 'failed')
  if (open?.provider === provider) return open
  if (attempts.some(each => each.status === 'processing'))
    throw new Conflict('order-words.problem.processing')
  const last = attempts.at(-1)?.attempt ?? 0
  const amountCents = order.total_cents
  await insertPayment(ctx.db, { orderId, attempt: last + 1, provider, amountCents, now: ctx.now() })
  const begun = (await listPayments(ctx.db, orderId)).at(-1)
  if (!begun) throw new Error(`the payment of order ${orderId} was not written`)
  return begun
}

function requirePayable({ status, due_days: dueDays }: Order): void {
  if (dueDays !== null) throw new Conflict('order-words.problem.on-account')
  if (status !== 'draft' && status !== 'awaiting-payment')
    throw new Conflict('order-words.problem.not-payable')
}
