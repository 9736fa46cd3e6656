import { expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { testBuyer, testPrices } from '../../../tests/support/shop.ts'
import type { Payment, PaymentProvider } from '../../platform/payments/payment-provider.ts'
import type { Context } from '../caller/context.ts'
import { receivePaymentEvent } from './receive-payment-event.ts'
import { reconcilePayments, settlePayments } from './settle-payments.ts'

const db = await testDatabase()
const count = 1_000

/** The same numbers each time. */
let seed = 16
function chance(): number {
  seed = (seed * 48_271) % 2_147_483_647
  return seed / 2_147_483_647
}

const now = new Date('2026-11-21T08:00:00Z')
const payments = new Map<string, Payment>()
let isHostile = true

/** Forgets to answer now and then, like the network. */
function mayFail(): void {
  if (isHostile && chance() < 0.03) throw new Error('no answer')
}

const provider: PaymentProvider = {
  name: 'test',
  open: async () => ({ paymentId: '', url: '' }),
  makeCustomer: async () => '',
  openPortal: async () => ({ url: '' }),
  read: async paymentId => {
    mayFail()
    return payments.get(paymentId) ?? null
  },
  close: async paymentId => {
    const payment = payments.get(paymentId)
    if (payment && payment.status !== 'paid') payments.set(paymentId, { ...payment, status: 'expired' })
  },
  refund: async ({ paymentId, amountCents }) => {
    mayFail()
    const payment = payments.get(paymentId)
    if (payment) payments.set(paymentId, { ...payment, refundedCents: amountCents })
    // The money is on its way, but nobody hears of it.
    mayFail()
  },
  readEvent: async ({ raw }) => JSON.parse(Buffer.from(raw).toString()) as never,
}

/** A process that is killed now and then, wherever it looks at the clock: its transaction is gone. */
const killed: Context = {
  ...testContext(db),
  shop: { prices: testPrices, payments: provider },
  now: () => {
    if (isHostile && chance() < 0.02) throw new Error('killed')
    return now
  },
}

it('a thousand orders are each fulfilled once when paid, whatever gets lost, doubled, late or killed', async () => {
  const { events, paidOrders } = await placeAll()
  for (let run = 0; run < 3; run++) {
    const told = events.slice((run * events.length) / 3, ((run + 1) * events.length) / 3)
    await Promise.all(told.map(raw => receivePaymentEvent(killed, { raw, signature: '' }).catch(() => {})))
    // Two workers at once.
    await Promise.all([settlePayments(killed), settlePayments(killed)].map(each => each.catch(() => {})))
  }
  isHostile = false
  await settlePayments(killed)
  await reconcilePayments(killed)
  await settlePayments(killed)

  const orders = await db.selectFrom('orders').select(['id', 'status', 'total_cents']).execute()
  const fulfilled = orders.filter(({ status }) => status === 'fulfilled')
  expect(fulfilled.map(({ id }) => id).sort()).toEqual([...paidOrders].sort())
  const granted = await db.selectFrom('entitlements').select('order_id').execute()
  expect(granted.map(({ order_id }) => order_id).sort()).toEqual([...paidOrders].sort())
  const kept = [...payments.values()].filter(({ status }) => status === 'paid')
  const atProvider = kept.reduce((sum, each) => sum + each.amountCents - each.refundedCents, 0)
  expect(atProvider).toBe(fulfilled.reduce((sum, each) => sum + each.total_cents, 0))
  const deliveries = await db
    .selectFrom('order_events')
    .select(({ fn }) => ['order_id', fn.countAll<number>().as('times')])
    .where('reason', '=', 'delivered')
    .groupBy('order_id')
    .execute()
  expect(new Set(deliveries.map(({ times }) => Number(times)))).toEqual(new Set([1]))
}, 240_000)

/** Orders that are never paid, refused, paid once or, by a second tab, twice; a tenth of the events is lost and another one doubled. */
async function placeAll() {
  const employerId = await makeEmployer(db)
  const [product] = testPrices.products
  const orders = await db
    .insertInto('orders')
    .values(
      Array.from({ length: count }, () => ({
        employer_id: employerId,
        status: 'awaiting-payment',
        product: JSON.stringify(product),
        currency: 'EUR',
        list_cents: 9_900,
        tax_cents: 1_881,
        total_cents: 11_781,
        tax: JSON.stringify({ category: 'S', basisPoints: 1_900, exemption: null, buyerVatId: null }),
        seller: JSON.stringify(testPrices.seller),
        buyer: JSON.stringify(testBuyer),
        locale: 'de',
        created_at: now,
      })),
    )
    .returning(['id', 'key'])
    .execute()
  const paidOrders = new Set<number>()
  const rows = orders.flatMap(({ id, key }) => {
    const attempts = chance() < 0.15 ? [1, 2] : [1]
    return attempts.map(attempt => {
      const status = chance() < 0.7 ? 'paid' : chance() < 0.5 ? 'failed' : 'open'
      const paymentId = `payment-${id}-${attempt}`
      if (status === 'paid') paidOrders.add(id)
      const known = { paymentId, reference: `${key}:${attempt}`, status, amountCents: 11_781 } as const
      payments.set(paymentId, { ...known, currency: 'EUR', refundedCents: 0, isChargedBack: false })
      return {
        order_id: id,
        attempt,
        payment_id: paymentId,
        provider: 'test',
        status: 'open',
        amount_cents: 11_781,
        created_at: now,
      }
    })
  })
  await db.insertInto('payments').values(rows).execute()
  const events = [...payments.keys()].flatMap(paymentId => {
    const event = () =>
      Buffer.from(JSON.stringify({ eventId: `${paymentId} ${chance()}`, kind: 'payment', paymentId }))
    const first = event()
    const luck = chance()
    return luck < 0.1 ? [] : luck < 0.2 ? [first, first, event()] : [first]
  })
  return {
    paidOrders,
    events: events
      .map(raw => ({ raw, at: chance() }))
      .sort((a, b) => a.at - b.at)
      .map(({ raw }) => raw),
  }
}
