import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { invoiceUrl } from '../invoicing/steps/mail-invoice.ts'
import { findSavedBuyer } from './buyer/buyer.queries.ts'
import { type AccountStanding, accountStanding } from './on-account/steps/account-standing.ts'
import { requireBuyer, requireReader } from './order.policy.ts'
import {
  findAdOf,
  findBuyerFacts,
  findLastBuyer,
  findOrder,
  listInvoicesOfOrder,
  listOrderEvents,
  listOrders,
  type Order,
} from './order.queries.ts'
import type { Buyer } from './order.schema.ts'
import { listPayments } from './payment.queries.ts'

/**
 * An order with all that happened to it, for the owners of its employer and those who look after money.
 * @throws SignInRequired, NotFound, NotAllowed
 */
export async function readOrder(ctx: Context, { key }: { key: string }) {
  const order = await findOrder(ctx.db, key)
  if (!order) throw new NotFound()
  const reader = requireReader(ctx.actor, order.employer_id)
  const { job_id: jobId, employer_id: employerId } = order
  const ad = jobId !== null && employerId !== null ? await findAdOf(ctx.db, { jobId, employerId }) : null
  const [events, payments, issued, account] = await Promise.all([
    listOrderEvents(ctx.db, order.id),
    listPayments(ctx.db, order.id),
    listInvoicesOfOrder(ctx.db, order.id),
    standingOf(ctx, order),
  ])
  const invoices = issued.map(({ number, kind, linkKey, totalCents }) => ({
    number,
    kind,
    totalCents,
    url: invoiceUrl(ctx, { linkKey }),
    /** What a public body takes in. */
    xmlUrl: order.buyer.leitwegId ? invoiceUrl(ctx, { linkKey }, 'xml') : null,
  }))
  return { order, reader, ad, events, payments, invoices, account }
}

/** Whether it may be bought against an invoice; null for what is bought already. */
async function standingOf(ctx: Context, order: Order): Promise<AccountStanding | null> {
  const { employer_id: employerId, due_days: dueDays, status } = order
  const isBought = dueDays !== null || (status !== 'draft' && status !== 'awaiting-payment')
  const facts = isBought || employerId === null ? null : await findBuyerFacts(ctx.db, employerId)
  if (!facts || employerId === null) return null
  return accountStanding(ctx, { ...order, employerId, isVerified: facts.verifiedAt !== null })
}

/** An employer's orders, newest first. @throws SignInRequired, NotFound, NotAllowed */
export async function listOwnOrders(ctx: Context, { employerId }: { employerId: number }) {
  requireReader(ctx.actor, employerId)
  return listOrders(ctx.db, employerId)
}

/** What an order form begins with: what was saved, else the buyer of the last order, else what the employer's profile says. @throws as {@link requireBuyer} */
export async function readBuyer(
  ctx: Context,
  { employerId }: { employerId: number },
): Promise<Partial<Buyer>> {
  requireBuyer(ctx.actor, employerId)
  const last = (await findSavedBuyer(ctx.db, employerId)) ?? (await findLastBuyer(ctx.db, employerId))
  if (last) return last
  const facts = await findBuyerFacts(ctx.db, employerId)
  const { name, street, postalCode, city, country, email } = facts ?? {}
  return {
    ...(name && { name }),
    ...(street && { street }),
    ...(postalCode && { postalCode }),
    ...(city && { city }),
    ...(email && { email }),
    country: country === 'AT' || country === 'CH' ? country : 'DE',
  }
}
