import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { requireReader } from './order.policy.ts'
import { findOrder, lockOrder } from './order.queries.ts'
import { listPayments } from './payment.queries.ts'
import { tellOfOrder } from './steps/fulfil-order.ts'
import { moveOrder } from './steps/move-order.ts'

/**
 * Cancels an order that is not paid, unless it was bought against an invoice. What still arrives for it goes back to the payer.
 * @throws Conflict for one that is paid, or whose payment is on its way; SignInRequired, NotFound, NotAllowed
 */
export async function cancelOrder(ctx: Context, { key }: { key: string }): Promise<void> {
  const found = await findOrder(ctx.db, key)
  if (!found) throw new NotFound()
  const party = requireReader(ctx.actor, found.employer_id)
  await inTransaction(ctx, async inside => {
    const order = await lockOrder(inside.db, found.id)
    if (order.due_days !== null) throw new Conflict('order-words.problem.on-account')
    const payments = await listPayments(inside.db, order.id)
    if (payments.some(({ status }) => status === 'processing'))
      throw new Conflict('order-words.problem.processing')
    const cancelled = await moveOrder(inside, order, { to: 'cancelled', party, reason: 'cancelled' })
    await tellOfOrder(inside, cancelled)
    // Closes the pages that it could still be paid on.
    await inside.tasks.enqueue('settle-payments', {})
  })
}
