import { noteEvent } from '../../audit/steps/note-event.ts'
import { withdrawOrdered } from '../../billing/steps/ordered-entitlement.ts'
import { requirePermission } from '../../caller/admin.policy.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, NotFound } from '../../caller/errors.ts'
import { findOrderById, lockOrder, type Order } from '../order.queries.ts'
import { listPayments, updatePayment } from '../payment.queries.ts'
import { tellOfOrder } from '../steps/fulfil-order.ts'
import { moveOrder, noteOrderEvent } from '../steps/move-order.ts'

/**
 * Has an order's money given back, with a reason that its buyer can read. The order is refunded as soon as the provider says so, and what
 * is not used by then lapses. What was paid by a transfer is given back by one, outside the site: such an order is refunded at once.
 * @throws Conflict for an order without money to give back, or whose refund is on its way; NotFound, SignInRequired, NotAllowed
 */
export async function refundOrder(
  ctx: Context,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  requirePermission(ctx, 'billing.manage')
  if (!(await findOrderById(ctx.db, id))) throw new NotFound()
  await inTransaction(ctx, async inside => {
    const order = await lockOrder(inside.db, id)
    if (order.due_days !== null) {
      await noteReturned(inside, order, reason)
      return
    }
    const payment = (await listPayments(inside.db, id)).find(({ pays }) => pays)
    if (!payment || order.status === 'refunded') throw new Conflict('order-words.problem.nothing-to-refund')
    if (payment.refund_wanted_cents > 0) throw new Conflict('order-words.problem.refund-on-its-way')
    await updatePayment(inside.db, payment.id, { refund_wanted_cents: payment.amount_cents })
    await noteOrderEvent(inside, order, { party: 'team', reason: 'refund-asked', note: reason })
    await noteEvent(inside, 'order-refunded', { details: { orderId: id } })
    await inside.tasks.enqueue('settle-payments', {})
  })
}

async function noteReturned(ctx: Context, order: Order, reason: string): Promise<void> {
  if (order.paid_at === null || order.status === 'refunded')
    throw new Conflict('order-words.problem.nothing-to-refund')
  const refunded = await moveOrder(ctx, order, {
    to: 'refunded',
    party: 'team',
    reason: 'money-returned',
    note: reason,
  })
  await withdrawOrdered(ctx, { orderId: order.id })
  await noteEvent(ctx, 'order-refunded', { details: { orderId: order.id } })
  await tellOfOrder(ctx, refunded)
  await ctx.tasks.enqueue('settle-payments', {})
}
