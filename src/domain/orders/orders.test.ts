import { beforeEach, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { makeJob } from '../../../tests/factories/job.ts'
import { makePerson } from '../../../tests/support/account.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { paymentSecret, testBuyer, testShop } from '../../../tests/support/shop.ts'
import type { TestAct } from '../../platform/payments/payment-provider.ts'
import { signEvent } from '../../platform/payments/signed-event.ts'
import type { Context } from '../caller/context.ts'
import { readListQuestion } from '../desk/lists/list.schema.ts'
import { readList } from '../desk/lists/read-list.ts'
import { openPaymentMeans, playTestPortal, readTestPortal } from './buyer/payment-means.ts'
import { saveBuyer } from './buyer/save-buyer.ts'
import { cancelOrder } from './cancel-order.ts'
import { readRevenue } from './desk/read-orders.ts'
import { refundOrder } from './desk/refund-order.ts'
import { buyerSchema } from './order.schema.ts'
import { type OrderParty, type OrderStatus, orderLife, orderStatuses } from './order.status.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place-order.ts'
import { readBuyer, readOrder } from './read-order.ts'
import { receivePaymentEvent } from './receive-payment-event.ts'
import { reconcilePayments, settlePayments } from './settle-payments.ts'
import { playTestCheckout } from './test-checkout.ts'

const db = await testDatabase()
const site: Context = { ...testContext(db), shop: testShop(db) }
let employerId = 0
let owner: Context

beforeEach(async () => {
  employerId = await makeEmployer(db)
  const person = await makePerson(db, { role: 'employer' })
  owner = { ...site, actor: { ...person, memberships: [{ employerId, role: 'owner' }] } }
})

const order = (more: { product?: string; jobId?: number } = {}) =>
  placeOrder(owner, { employerId, product: 'featured-ad', ...testBuyer, ...more })
const paymentIdIn = (url: string) => url.split('/').at(-1) ?? ''
const open = async (key: string) => paymentIdIn((await payOrder(owner, { key })).url)
const play = (paymentId: string, act: TestAct) => playTestCheckout(owner, { paymentId, act })
const state = async (key: string) => (await readOrder(owner, { key })).order.status
const left = async () => {
  const rows = await db.selectFrom('entitlements').selectAll().where('employer_id', '=', employerId).execute()
  return rows.reduce((sum, { quantity, used }) => sum + quantity - used, 0)
}

describe('an order', () => {
  it('goes where the table of moves lets it, and nowhere else', () => {
    const parties: OrderParty[] = ['buyer', 'team', 'site', 'provider']
    const possible = orderStatuses.flatMap((from: OrderStatus) =>
      orderStatuses.flatMap(to =>
        parties.filter(party => orderLife.may(from, to, party)).map(party => `${from} → ${to}: ${party}`),
      ),
    )
    expect(possible).toEqual([
      'draft → awaiting-payment: buyer',
      'draft → cancelled: buyer',
      'draft → cancelled: site',
      'awaiting-payment → paid: team',
      'awaiting-payment → paid: provider',
      'awaiting-payment → cancelled: buyer',
      'awaiting-payment → cancelled: team',
      'awaiting-payment → cancelled: site',
      'paid → fulfilled: site',
      'paid → refunded: team',
      'paid → refunded: provider',
      'fulfilled → refunded: team',
      'fulfilled → refunded: provider',
    ])
  })

  it('grants nothing before it is paid, then features the ad that was chosen', async () => {
    const jobId = await makeJob(db, { employer_id: employerId })
    const { key } = await order({ jobId })
    expect(await state(key)).toBe('draft')
    const paymentId = await open(key)
    await play(paymentId, 'refuse')
    await settlePayments(site)
    expect([await state(key), await left()]).toEqual(['awaiting-payment', 0])
    // The same page again, with a better card.
    expect(await open(key)).toBe(paymentId)
    await play(paymentId, 'pay')
    expect(await state(key)).toBe('awaiting-payment')
    await settlePayments(site)
    expect([await state(key), await left()]).toEqual(['fulfilled', 0])
    const job = await db
      .selectFrom('jobs')
      .select('featured_until')
      .where('id', '=', jobId)
      .executeTakeFirst()
    expect(job?.featured_until).toEqual(new Date('2026-12-21T08:00:00Z'))
    const { events } = await readOrder(owner, { key })
    expect(events.map(({ reason }) => reason)).toEqual([
      'placed',
      'ordered',
      'payment-failed',
      'paid',
      'delivered',
    ])
  })

  it('keeps what it granted for later when the ad has ended meanwhile', async () => {
    const jobId = await makeJob(db, { employer_id: employerId })
    const { key } = await order({ jobId })
    const paymentId = await open(key)
    await db.updateTable('jobs').set({ status: 'paused' }).where('id', '=', jobId).execute()
    await play(paymentId, 'pay')
    await settlePayments(site)
    expect([await state(key), await left()]).toEqual(['fulfilled', 1])
  })

  it('is at the price of its day, whatever the form says', async () => {
    // The cast: what a tampered form could add.
    const tampered = {
      employerId,
      product: 'featured-ads-10',
      ...testBuyer,
      list_cents: 1,
      price: 1,
    } as never
    const { key } = await placeOrder(owner, tampered)
    const { order: placed } = await readOrder(owner, { key })
    expect([placed.list_cents, placed.tax_cents, placed.total_cents]).toEqual([79_900, 15_181, 95_081])
    const nextYear = { ...owner, now: () => new Date('2027-02-01T08:00:00Z') }
    const later = await placeOrder(nextYear, { employerId, product: 'featured-ads-10', ...testBuyer })
    expect((await readOrder(owner, later)).order.list_cents).toBe(84_900)
    await expect(order({ product: 'unknown' })).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('is for an ad of its own employer', async () => {
    const jobId = await makeJob(db, { employer_id: await makeEmployer(db) })
    await expect(order({ jobId })).rejects.toMatchObject({
      fields: { jobId: [{ key: 'ads.problem.not-public' }] },
    })
  })

  it('is paid once: the second of two tabs gets its money back', async () => {
    const { key } = await order()
    const first = await open(key)
    await play(first, 'pay-later')
    // Nobody has told the site yet, so a second attempt begins after the first page was closed.
    await db.updateTable('payments').set({ status: 'expired' }).where('payment_id', '=', first).execute()
    const second = await open(key)
    expect(second).not.toBe(first)
    await play(second, 'pay')
    await play(first, 'settle')
    await settlePayments(site)
    await settlePayments(site)
    expect([await state(key), await left()]).toEqual(['fulfilled', 1])
    const { payments } = await readOrder(owner, { key })
    expect(payments.map(each => [each.pays, each.refunded_cents]).sort()).toEqual([
      [false, 11_781],
      [true, 0],
    ])
  })

  it('gives back what arrives after it was cancelled', async () => {
    const { key } = await order()
    const paymentId = await open(key)
    await cancelOrder(owner, { key })
    await play(paymentId, 'pay')
    await settlePayments(site)
    expect([await state(key), await left()]).toEqual(['cancelled', 0])
    expect((await site.shop.payments?.read(paymentId))?.refundedCents).toBe(11_781)
  })

  it('takes back what is not used when the bank takes the money back', async () => {
    const { key } = await order({ product: 'featured-ads-10' })
    const paymentId = await open(key)
    await play(paymentId, 'pay')
    await settlePayments(site)
    expect(await left()).toBe(10)
    await play(paymentId, 'charge-back')
    await settlePayments(site)
    await settlePayments(site)
    expect([await state(key), await left()]).toEqual(['refunded', 0])
  })

  it('is found at night when nothing was told of its payment', async () => {
    const { key } = await order()
    const paymentId = await open(key)
    await site.shop.payments?.play?.(paymentId, 'pay', site.now())
    await settlePayments(site)
    expect(await state(key)).toBe('awaiting-payment')
    await reconcilePayments(site)
    expect([await state(key), await left()]).toEqual(['fulfilled', 1])
  })

  it('is cancelled when nobody goes on with it for a week', async () => {
    const { key } = await order()
    await reconcilePayments(site)
    expect(await state(key)).toBe('draft')
    await reconcilePayments({ ...site, now: () => new Date('2026-11-29T08:00:00Z') })
    expect(await state(key)).toBe('cancelled')
  })

  it('is nobody else’s', async () => {
    const { key } = await order()
    const stranger = await makePerson(db, { role: 'employer' })
    const foreign: Context = { ...owner, actor: { ...stranger, memberships: [] } }
    for (const call of [readOrder, payOrder, cancelOrder])
      await expect(call(foreign, { key })).rejects.toMatchObject({ kind: 'not-found' })
    const paymentId = await open(key)
    await expect(playTestCheckout(foreign, { paymentId, act: 'pay' })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})

describe('the tax of an order', () => {
  const taxed = async (buyer: { country: 'DE' | 'AT' | 'CH'; vatId?: string }) => {
    const { key } = await placeOrder(owner, { employerId, product: 'featured-ad', ...testBuyer, ...buyer })
    const { list_cents, tax_cents, total_cents, currency, tax } = (await readOrder(owner, { key })).order
    return [currency, list_cents, tax_cents, total_cents, tax.category]
  }

  it('follows the country of the buyer, and so does the currency', async () => {
    expect(await taxed({ country: 'DE' })).toEqual(['EUR', 9_900, 1_881, 11_781, 'S'])
    expect(await taxed({ country: 'AT', vatId: 'ATU10223006' })).toEqual(['EUR', 9_900, 0, 9_900, 'AE'])
    expect(await taxed({ country: 'CH' })).toEqual(['CHF', 10_900, 0, 10_900, 'O'])
  })

  it('has to be known: without a number of another country of the Union nothing is sold there', async () => {
    const refused = (key: string) => ({ fields: { vatId: [{ key: `order-words.vat.${key}` }] } })
    await expect(taxed({ country: 'AT' })).rejects.toMatchObject(refused('vat-id-needed'))
    await expect(taxed({ country: 'AT', vatId: 'DE136695976' })).rejects.toMatchObject(
      refused('vat-id-of-other-country'),
    )
  })

  it('is left out under a number that nobody could ask about yet, and not under one that does not exist', async () => {
    const vatId = 'ATU10223006'
    expect(await taxed({ country: 'AT', vatId })).toContain('AE')
    const asked = db.updateTable('vat_id_checks').where('vat_id', '=', vatId).where('status', '=', 'waiting')
    const answer = { status: 'invalid', answered_at: site.now(), answer: '{}' }
    expect((await asked.set(answer).executeTakeFirst()).numUpdatedRows).toBe(1n)
    await expect(taxed({ country: 'AT', vatId })).rejects.toMatchObject({
      fields: { vatId: [{ key: 'order-words.vat.vat-id-not-registered' }] },
    })
    await db.deleteFrom('vat_id_checks').execute()
  })
})

describe('what is known of a buyer', () => {
  it('is what was saved, and what an order begins with', async () => {
    const buyer = { ...testBuyer, name: 'Praxis Winter', leitwegId: '04011000-1234512345-06' }
    await saveBuyer(owner, { employerId, buyer })
    await order()
    expect(await readBuyer(owner, { employerId })).toEqual(buyer)
    await expect(
      saveBuyer(owner, { employerId, buyer: { ...testBuyer, country: 'AT' } }),
    ).rejects.toMatchObject({ fields: { vatId: [{ key: 'order-words.vat.vat-id-needed' }] } })
  })

  it('has no number and no postal code on it that cannot be right, at home neither', async () => {
    await expect(
      saveBuyer(owner, { employerId, buyer: { ...testBuyer, vatId: 'DE12' } }),
    ).rejects.toMatchObject({ fields: { vatId: [{ key: 'order-words.vat.vat-id-malformed' }] } })
    const { error } = buyerSchema.safeParse({ ...testBuyer, postalCode: 'abc' })
    expect(error?.issues.map(({ message }) => message)).toEqual(['order-words.problem.postal-code-shape'])
  })

  it('are cards that the provider keeps, under one name', async () => {
    const [first, second] = [
      await openPaymentMeans(owner, { employerId }),
      await openPaymentMeans(owner, { employerId }),
    ]
    expect(first).toEqual(second)
    const customerId = first.url.split('/').at(-1) ?? ''
    await playTestPortal(owner, { customerId, act: 'keep' })
    expect((await readTestPortal(owner, { customerId })).card).toBe('4242')
    await playTestPortal(owner, { customerId, act: 'forget' })
    expect((await readTestPortal(owner, { customerId })).card).toBeNull()
    // Who was deleted at the provider is a new customer there, and the old name opens nothing.
    await db.deleteFrom('test_customers').where('id', '=', customerId).execute()
    const third = await openPaymentMeans(owner, { employerId })
    expect(third).not.toEqual(first)
    expect(await openPaymentMeans(owner, { employerId })).toEqual(third)
    await expect(readTestPortal(owner, { customerId })).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('a refund', () => {
  it('is asked for with a reason, given once, and takes back what is not used', async () => {
    const { userId, sessionId } = await makePerson(db, { role: null })
    const desk: Context = {
      ...site,
      actor: { kind: 'admin', userId, adminId: 1, sessionId, role: 'billing' },
    }
    const { key } = await order({ product: 'featured-ads-10' })
    const { id } = (await readOrder(owner, { key })).order
    const asked = { id, reason: 'Doppelt gekauft' }
    await expect(refundOrder(desk, asked)).rejects.toMatchObject({ kind: 'conflict' })
    await play(await open(key), 'pay')
    await settlePayments(site)
    const [first, second] = await Promise.allSettled([refundOrder(desk, asked), refundOrder(desk, asked)])
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected'])
    expect(await state(key)).toBe('fulfilled')
    await settlePayments(site)
    expect([await state(key), await left()]).toEqual(['refunded', 0])
    const { events } = await readOrder(owner, { key })
    expect(events.find(({ reason }) => reason === 'refund-asked')?.note).toBe('Doppelt gekauft')
    const issued = await db
      .selectFrom('invoices')
      .select(['kind', 'currency', 'total_cents'])
      .where('order_id', '=', id)
      .orderBy('id')
      .execute()
    expect(issued).toEqual([
      { kind: 'invoice', currency: 'EUR', total_cents: 95_081 },
      { kind: 'cancellation', currency: 'EUR', total_cents: 95_081 },
    ])
    const [revenue] = await readRevenue(desk)
    expect(revenue).toMatchObject({ month: '2026-11', currency: 'EUR' })
    const question = readListQuestion('orders', new URLSearchParams('status=refunded'))
    const { rows } = await readList(desk, { list: 'orders', question })
    expect(rows.map(each => each.id)).toContain(String(id))
  })
})

describe('what a provider tells', () => {
  const told = (fields: object) => Buffer.from(JSON.stringify({ kind: 'payment.paid', ...fields }))

  it('is believed with its signature alone, and kept once', async () => {
    const { key } = await order()
    const raw = told({ eventId: `event-${key}`, paymentId: await open(key) })
    const signature = signEvent(raw, paymentSecret, site.now())
    expect(await receivePaymentEvent(site, { raw, signature })).toEqual({ isNew: true })
    expect(await receivePaymentEvent(site, { raw, signature })).toEqual({ isNew: false })
    const refused = { kind: 'not-allowed' }
    const later = { ...site, now: () => new Date(site.now().getTime() + 301_000) }
    await expect(receivePaymentEvent(later, { raw, signature })).rejects.toMatchObject(refused)
    const changed = told({ eventId: `event-${key}`, paymentId: 'test_other' })
    await expect(receivePaymentEvent(site, { raw: changed, signature })).rejects.toMatchObject(refused)
    await expect(receivePaymentEvent(site, { raw, signature: 't=1,v1=0' })).rejects.toMatchObject(refused)
  })

  it('grants nothing by itself: the payment is asked for', async () => {
    const { key } = await order()
    const raw = told({ eventId: `claims-${key}`, paymentId: await open(key) })
    await receivePaymentEvent(site, { raw, signature: signEvent(raw, paymentSecret, site.now()) })
    await settlePayments(site)
    expect([await state(key), await left()]).toEqual(['awaiting-payment', 0])
  })

  it('grants nothing for another amount', async () => {
    const { key } = await order()
    const paymentId = await open(key)
    await db.updateTable('test_payments').set({ amount_cents: 1 }).where('id', '=', paymentId).execute()
    await play(paymentId, 'pay')
    await settlePayments(site)
    expect([await state(key), await left()]).toEqual(['awaiting-payment', 0])
    const { events } = await readOrder(owner, { key })
    expect(events.at(-1)?.reason).toBe('amount-differs')
  })
})
