import type { Context } from '../../caller/context.ts'
import { Conflict } from '../../caller/errors.ts'
import { insertOrderEvent, type Order, setOrderStatus } from '../order.queries.ts'
import { type OrderParty, type OrderStatus, orderLife } from '../order.status.ts'

type Move = { to: OrderStatus; party: OrderParty; reason: string; note?: string }

/**
 * Moves a locked order and writes the event of it. @returns the order as it is now
 * @throws Conflict `orders.problem.move` for what the table of moves does not have
 */
export async function moveOrder(
  ctx: Context,
  order: Order,
  { to, party, reason, note }: Move,
): Promise<Order> {
  if (!orderLife.may(order.status, to, party)) throw new Conflict('order-words.problem.move')
  const now = ctx.now()
  await setOrderStatus(ctx.db, { id: order.id, status: to, ...(to === 'paid' && { paidAt: now }) })
  await noteOrderEvent(ctx, order, { to, party, reason, ...(note !== undefined && { note }) })
  return { ...order, status: to, ...(to === 'paid' && { paid_at: now }) }
}

/** Writes down what happened to an order; without `to` it stays as it is. */
export async function noteOrderEvent(
  ctx: Context,
  order: Order,
  { to, party, reason, note }: Omit<Move, 'to'> & { to?: OrderStatus },
): Promise<void> {
  await insertOrderEvent(ctx.db, {
    orderId: order.id,
    from: order.status,
    to: to ?? order.status,
    party,
    userId: 'userId' in ctx.actor ? ctx.actor.userId : null,
    reason,
    note: note ?? null,
    at: ctx.now(),
  })
}
