import { randomUUID } from 'node:crypto'
import type { Database } from '../../db/client.ts'
import type { EventDelivery, Payment, PaymentProvider, PaymentStatus, TestAct } from './payment-provider.ts'
import { isSignedEvent, signEvent } from './signed-event.ts'
import { testCustomers } from './test-customers.ts'

type Settings = {
  db: Database
  secret: string
  /** The page that stands for the provider's own. */
  pageUrl: (paymentId: string, locale: 'de' | 'en') => string
  /** The page that stands for the provider's portal. */
  portalUrl: (customerId: string, locale: 'de' | 'en') => string
}

/** What each act makes of a payment, by what it may start from. */
const moves: Record<TestAct, { from: readonly PaymentStatus[]; to: PaymentStatus; kind: string }> = {
  pay: { from: ['open', 'failed'], to: 'paid', kind: 'payment.paid' },
  refuse: { from: ['open', 'failed'], to: 'failed', kind: 'payment.failed' },
  'pay-later': { from: ['open', 'failed'], to: 'processing', kind: 'payment.processing' },
  settle: { from: ['processing'], to: 'paid', kind: 'payment.paid' },
  'settle-not': { from: ['processing'], to: 'failed', kind: 'payment.failed' },
  abandon: { from: ['open', 'failed'], to: 'expired', kind: 'payment.expired' },
  'charge-back': { from: ['paid'], to: 'paid', kind: 'payment.charged-back' },
}

/**
 * A provider of payments that plays everything and moves no money: its payments lie in the site's own database, where tasks and pages of
 * several processes find them. Whatever happens is told by signed events, like those of a real one.
 */
export function openTestPayments({ db, secret, pageUrl, portalUrl }: Settings): PaymentProvider {
  const find = (paymentId: string) =>
    db.selectFrom('test_payments').selectAll().where('id', '=', paymentId).executeTakeFirst()
  return {
    name: 'test',
    async open({ reference, amountCents, currency, returnUrl, locale }) {
      const row = {
        id: `test_${randomUUID()}`,
        reference,
        status: 'open',
        amount_cents: amountCents,
        currency,
        return_url: returnUrl,
        created_at: new Date(),
      }
      await db
        .insertInto('test_payments')
        .values(row)
        .onConflict(conflict => conflict.column('reference').doNothing())
        .execute()
      const { id } = await db
        .selectFrom('test_payments')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
      return { paymentId: id, url: pageUrl(id, locale) }
    },
    async read(paymentId) {
      const row = await find(paymentId)
      return row ? paymentOf(row) : null
    },
    async close(paymentId) {
      await db
        .updateTable('test_payments')
        .set({ status: 'expired' })
        .where('id', '=', paymentId)
        .where('status', 'in', ['open', 'failed'])
        .execute()
    },
    async refund({ paymentId, amountCents }) {
      // Only whole payments are given back here, so that asking twice changes nothing.
      await db
        .updateTable('test_payments')
        .set({ refunded_cents: amountCents })
        .where('id', '=', paymentId)
        .where('status', '=', 'paid')
        .where('amount_cents', '>=', amountCents)
        .execute()
    },
    ...testCustomers(db, portalUrl),

    async readEvent(delivery, now) {
      if (!isSignedEvent(delivery, secret, now)) return null
      // The cast: only this provider has the secret.
      return JSON.parse(Buffer.from(delivery.raw).toString('utf8')) as {
        eventId: string
        kind: string
        paymentId: string
      }
    },
    async play(paymentId, act, now) {
      const { from, to, kind } = moves[act]
      const row = await db
        .updateTable('test_payments')
        .set(act === 'charge-back' ? { is_charged_back: true } : { status: to })
        .where('id', '=', paymentId)
        .where('status', 'in', [...from])
        .returning('return_url')
        .executeTakeFirst()
      return row ? { events: [eventOf({ kind, paymentId }, secret, now)], returnUrl: row.return_url } : null
    },
  }
}

function eventOf(told: { kind: string; paymentId: string }, secret: string, now: Date): EventDelivery {
  const raw = Buffer.from(JSON.stringify({ eventId: `event_${randomUUID()}`, ...told }))
  return { raw, signature: signEvent(raw, secret, now) }
}

type Row = {
  id: string
  reference: string
  status: string
  amount_cents: number
  currency: string
  refunded_cents: number
  is_charged_back: boolean
}

function paymentOf(row: Row): Payment {
  return {
    paymentId: row.id,
    reference: row.reference,
    // The cast: a check constraint limits the column to these.
    status: row.status as PaymentStatus,
    amountCents: row.amount_cents,
    currency: row.currency,
    refundedCents: row.refunded_cents,
    isChargedBack: row.is_charged_back,
  }
}
