import type { Payment, PaymentStatus } from '../../../platform/payments/payment-provider.ts'
import { withdrawOrdered } from '../../billing/steps/ordered-entitlement.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { lockOrder, type Order } from '../order.queries.ts'
import { findPayment, listPayments, type PaymentRow, updatePayment } from '../payment.queries.ts'
import { fulfilOrder, tellOfOrder } from './fulfil-order.ts'
import { moveOrder, noteOrderEvent } from './move-order.ts'

/** Of what a checkout was opened with. */
export function referenceOf({ key, attempt }: { key: string; attempt: number }): string {
  return `${key}:${attempt}`
}

const referenceForm = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d{1,4})$/

/**
 * Takes over what a provider has just said about a payment. What is known only grows (`paid` is never unlearned, refunds never shrink), so
 * answers may come in any order and more than once. A payment that nobody here asked for, or of another amount, grants nothing.
 * @returns whether the payment belongs to an order
 */
export async function applyPayment(ctx: Context, provider: string, payment: Payment): Promise<boolean> {
  const [, key, attempt] = referenceForm.exec(payment.reference) ?? []
  if (key === undefined) return false
  const found = await findPayment(ctx.db, { key, attempt: Number(attempt), provider })
  if (!found) return false
  // A status is written with everything that follows from it: there is nothing to do again.
  const facts = ['paymentId', 'status', 'refundedCents', 'isChargedBack'] as const
  if (facts.every(fact => found[fact] === payment[fact])) return true
  await inTransaction(ctx, async inside => {
    const order = await lockOrder(inside.db, found.orderId)
    const row = (await listPayments(inside.db, order.id)).find(({ id }) => id === found.id)
    if (!row) throw new Error(`payment ${found.id} has gone`)
    await takeOver(inside, { order, row, payment })
  })
  return true
}

type Case = { order: Order; row: PaymentRow; payment: Payment }

async function takeOver(ctx: Context, { order, row, payment }: Case): Promise<void> {
  if (payment.amountCents !== row.amount_cents || payment.currency !== order.currency) {
    if (row.read_at === null)
      await noteOrderEvent(ctx, order, { party: 'provider', reason: 'amount-differs' })
    await updatePayment(ctx.db, row.id, { payment_id: payment.paymentId, read_at: ctx.now() })
    return
  }
  const known = {
    payment_id: payment.paymentId,
    status: later(row.status, payment.status),
    refunded_cents: Math.max(row.refunded_cents, payment.refundedCents),
    is_charged_back: row.is_charged_back || payment.isChargedBack,
    read_at: ctx.now(),
  }
  await updatePayment(ctx.db, row.id, known)
  await drawConclusions(ctx, order, { before: row, now: { ...row, ...known } })
}

/** `paid` stays, whatever an answer that was on its way for long says, and only it comes after `expired`. */
function later(known: PaymentStatus, told: PaymentStatus): PaymentStatus {
  return known === 'paid' || (known === 'expired' && told !== 'paid') ? known : told
}

async function drawConclusions(
  ctx: Context,
  order: Order,
  { before, now }: { before: PaymentRow; now: PaymentRow },
): Promise<void> {
  let current = order
  if (now.status === 'paid' && before.status !== 'paid') {
    const pays = order.status === 'awaiting-payment' && order.due_days === null
    if (pays) {
      await updatePayment(ctx.db, now.id, { pays })
      const paid = await moveOrder(ctx, order, { to: 'paid', party: 'provider', reason: 'paid' })
      current = await fulfilOrder(ctx, paid)
    } else {
      // Two tabs, or a payment that arrived after its order was cancelled or bought against an invoice: the money goes back.
      await updatePayment(ctx.db, now.id, { refund_wanted_cents: now.amount_cents })
      await noteOrderEvent(ctx, order, { party: 'site', reason: 'paid-twice' })
      await ctx.tasks.enqueue('settle-payments', {})
    }
    now = { ...now, pays }
  } else if (now.status !== before.status) {
    await noteOrderEvent(ctx, order, { party: 'provider', reason: `payment-${now.status}` })
    await tellOfOrder(ctx, order)
  }
  if (now.pays && (now.is_charged_back || now.refunded_cents >= now.amount_cents))
    await takeBack(ctx, current, now.is_charged_back ? 'charged-back' : 'money-returned')
}

async function takeBack(ctx: Context, order: Order, reason: string): Promise<void> {
  if (order.status === 'refunded') return
  await withdrawOrdered(ctx, { orderId: order.id })
  await moveOrder(ctx, order, { to: 'refunded', party: 'provider', reason })
  await tellOfOrder(ctx, order)
}
