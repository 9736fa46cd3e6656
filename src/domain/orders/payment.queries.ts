import type { Selectable } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Payments } from '../../db/tables.ts'
import type { PaymentStatus } from '../../platform/payments/payment-provider.ts'

export type PaymentRow = Omit<Selectable<Payments>, 'status'> & { status: PaymentStatus }

function asPayment(row: Selectable<Payments>): PaymentRow {
  // The cast: a check constraint limits the column to these.
  return row as PaymentRow
}

/** All tries to pay an order, the first one first. */
export async function listPayments(db: Database, orderId: number): Promise<PaymentRow[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('attempt')
    .execute()
  return rows.map(asPayment)
}

export async function insertPayment(
  db: Database,
  payment: { orderId: number; attempt: number; provider: string; amountCents: number; now: Date },
): Promise<void> {
  await db
    .insertInto('payments')
    .values({
      order_id: payment.orderId,
      attempt: payment.attempt,
      provider: payment.provider,
      status: 'open',
      amount_cents: payment.amountCents,
      created_at: payment.now,
    })
    .execute()
}

export async function keepCheckout(
  db: Database,
  { id, paymentId, url }: { id: number; paymentId: string; url: string },
): Promise<void> {
  await db.updateTable('payments').set({ payment_id: paymentId, url }).where('id', '=', id).execute()
}

/** Whose a payment is, by what its checkout was opened with. */
export async function findPayment(
  db: Database,
  { key, attempt, provider }: { key: string; attempt: number; provider: string },
) {
  const row = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.order_id as orderId', 'payments.status', 'payment_id as paymentId'])
    .select(['refunded_cents as refundedCents', 'is_charged_back as isChargedBack'])
    .where('orders.key', '=', key)
    .where('payments.attempt', '=', attempt)
    .where('payments.provider', '=', provider)
    .executeTakeFirst()
  return row ?? null
}

export async function findOrderOfPayment(db: Database, paymentId: string) {
  const row = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['orders.id', 'orders.key', 'orders.employer_id as employerId'])
    .where('payments.payment_id', '=', paymentId)
    .executeTakeFirst()
  return row ?? null
}

export async function updatePayment(
  db: Database,
  id: number,
  change: {
    payment_id?: string
    status?: PaymentStatus
    refunded_cents?: number
    refund_wanted_cents?: number
    is_charged_back?: boolean
    pays?: boolean
    read_at?: Date
  },
): Promise<void> {
  await db.updateTable('payments').set(change).where('id', '=', id).execute()
}

export type KnownPayment = { id: number; paymentId: string }

/** Payments whose end is not known, and young ones that may yet be given or taken back, in the order of their ids. */
export async function listPaymentsToAsk(
  db: Database,
  { provider, paidSince, after }: { provider: string; paidSince: Date; after: number },
): Promise<KnownPayment[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'payment_id as paymentId'])
    .where('provider', '=', provider)
    .where('payment_id', 'is not', null)
    .where('id', '>', after)
    .where(eb =>
      eb.or([eb('status', 'in', ['open', 'processing', 'failed']), eb('created_at', '>', paidSince)]),
    )
    .orderBy('id')
    .limit(200)
    .execute()
  return rows.flatMap(({ id, paymentId }) => (paymentId === null ? [] : [{ id, paymentId }]))
}

export async function listRefundsWanted(db: Database, provider: string) {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'payment_id as paymentId', 'refund_wanted_cents as cents'])
    .where('provider', '=', provider)
    .whereRef('refund_wanted_cents', '>', 'refunded_cents')
    .where('status', '=', 'paid')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.flatMap(row => (row.paymentId === null ? [] : [{ ...row, paymentId: row.paymentId }]))
}

/** @returns false for an event that was kept before */
export async function insertPaymentEvent(
  db: Database,
  event: { id: string; provider: string; kind: string; paymentId: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_events')
    .values({
      id: event.id,
      provider: event.provider,
      kind: event.kind,
      payment_id: event.paymentId,
      received_at: event.now,
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Payments that events were told of and that nobody has asked about since. */
export async function listToldPayments(db: Database, provider: string, triesMost: number) {
  return db
    .selectFrom('payment_events')
    .select(['id', 'payment_id as paymentId'])
    .where('provider', '=', provider)
    .where('handled_at', 'is', null)
    .where('tries', '<', triesMost)
    .orderBy('received_at')
    .limit(500)
    .execute()
}

export async function closePaymentEvent(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('payment_events').set({ handled_at: now }).where('id', '=', id).execute()
}

export async function countEventTry(db: Database, id: string): Promise<void> {
  await db
    .updateTable('payment_events')
    .set(eb => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Open pages of orders that are paid, cancelled or bought against an invoice. */
export async function listNeedlessPayments(db: Database, provider: string) {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.payment_id as paymentId')
    .where('payments.provider', '=', provider)
    .where('payments.status', 'in', ['open', 'failed'])
    .where(({ eb, or }) =>
      or([
        eb('orders.status', 'not in', ['draft', 'awaiting-payment']),
        eb('orders.due_days', 'is not', null),
      ]),
    )
    .limit(100)
    .execute()
  return rows.flatMap(({ paymentId }) => (paymentId === null ? [] : [{ paymentId }]))
}

export async function deletePaymentEvents(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('payment_events')
    .where('received_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
