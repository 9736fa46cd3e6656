import { noteEvent } from '../../audit/steps/note-event.ts'
import { withdrawOrdered } from '../../billing/steps/ordered-entitlement.ts'
import { requirePermission } from '../../caller/admin.policy.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, NotFound } from '../../caller/errors.ts'
import { findOrderById, lockOrder } from '../order.queries.ts'
import { tellOfOrder } from '../steps/fulfil-order.ts'
import { moveOrder } from '../steps/move-order.ts'

/**
 * Takes back an order against an invoice that is not paid: its invoice is cancelled by a document of its own, and what is not used lapses.
 * @throws Conflict for any other order; NotFound, SignInRequired, NotAllowed without `billing.manage`
 */
export async function cancelOnAccount(
  ctx: Context,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  requirePermission(ctx, 'billing.manage')
  if (!(await findOrderById(ctx.db, id))) throw new NotFound()
  await inTransaction(ctx, async inside => {
    const order = await lockOrder(inside.db, id)
    if (order.due_days === null) throw new Conflict('order-words.problem.move')
    const cancelled = await moveOrder(inside, order, {
      to: 'cancelled',
      party: 'team',
      reason: 'cancelled',
      note: reason,
    })
    await withdrawOrdered(inside, { orderId: id })
    await noteEvent(inside, 'order-cancelled', { details: { orderId: id } })
    await tellOfOrder(inside, cancelled)
    await inside.tasks.enqueue('settle-payments', {})
  })
}
