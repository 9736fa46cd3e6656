import { beforeEach, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../../tests/factories/employer.ts'
import { makePerson } from '../../../../tests/support/account.ts'
import { testContext } from '../../../../tests/support/context.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { testBuyer, testShop } from '../../../../tests/support/shop.ts'
import { checkInvoice } from '../../../invoices/rules/check-invoice.ts'
import type { Context } from '../../caller/context.ts'
import { recordPayment } from '../../invoicing/steps/record-payment.ts'
import { cancelOrder } from '../cancel-order.ts'
import { createCoupon, endCoupon, listCoupons } from '../coupons/change-coupons.ts'
import { couponSchema } from '../coupons/coupon.schema.ts'
import { cancelOnAccount } from '../desk/cancel-on-account.ts'
import { readRevenue } from '../desk/read-orders.ts'
import { refundOrder } from '../desk/refund-order.ts'
import { payOrder } from '../pay-order.ts'
import { placeOrder } from '../place-order.ts'
import { readOrder } from '../read-order.ts'
import { reconcilePayments, settlePayments } from '../settle-payments.ts'
import { playTestCheckout } from '../test-checkout.ts'
import { orderOnAccount } from './order-on-account.ts'
import { settleOnAccount } from './settle-on-account.ts'

const db = await testDatabase()
const base = testContext(db)
const site: Context = {
  ...base,
  shop: testShop(db),
  hooks: { ...base.hooks, invoicePaid: [settleOnAccount] },
}
const leitwegId = '04011000-1234512345-06'
let employerId = 0
let owner: Context
let desk: Context

beforeEach(async () => {
  employerId = await makeEmployer(db, {
    verified_at: new Date('2026-01-01T08:00:00Z'),
    verified_way: 'register',
  })
  const person = await makePerson(db, { role: 'employer' })
  owner = { ...site, actor: { ...person, memberships: [{ employerId, role: 'owner' }] } }
  const { userId, sessionId } = await makePerson(db, { role: null })
  desk = { ...site, actor: { kind: 'admin', userId, adminId: 1, sessionId, role: 'billing' } }
})

type Wish = { product?: string; coupon?: string; leitwegId?: string }
const place = (wish: Wish = {}, by = owner) =>
  placeOrder(by, { employerId, product: 'featured-ads-10', ...testBuyer, ...wish })
const buy = async (wish: Wish = {}) => {
  const { key } = await place(wish)
  await orderOnAccount(owner, { key, days: 30 })
  return key
}
const read = async (key: string) => (await readOrder(owner, { key })).order
const left = async () => {
  const rows = await db.selectFrom('entitlements').selectAll().where('employer_id', '=', employerId).execute()
  return rows.reduce((sum, { quantity, used }) => sum + quantity - used, 0)
}
const documents = async (key: string) =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', (await read(key)).id)
    .orderBy('id')
    .execute()
const payInvoice = async (key: string) => {
  const [invoice] = await documents(key)
  if (!invoice) throw new Error('no invoice')
  const { id: invoiceId, total_cents: cents } = invoice
  const payment = { invoiceId, cents: Number(cents), receivedOn: '2026-11-25', bankPaymentId: null }
  await db.transaction().execute(inside => recordPayment({ ...desk, db: inside }, payment))
}
const refused = (reason: string) => ({ kind: 'conflict', key: `order-words.account.${reason}` })

describe('what is bought against an invoice', () => {
  it('is delivered at once, billed as an XRechnung, and counts as paid when the money is there', async () => {
    const key = await buy({ leitwegId })
    expect([(await read(key)).status, await left()]).toEqual(['awaiting-payment', 10])
    await settlePayments(site)
    await settlePayments(site)
    const [invoice, ...others] = await documents(key)
    expect([invoice?.due_on, invoice?.settled_at, others]).toEqual(['2026-12-21', null, []])
    expect(invoice?.content).toMatchObject({ leitwegId, payment: { kind: 'transfer' } })
    expect(checkInvoice(invoice?.xml ?? '')).toEqual([])
    expect(invoice?.xml).toContain('xrechnung_3.0')
    await payInvoice(key)
    expect([(await read(key)).status, await left()]).toEqual(['fulfilled', 10])
    const { events } = await readOrder(owner, { key })
    expect(events.map(({ reason }) => reason)).toEqual([
      'placed',
      'ordered',
      'on-account',
      'delivered',
      'invoice-paid',
      'settled',
    ])
  })

  it('is no revenue before it is paid, and is not cancelled for waiting', async () => {
    const before = (await readRevenue(desk))[0]?.orders ?? 0
    const key = await buy()
    await reconcilePayments({ ...site, now: () => new Date('2026-12-29T08:00:00Z') })
    expect((await read(key)).status).toBe('awaiting-payment')
    expect((await readRevenue(desk))[0]?.orders ?? 0).toBe(before)
  })

  it('is for verified employers alone', async () => {
    await db
      .updateTable('employers')
      .set({ verified_at: null, verified_way: null })
      .where('id', '=', employerId)
      .execute()
    const { key } = await place()
    await expect(orderOnAccount(owner, { key, days: 14 })).rejects.toMatchObject(refused('not-verified'))
    expect((await readOrder(owner, { key })).account).toEqual({ kind: 'refused', reason: 'not-verified' })
    expect((await read(key)).status).toBe('draft')
  })

  it('is one invoice until the first is paid, and then as much as the operator allows', async () => {
    const first = await buy()
    const second = await place()
    await expect(orderOnAccount(owner, { ...second, days: 14 })).rejects.toMatchObject(refused('first-open'))
    await settlePayments(site)
    await payInvoice(first)
    await orderOnAccount(owner, { ...second, days: 14 })
    // 950.81 are open of 1,500.
    const third = await place()
    await expect(orderOnAccount(owner, { ...third, days: 14 })).rejects.toMatchObject(refused('limit'))
    await orderOnAccount(owner, { ...(await place({ product: 'featured-ad' })), days: 14 })
  })

  it('never passes the limit by two orders at once', async () => {
    const orders = await Promise.all([place(), place()])
    const tries = await Promise.allSettled(orders.map(({ key }) => orderOnAccount(owner, { key, days: 14 })))
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await left()).toBe(10)
  })

  it('ends while a second reminder is out', async () => {
    const paid = await buy({ product: 'featured-ad' })
    await settlePayments(site)
    await payInvoice(paid)
    const open = await buy({ product: 'featured-ad' })
    await settlePayments(site)
    const [invoice] = await documents(open)
    await db
      .updateTable('invoices')
      .set({ dunning_step: 2 })
      .where('id', '=', invoice?.id ?? 0)
      .execute()
    const { key } = await place({ product: 'featured-ad' })
    await expect(orderOnAccount(owner, { key, days: 14 })).rejects.toMatchObject(refused('reminded'))
  })

  it('is not paid a second time: a card that pays it meanwhile gets its money back', async () => {
    const { key } = await place()
    const paymentId = (await payOrder(owner, { key })).url.split('/').at(-1) ?? ''
    await orderOnAccount(owner, { key, days: 14 })
    await expect(payOrder(owner, { key })).rejects.toMatchObject({ key: 'order-words.problem.on-account' })
    await playTestCheckout(owner, { paymentId, act: 'pay' })
    await settlePayments(site)
    await settlePayments(site)
    expect((await site.shop.payments?.read(paymentId))?.refundedCents).toBe(95_081)
    expect([(await read(key)).status, await left()]).toEqual(['awaiting-payment', 10])
  })

  it('is taken back by the team alone, with its invoice and what is not used', async () => {
    const key = await buy()
    await settlePayments(site)
    await expect(cancelOrder(owner, { key })).rejects.toMatchObject({
      key: 'order-words.problem.on-account',
    })
    await cancelOnAccount(desk, { id: (await read(key)).id, reason: 'Doppelt bestellt' })
    await settlePayments(site)
    expect([(await read(key)).status, await left()]).toEqual(['cancelled', 0])
    expect((await documents(key)).map(({ kind }) => kind)).toEqual(['invoice', 'cancellation'])
  })

  it('is refunded by a note, because the money goes back by a transfer', async () => {
    const key = await buy()
    const { id } = await read(key)
    const asked = { id, reason: 'Kulanz' }
    await expect(refundOrder(desk, asked)).rejects.toMatchObject({ kind: 'conflict' })
    await settlePayments(site)
    await payInvoice(key)
    await refundOrder(desk, asked)
    await settlePayments(site)
    expect([(await read(key)).status, await left()]).toEqual(['refunded', 0])
    expect((await documents(key)).map(({ kind }) => kind)).toEqual(['invoice', 'cancellation'])
  })

  it('goes to a Leitweg-ID whose check digits fit', async () => {
    const { key } = await place({ leitwegId: ' 04011000-1234512345-06 ' })
    expect((await read(key)).buyer.leitwegId).toBe(leitwegId)
    await expect(place({ leitwegId: '04011000-1234512345-07' })).rejects.toMatchObject({
      fields: { leitwegId: [{ key: 'invoicing.problem.leitweg-id' }] },
    })
  })
})

describe('a coupon', () => {
  let made = 0
  const make = async (facts: object) => {
    const code = `TEST-${++made}`
    await createCoupon(desk, couponSchema.parse({ code, note: 'Messe', validFrom: '2026-11-01', ...facts }))
    return code
  }
  const wrong = (reason: string) => ({ fields: { coupon: [{ key: `coupon-words.problem.${reason}` }] } })

  it('takes its part off the net price, and the invoice says so', async () => {
    const code = await make({ percent: '15' })
    const key = await buy({ coupon: ` ${code.toLowerCase()} ` })
    const { list_cents, discount_cents, tax_cents, total_cents } = await read(key)
    expect([list_cents, discount_cents, tax_cents, total_cents]).toEqual([79_900, 11_985, 12_904, 80_819])
    await settlePayments(site)
    const [invoice] = await documents(key)
    expect([Number(invoice?.total_cents), checkInvoice(invoice?.xml ?? '')]).toEqual([80_819, []])
    expect((await listCoupons(desk)).find(each => each.code === code)?.redeemed).toBe(1)
  })

  it('takes its amount off, in the currency of the buyer', async () => {
    const coupon = await make({ eurCents: '20', chfCents: '25' })
    expect((await read((await place({ coupon })).key)).discount_cents).toBe(2_000)
    const swiss = { employerId, product: 'featured-ad', ...testBuyer, country: 'CH', coupon } as const
    const { key } = await placeOrder(owner, swiss)
    expect((await read(key)).discount_cents).toBe(2_500)
  })

  it('is refused where it does not count, with the reason', async () => {
    await expect(place({ coupon: 'NIE-GESEHEN' })).rejects.toMatchObject(wrong('unknown'))
    const cases = [
      [{ percent: '10', validFrom: '2026-12-01' }, 'not-yet'],
      [{ percent: '10', validTo: '2026-11-20' }, 'over'],
      [{ percent: '10', product: 'featured-ad' }, 'other-product'],
      [{ eurCents: '799', chfCents: '799' }, 'too-much'],
    ] as const
    for (const [facts, reason] of cases)
      await expect(place({ coupon: await make(facts) })).rejects.toMatchObject(wrong(reason))
    const ended = await make({ percent: '10' })
    const { id } = (await listCoupons(desk)).find(({ code }) => code === ended) ?? { id: 0 }
    await endCoupon(desk, { id })
    await expect(place({ coupon: ended })).rejects.toMatchObject(wrong('over'))
  })

  it('is redeemed once for each employer, by what is bought and not by drafts', async () => {
    const coupon = await make({ percent: '10', isOnceEach: 'on' })
    const [first, second] = [await place({ coupon }), await place({ coupon })]
    await payOrder(owner, first)
    await expect(payOrder(owner, second)).rejects.toMatchObject({ key: 'coupon-words.problem.used-before' })
    await expect(place({ coupon })).rejects.toMatchObject(wrong('used-before'))
    await cancelOrder(owner, first)
    await payOrder(owner, second)
  })

  it('is redeemed no more often than it may be, by two at once either', async () => {
    const coupon = await make({ percent: '10', usesMost: '1' })
    const orders = [await place({ coupon }), await place({ coupon })]
    const tries = await Promise.allSettled(orders.map(order => payOrder(owner, order)))
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(place({ coupon })).rejects.toMatchObject(wrong('used-up'))
  })

  it('is either a part or an amount in both currencies', () => {
    const kind = (facts: object) =>
      couponSchema.safeParse({ code: 'ABC', note: 'Messe', validFrom: '2026-11-01', ...facts }).success
    expect([kind({ percent: '10' }), kind({ eurCents: '5', chfCents: '5' })]).toEqual([true, true])
    expect([
      kind({}),
      kind({ eurCents: '5' }),
      kind({ percent: '10', eurCents: '5', chfCents: '5' }),
    ]).toEqual([false, false, false])
  })
})
