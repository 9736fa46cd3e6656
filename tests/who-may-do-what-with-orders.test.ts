import { expect, it } from 'vitest'
import { listOwnEntitlements } from '../src/domain/billing/list-own-entitlements.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { openPaymentMeans, playTestPortal, readTestPortal } from '../src/domain/orders/buyer/payment-means.ts'
import { saveBuyer } from '../src/domain/orders/buyer/save-buyer.ts'
import { cancelOrder } from '../src/domain/orders/cancel-order.ts'
import { createCoupon, endCoupon, listCoupons } from '../src/domain/orders/coupons/change-coupons.ts'
import { couponSchema } from '../src/domain/orders/coupons/coupon.schema.ts'
import { cancelOnAccount } from '../src/domain/orders/desk/cancel-on-account.ts'
import { exportOrders } from '../src/domain/orders/desk/export-orders.ts'
import { readOrderForDesk, readRevenue } from '../src/domain/orders/desk/read-orders.ts'
import { refundOrder } from '../src/domain/orders/desk/refund-order.ts'
import { listOwnInvoices } from '../src/domain/orders/list-own-invoices.ts'
import { orderOnAccount } from '../src/domain/orders/on-account/order-on-account.ts'
import { settleOnAccount } from '../src/domain/orders/on-account/settle-on-account.ts'
import { payOrder } from '../src/domain/orders/pay-order.ts'
import { placeOrder } from '../src/domain/orders/place-order.ts'
import { prunePaymentEvents } from '../src/domain/orders/prune-payment-events.ts'
import { readOffers, requireOffer } from '../src/domain/orders/read-offers.ts'
import { listOwnOrders, readBuyer, readOrder } from '../src/domain/orders/read-order.ts'
import { receivePaymentEvent } from '../src/domain/orders/receive-payment-event.ts'
import { reconcilePayments, settlePayments } from '../src/domain/orders/settle-payments.ts'
import { tellOfEntitlements } from '../src/domain/orders/tell-of-entitlements.ts'
import { playTestCheckout, readTestCheckout } from '../src/domain/orders/test-checkout.ts'
import { signEvent } from '../src/platform/payments/signed-event.ts'
import { accountContext } from './support/account.ts'
import { testDatabase } from './support/database.ts'
import { keyOf, openRoles, whoIsLetThrough } from './support/roles.ts'
import { paymentSecret, testBuyer, testShop } from './support/shop.ts'

const db = await testDatabase()
const base: Context = { ...accountContext(db), shop: testShop(db) }
const { roles: people, owner, employerId } = await openRoles(base)
const roles = { ...people, key: keyOf(employerId) }
type Role = keyof typeof roles

const everyone = Object.keys(roles) as Role[]
/** Money is spent by owners alone: nobody spends it in their place. */
const owners: Role[] = ['owner']
/** The administrator of these roles may do everything. */
const readers: Role[] = ['owner', 'admin']
const asOwner: Context = { ...base, actor: { ...owner, memberships: [{ employerId, role: 'owner' }] } }
const system: Context = { ...base, actor: { kind: 'system' } }
const wanted = { employerId, product: 'featured-ad', ...testBuyer }

const newOrder = () => placeOrder(asOwner, wanted)

async function orderedOrder(): Promise<{ key: string }> {
  const order = await newOrder()
  await payOrder(asOwner, order)
  return order
}

async function newPayment(): Promise<{ paymentId: string }> {
  const { url } = await payOrder(asOwner, await newOrder())
  return { paymentId: url.split('/').at(-1) ?? '' }
}

async function paidOrder(): Promise<{ id: number }> {
  const { key } = await newOrder()
  const { url } = await payOrder(asOwner, { key })
  await playTestCheckout(asOwner, { paymentId: url.split('/').at(-1) ?? '', act: 'pay' })
  await settlePayments(system)
  return { id: (await readOrder(asOwner, { key })).order.id }
}

await db
  .updateTable('employers')
  .set({ verified_at: base.now(), verified_way: 'register' })
  .where('id', '=', employerId)
  .execute()

/** Nothing is open before each try: the first invoice would stand in the way of the second. */
async function orderForAccount(): Promise<{ key: string; days: 14 }> {
  await db.updateTable('orders').set({ status: 'cancelled' }).where('due_days', 'is not', null).execute()
  return { ...(await newOrder()), days: 14 }
}

async function accountOrder(): Promise<{ id: number; orderId: number }> {
  const wish = await orderForAccount()
  await orderOnAccount(asOwner, wish)
  const { key } = wish
  const { id } = (await readOrder(asOwner, { key })).order
  return { id, orderId: id }
}

async function newCustomer(): Promise<{ customerId: string }> {
  const { url } = await openPaymentMeans(asOwner, { employerId })
  return { customerId: url.split('/').at(-1) ?? '' }
}

let coupons = 0
const newCoupon = () =>
  couponSchema.parse({ code: `CODE-${++coupons}`, note: 'Messe', percent: '10', validFrom: '2026-11-01' })

async function keptCoupon(): Promise<{ id: number }> {
  const { id } = await db
    .insertInto('coupons')
    .values({
      code: `KEPT-${++coupons}`,
      note: 'Messe',
      percent: 10,
      valid_from: '2026-11-01',
      created_at: base.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id }
}

/** Whoever has the provider's secret tells of payments; the bytes alone count. */
async function told() {
  const raw = Buffer.from(
    JSON.stringify({ eventId: crypto.randomUUID(), kind: 'x', ...(await newPayment()) }),
  )
  return { raw, signature: signEvent(raw, paymentSecret, base.now()) }
}

/** One row: use case, roles that may call it, and a call that can be refused for nothing but the role. */
const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['readOffers', everyone, async ctx => readOffers(ctx)],
  ['requireOffer', everyone, async ctx => requireOffer(ctx, 'featured-ad')],
  ['placeOrder', owners, ctx => placeOrder(ctx, wanted)],
  ['readBuyer', owners, ctx => readBuyer(ctx, { employerId })],
  ['saveBuyer', owners, ctx => saveBuyer(ctx, { employerId, buyer: testBuyer })],
  ['openPaymentMeans', owners, ctx => openPaymentMeans(ctx, { employerId })],
  ['readTestPortal', owners, async ctx => readTestPortal(ctx, await newCustomer())],
  ['playTestPortal', owners, async ctx => playTestPortal(ctx, { ...(await newCustomer()), act: 'keep' })],
  ['payOrder', owners, async ctx => payOrder(ctx, await newOrder())],
  ['readOrder', readers, async ctx => readOrder(ctx, await newOrder())],
  ['listOwnOrders', readers, ctx => listOwnOrders(ctx, { employerId })],
  ['listOwnInvoices', readers, ctx => listOwnInvoices(ctx, { employerId })],
  ['listOwnEntitlements', [...readers, 'operator'], ctx => listOwnEntitlements(ctx, { employerId })],
  ['orderOnAccount', owners, async ctx => orderOnAccount(ctx, await orderForAccount())],
  ['settleOnAccount', ['admin', 'operator'], async ctx => settleOnAccount(ctx, await accountOrder())],
  [
    'cancelOnAccount',
    ['admin'],
    async ctx => cancelOnAccount(ctx, { ...(await accountOrder()), reason: 'Irrtum' }),
  ],
  ['createCoupon', ['admin'], ctx => createCoupon(ctx, newCoupon())],
  ['endCoupon', ['admin'], async ctx => endCoupon(ctx, await keptCoupon())],
  ['listCoupons', ['admin'], ctx => listCoupons(ctx)],
  ['cancelOrder', readers, async ctx => cancelOrder(ctx, await orderedOrder())],
  ['readTestCheckout', readers, async ctx => readTestCheckout(ctx, await newPayment())],
  [
    'playTestCheckout',
    readers,
    async ctx => playTestCheckout(ctx, { ...(await newPayment()), act: 'refuse' }),
  ],
  ['receivePaymentEvent', everyone, async ctx => receivePaymentEvent(ctx, await told())],
  ['prunePaymentEvents', ['operator'], ctx => prunePaymentEvents(ctx)],
  ['tellOfEntitlements', ['operator'], ctx => tellOfEntitlements(ctx)],
  ['settlePayments', ['operator'], ctx => settlePayments(ctx)],
  ['reconcilePayments', ['operator'], ctx => reconcilePayments(ctx)],
  ['exportOrders', ['admin'], ctx => exportOrders(ctx, { from: '2026-11-01', to: '2026-11-30' })],
  ['readRevenue', ['admin'], ctx => readRevenue(ctx)],
  ['readOrderForDesk', ['admin'], async ctx => readOrderForDesk(ctx, await paidOrder())],
  ['refundOrder', ['admin'], async ctx => refundOrder(ctx, { ...(await paidOrder()), reason: 'Kulanz' })],
]

it.each(table)('%s', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})
