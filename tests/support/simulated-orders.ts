import type { Database } from '../../src/db/client.ts'
import type { Payment, PaymentProvider } from '../../src/platform/payments/payment-provider.ts'
import { makeEmployer } from '../factories/employer.ts'
import { testBuyer, testPrices } from './shop.ts'

/** The same numbers each time, from 0 to 1. */
export function chances(seed: number): () => number {
  let last = seed
  return () => {
    last = (last * 48_271) % 2_147_483_647
    return last / 2_147_483_647
  }
}

export type SimulatedOrders = {
  /** As the provider knows them. */
  payments: Map<string, Payment>
  /** The ids of orders that are paid at least once. */
  paidOrders: Set<number>
  /** What the provider tells, shuffled: a tenth is lost and another one doubled. */
  events: string[]
}

const totalCents = 11_781

/** Orders that are never paid, refused, paid once or, by a second tab, twice. */
export async function placeSimulatedOrders(
  db: Database,
  { count, chance, now }: { count: number; chance: () => number; now: Date },
): Promise<SimulatedOrders> {
  const orders = await insertOrders(db, count, now)
  const payments = new Map<string, Payment>()
  const paidOrders = new Set<number>()
  const rows = orders.flatMap(({ id, key }) => {
    const attempts = chance() < 0.15 ? [1, 2] : [1]
    return attempts.map(attempt => {
      const status = chance() < 0.7 ? 'paid' : chance() < 0.5 ? 'failed' : 'open'
      const paymentId = `payment-${id}-${attempt}`
      if (status === 'paid') paidOrders.add(id)
      const known = { paymentId, reference: `${key}:${attempt}`, status, amountCents: totalCents } as const
      payments.set(paymentId, { ...known, currency: 'EUR', refundedCents: 0, isChargedBack: false })
      const row = { order_id: id, attempt, payment_id: paymentId, provider: 'test', status: 'open' }
      return { ...row, amount_cents: totalCents, created_at: now }
    })
  })
  await db.insertInto('payments').values(rows).execute()
  return { payments, paidOrders, events: eventsOf([...payments.keys()], chance) }
}

async function insertOrders(db: Database, count: number, now: Date) {
  const employerId = await makeEmployer(db)
  const [product] = testPrices.products
  const order = {
    employer_id: employerId,
    status: 'awaiting-payment',
    product: JSON.stringify(product),
    currency: 'EUR',
    list_cents: 9_900,
    tax_cents: 1_881,
    total_cents: totalCents,
    tax: JSON.stringify({ category: 'S', basisPoints: 1_900, exemption: null, buyerVatId: null }),
    seller: JSON.stringify(testPrices.seller),
    buyer: JSON.stringify(testBuyer),
    locale: 'de',
    created_at: now,
  }
  return db
    .insertInto('orders')
    .values(Array.from({ length: count }, () => order))
    .returning(['id', 'key'])
    .execute()
}

function eventsOf(paymentIds: readonly string[], chance: () => number): string[] {
  const events = paymentIds.flatMap(paymentId => {
    const event = () => JSON.stringify({ eventId: `${paymentId} ${chance()}`, kind: 'payment', paymentId })
    const first = event()
    const luck = chance()
    return luck < 0.1 ? [] : luck < 0.2 ? [first, first, event()] : [first]
  })
  return events
    .map(raw => ({ raw, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ raw }) => raw)
}

/** A provider over these payments that forgets to answer where `mayFail` throws, like the network. */
export function simulatedProvider(payments: Map<string, Payment>, mayFail: () => void): PaymentProvider {
  return {
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
    // The cast: only the simulation writes events.
    readEvent: async ({ raw }) => JSON.parse(Buffer.from(raw).toString()) as never,
  }
}

/** What has to hold at the end, each as what is found and what is right. */
export async function outcomesOf(
  db: Database,
  { payments, paidOrders }: SimulatedOrders,
): Promise<{ name: string; found: unknown; right: unknown }[]> {
  const sorted = (ids: Iterable<number | null>) => [...ids].sort((a, b) => Number(a) - Number(b))
  const orders = await db.selectFrom('orders').select(['id', 'status', 'total_cents']).execute()
  const fulfilled = orders.filter(({ status }) => status === 'fulfilled')
  const granted = await db.selectFrom('entitlements').select('order_id').execute()
  const delivered = await db
    .selectFrom('order_events')
    .select('order_id')
    .where('reason', '=', 'delivered')
    .execute()
  const kept = [...payments.values()].filter(({ status }) => status === 'paid')
  const invoices = await db.selectFrom('invoices').select(['serial', 'order_id']).orderBy('serial').execute()
  return [
    { name: 'fulfilled', found: sorted(fulfilled.map(({ id }) => id)), right: sorted(paidOrders) },
    { name: 'granted', found: sorted(granted.map(each => each.order_id)), right: sorted(paidOrders) },
    {
      name: 'delivered once',
      found: sorted(delivered.map(each => each.order_id)),
      right: sorted(paidOrders),
    },
    {
      name: 'kept at the provider, in cents',
      found: kept.reduce((sum, each) => sum + each.amountCents - each.refundedCents, 0),
      right: fulfilled.reduce((sum, each) => sum + each.total_cents, 0),
    },
    { name: 'billed once', found: sorted(invoices.map(each => each.order_id)), right: sorted(paidOrders) },
    { name: 'serials', found: invoices.map(({ serial }) => serial), right: invoices.map((_, at) => at + 1) },
  ]
}
