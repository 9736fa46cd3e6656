import type { Context } from '../../caller/context.ts'
import { requireSettler } from '../order.policy.ts'
import { findOrderById, lockOrder } from '../order.queries.ts'
import { tellOfOrder } from '../steps/fulfil-order.ts'
import { moveOrder, noteOrderEvent } from '../steps/move-order.ts'

/**
 * The invoice of an order is paid, and so is the order; what it is for was delivered before. In the caller's transaction. Money for an
 * order that was cancelled meanwhile is noted in it and moves nothing. @throws SignInRequired, NotAllowed
 */
export async function settleOnAccount(ctx: Context, { orderId }: { orderId: number | null }): Promise<void> {
  requireSettler(ctx.actor)
  if (orderId === null || !(await findOrderById(ctx.db, orderId))?.due_days) return
  const order = await lockOrder(ctx.db, orderId)
  if (order.status !== 'awaiting-payment') {
    await noteOrderEvent(ctx, order, { party: 'team', reason: 'invoice-paid' })
    return
  }
  const paid = await moveOrder(ctx, order, { to: 'paid', party: 'team', reason: 'invoice-paid' })
  await moveOrder(ctx, paid, { to: 'fulfilled', party: 'site', reason: 'settled' })
  await tellOfOrder(ctx, order)
}
