import { noteEvent } from '../../audit/steps/note-event.ts'
import { requirePermission } from '../../caller/admin.policy.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, NotFound } from '../../caller/errors.ts'
import { findOrderById, lockOrder } from '../order.queries.ts'
import { listPayments, updatePayment } from '../payment.queries.ts'
import { noteOrderEvent } from '../steps/move-order.ts'

/**
 * Has an order's money given back, with a reason that its buyer can read. The order is refunded as soon as the provider says so, and what
 * is not used by then lapses.
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
    const payment = (await listPayments(inside.db, id)).find(({ pays }) => pays)
    if (!payment || order.status === 'refunded') throw new Conflict('order-words.problem.nothing-to-refund')
    if (payment.refund_wanted_cents > 0) throw new Conflict('order-words.problem.refund-on-its-way')
    await updatePayment(inside.db, payment.id, { refund_wanted_cents: payment.amount_cents })
    await noteOrderEvent(inside, order, { party: 'team', reason: 'refund-asked', note: reason })
    await noteEvent(inside, 'order-refunded', { details: { orderId: id } })
    await inside.tasks.enqueue('settle-payments', {})
  })
}
