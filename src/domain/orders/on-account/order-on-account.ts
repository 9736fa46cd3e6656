import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, NotFound } from '../../caller/errors.ts'
import { requireBuyer } from '../order.policy.ts'
import { findOrder, lockOrder, type Order } from '../order.queries.ts'
import type { dueDays } from '../order.schema.ts'
import { listPayments } from '../payment.queries.ts'
import { commitOrder } from '../steps/commit-order.ts'
import { deliverOrder, tellOfOrder } from '../steps/fulfil-order.ts'
import { noteOrderEvent } from '../steps/move-order.ts'
import { lockBuyer, setOnAccount } from './on-account.queries.ts'
import { accountStanding } from './steps/account-standing.ts'

/**
 * Orders against an invoice, to be paid within so many days of its issue. What is bought is delivered at once; the order counts as paid
 * when the money is there.
 * @throws Conflict `order-words.account.…` that says why it is not sold this way, or for an order that is bought already; SignInRequired,
 * NotFound, NotAllowed
 */
export async function orderOnAccount(
  ctx: Context,
  { key, days }: { key: string; days: (typeof dueDays)[number] },
): Promise<void> {
  const found = await findOrder(ctx.db, key)
  if (!found || found.employer_id === null) throw new NotFound()
  const { employer_id: employerId, id } = found
  requireBuyer(ctx.actor, employerId)
  await inTransaction(ctx, async inside => {
    const buyer = await lockBuyer(inside.db, employerId)
    if (!buyer) throw new NotFound()
    const order = await lockOrder(inside.db, id)
    await requirePossible(inside, order, { employerId, ...buyer })
    const ordered = await commitOrder(inside, order)
    await setOnAccount(inside.db, id, { dueDays: days, now: inside.now() })
    await noteOrderEvent(inside, ordered, { party: 'buyer', reason: 'on-account' })
    await deliverOrder(inside, ordered)
    await noteOrderEvent(inside, ordered, { party: 'site', reason: 'delivered' })
    await tellOfOrder(inside, ordered)
    // Issues the invoice, and closes pages that it could have been paid on before.
    await inside.tasks.enqueue('settle-payments', {})
  })
}

async function requirePossible(
  ctx: Context,
  order: Order,
  buyer: { employerId: number; isVerified: boolean },
): Promise<void> {
  if (order.due_days !== null || (order.status !== 'draft' && order.status !== 'awaiting-payment'))
    throw new Conflict('order-words.problem.not-payable')
  const payments = await listPayments(ctx.db, order.id)
  if (payments.some(({ status }) => status === 'processing'))
    throw new Conflict('order-words.problem.processing')
  const standing = await accountStanding(ctx, { ...order, ...buyer })
  if (standing.kind === 'refused') throw new Conflict(`order-words.account.${standing.reason}`)
}
