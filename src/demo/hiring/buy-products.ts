import { berlinDay } from '../../basics/berlin.ts'
import { findAccount } from '../../domain/accounts/create-account.ts'
import type { AdminActor } from '../../domain/caller/actor.ts'
import type { Context } from '../../domain/caller/context.ts'
import { verifyEmployer } from '../../domain/employers/verification/verify-employer.ts'
import { importBankFile } from '../../domain/invoicing/bank/import-bank-file.ts'
import { holdDunning } from '../../domain/invoicing/dunning/hold-dunning.ts'
import { remindOfInvoices } from '../../domain/invoicing/dunning/remind-of-invoices.ts'
import { listOpenItems } from '../../domain/invoicing/open-items.ts'
import { createCoupon } from '../../domain/orders/coupons/change-coupons.ts'
import { couponSchema } from '../../domain/orders/coupons/coupon.schema.ts'
import { refundOrder } from '../../domain/orders/desk/refund-order.ts'
import { orderOnAccount } from '../../domain/orders/on-account/order-on-account.ts'
import { buyerSchema } from '../../domain/orders/order.schema.ts'
import { payOrder } from '../../domain/orders/pay-order.ts'
import { placeOrder } from '../../domain/orders/place-order.ts'
import { readOffers } from '../../domain/orders/read-offers.ts'
import { readOrder } from '../../domain/orders/read-order.ts'
import { settlePayments } from '../../domain/orders/settle-payments.ts'
import { playTestCheckout } from '../../domain/orders/test-checkout.ts'
import { bankStatement } from './bank-statement.ts'
import type { HiringEmployer, StaffKey } from './hiring-data.ts'
import { at, known, type Stage } from './stage.ts'

type Buyer = { key: HiringEmployer['key']; owner: StaffKey }
type Wish = Buyer & { daysAgo: number; product: string; coupon?: string }

const hospital: Buyer = { key: 'hospital', owner: 'owner' }
const practice: Buyer = { key: 'practice', owner: 'practice' }
const company: Buyer = { key: 'company', owner: 'company' }
const coupon = 'WILLKOMMEN-15'

/**
 * Orders by card and by invoice in every state, what the bank says of them, reminders and a coupon: so that the pages of employers and of
 * those who look after money have something to show. Nothing where nothing is sold. @returns the addresses of those who buy
 */
export async function buyProducts(stage: Stage): Promise<string[]> {
  const admin = await billingAdmin(stage)
  if (readOffers(stage.ctx).length === 0 || !stage.ctx.shop.payments?.play || !admin) return []
  await prepare(stage, admin)
  await byInvoice(stage, { ...hospital, daysAgo: 58, product: 'featured-ads-year' })
  await byInvoice(stage, { ...company, daysAgo: 44, product: 'featured-ads-10' })
  await hearFromBank(stage, admin)
  await remind(stage, 36)
  await byInvoice(stage, { ...hospital, daysAgo: 24, product: 'featured-ad' })
  await remind(stage, 22)
  await byCard(stage, { ...practice, daysAgo: 12, product: 'featured-ad', coupon })
  const { id } = await byCard(stage, { ...practice, daysAgo: 8, product: 'featured-ads-10' })
  await refundOrder(at(stage, admin, 6), { id, reason: 'Versehentlich das Zehnerpaket statt einer Anzeige' })
  await settle(stage, 6)
  await remind(stage, 3)
  await dispute(stage, admin)
  // One that nobody has gone on with.
  await place(stage, { ...company, daysAgo: 1, product: 'featured-ad' })
  return [hospital, practice, company].map(buyer => buyerOf(stage, buyer).email)
}

/** Null in a demo without administrators. */
async function billingAdmin(stage: Stage): Promise<AdminActor | null> {
  const person = await findAccount(stage.ctx, 'admin@kittel.example')
  return person && { kind: 'admin', userId: person.id, adminId: 0, sessionId: 'demo', role: 'owner' }
}

async function prepare(stage: Stage, admin: AdminActor): Promise<void> {
  const ctx = at(stage, admin, 59)
  const asked = {
    code: coupon,
    note: 'Begrüßung neuer Praxen',
    percent: '15',
    isOnceEach: 'on',
    usesMost: '50',
  }
  await createCoupon(ctx, couponSchema.parse({ ...asked, validFrom: berlinDay(ctx.now()) }))
  for (const { key } of [hospital, company])
    await verifyEmployer(ctx, {
      employerId: known(stage.employerIds, key),
      way: 'register',
      note: 'HRB 12345, Amtsgericht Köln',
    })
}

/** With what its form would be filled in. */
function buyerOf({ data }: Stage, { key }: Buyer) {
  const profile = data.employers.find(employer => employer.key === key)?.profile
  const { name, street, postalCode, city, email } = { ...profile }
  return buyerSchema.parse({
    name,
    street: street ?? 'Rechnungsweg 1',
    postalCode: postalCode ?? '50667',
    city: city ?? 'Köln',
    country: 'DE',
    email: email ?? `rechnung@${key}.example`,
    ...(key === 'hospital' && {
      reference: 'B-2026-118',
      costCentre: '4711',
      leitwegId: '04011000-1234512345-06',
    }),
  })
}

async function place(stage: Stage, wish: Wish): Promise<{ ctx: Context; key: string; id: number }> {
  const ctx = at(stage, known(stage.actors, wish.owner), wish.daysAgo)
  const employerId = known(stage.employerIds, wish.key)
  const { product, coupon: code } = wish
  const { key } = await placeOrder(ctx, {
    ...buyerOf(stage, wish),
    employerId,
    product,
    ...(code !== undefined && { coupon: code }),
  })
  const { id } = (await readOrder(ctx, { key })).order
  return { ctx, key, id }
}

async function byInvoice(stage: Stage, wish: Wish): Promise<void> {
  const { ctx, key } = await place(stage, wish)
  await orderOnAccount(ctx, { key, days: 14 })
  await settle(stage, wish.daysAgo)
}

async function byCard(stage: Stage, wish: Wish): Promise<{ id: number }> {
  const { ctx, key, id } = await place(stage, wish)
  const { url } = await payOrder(ctx, { key })
  const paymentId = new URL(url).pathname.split('/').at(-1) ?? ''
  await playTestCheckout(ctx, { paymentId, act: 'refuse' })
  await playTestCheckout(ctx, { paymentId, act: 'pay' })
  await settle(stage, wish.daysAgo)
  return { id }
}

async function settle(stage: Stage, daysAgo: number): Promise<void> {
  await settlePayments(at(stage, null, daysAgo))
}

async function remind(stage: Stage, daysAgo: number): Promise<void> {
  await remindOfInvoices(at(stage, null, daysAgo))
}

/** The first invoice is paid; the other payments fit none. */
async function hearFromBank(stage: Stage, admin: AdminActor): Promise<void> {
  const ctx = at(stage, admin, 40)
  const [first, second] = await listOpenItems(ctx)
  if (!first || !second) return
  const bytes = bankStatement(berlinDay(ctx.now()), [
    { cents: first.openCents, from: first.content.buyer.name, words: `Rechnung ${first.number} B-2026-118` },
    {
      cents: second.openCents - 5_000,
      from: second.content.buyer.name,
      words: `${second.number} abzgl. Skonto`,
    },
    { cents: 12_345, from: 'Fortuna Service GmbH', words: 'Danke' },
  ])
  await importBankFile(ctx, { bytes })
}

async function dispute(stage: Stage, admin: AdminActor): Promise<void> {
  const ctx = at(stage, admin, 2)
  const invoice = (await listOpenItems(ctx)).find(({ dunningStep }) => dunningStep > 1)
  if (!invoice) return
  await holdDunning(ctx, { invoiceId: invoice.id, reason: 'Der Einkauf klärt den Abzug von 50 Euro.' })
}
