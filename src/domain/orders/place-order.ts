import type { output } from 'zod'
import { berlinDay } from '../../basics/berlin.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, Invalid } from '../caller/errors.ts'
import type { Seller } from '../caller/price-list.schema.ts'
import { confirmVatId } from '../invoicing/steps/confirm-vat-id.ts'
import { isLive } from '../jobs/job.policy.ts'
import type { JobStatus } from '../jobs/job.status.ts'
import { readDiscount } from './coupons/steps/redeem-coupon.ts'
import { requireBuyer } from './order.policy.ts'
import { findAdOf, insertOrder, insertOrderEvent } from './order.queries.ts'
import type { Buyer, orderSchema } from './order.schema.ts'
import { type OrderTax, orderAmounts } from './order-amounts.ts'
import { taxOf } from './order-tax.ts'
import { currencyOf, requireOffer } from './read-offers.ts'
import { billable } from './steps/billable.ts'

type Wanted = Omit<output<typeof orderSchema>, 'accepted'> & { employerId: number }

/**
 * Writes an order as a draft, at the price of today, for the buyer to look through. @returns the key in its address
 * @throws Invalid for an ad that cannot be featured, a coupon that does not count, a wrong Leitweg-ID and a buyer whose tax is unknown; SignInRequired, NotFound, NotAllowed
 */
export async function placeOrder(ctx: Context, wanted: Wanted): Promise<{ key: string }> {
  const { employerId, product: productId, jobId, coupon: code, ...typed } = wanted
  const { userId } = requireBuyer(ctx.actor, employerId)
  const { seller, product, cents } = requireOffer(ctx, productId)
  const buyer = billable(typed)
  const tax = requireTax(seller, buyer, berlinDay(ctx.now()))
  if (jobId !== undefined) await requireFeaturable(ctx, { jobId, employerId })
  const currency = currencyOf(buyer.country)
  const listCents = cents[currency]
  const { prices: _prices, text: _text, ...ordered } = product
  return inTransaction(ctx, async inside => {
    await requireNotInvalid(inside, seller, tax)
    const coupon = await couponOf(inside, code, { employerId, productId, currency, listCents })
    const amounts = orderAmounts(listCents, coupon?.discountCents ?? 0, tax)
    const now = inside.now()
    const { id, key } = await insertOrder(inside.db, {
      employer_id: employerId,
      ordered_by: userId,
      status: 'draft',
      product: JSON.stringify(ordered),
      currency,
      list_cents: amounts.listCents,
      discount_cents: amounts.discountCents,
      coupon_id: coupon?.couponId ?? null,
      tax_cents: amounts.taxCents,
      total_cents: amounts.totalCents,
      tax: JSON.stringify(tax),
      seller: JSON.stringify(seller),
      buyer: JSON.stringify(buyer satisfies Buyer),
      locale: inside.locale,
      job_id: jobId ?? null,
      created_at: now,
    })
    const event = { orderId: id, from: 'draft', to: 'draft', party: 'buyer', userId } as const
    await insertOrderEvent(inside.db, { ...event, reason: 'placed', note: null, at: now })
    await noteEvent(inside, 'order-placed', { details: { employerId, orderId: id } })
    return { key }
  })
}

/** What is wrong with a code is said at its field. */
async function couponOf(ctx: Context, code: string | undefined, order: Parameters<typeof readDiscount>[2]) {
  if (!code) return null
  try {
    return await readDiscount(ctx, { code }, order)
  } catch (error) {
    if (error instanceof Conflict) throw new Invalid({ coupon: [{ key: error.key }] })
    throw error
  }
}

function requireTax(seller: Seller, buyer: Buyer, day: string): OrderTax {
  const decision = taxOf(seller, buyer, day)
  if (decision.kind === 'refused')
    throw new Invalid({ vatId: [{ key: `order-words.vat.${decision.reason}` }] })
  const { kind: _kind, ...tax } = decision
  return tax
}

/** Without tax nothing is sold under a number that is known not to exist; one that nobody could ask about yet is asked for meanwhile. */
async function requireNotInvalid(ctx: Context, { vatId: sellerVatId }: Seller, tax: OrderTax): Promise<void> {
  if (tax.category !== 'AE' || tax.buyerVatId === null) return
  const standing = await confirmVatId(ctx, { vatId: tax.buyerVatId, sellerVatId })
  if (standing === 'invalid') throw new Invalid({ vatId: [{ key: 'order-words.vat.vat-id-not-registered' }] })
}

async function requireFeaturable(ctx: Context, which: { jobId: number; employerId: number }): Promise<void> {
  const ad = await findAdOf(ctx.db, which)
  const now = ctx.now()
  // The cast: a check constraint limits the column to these.
  const isPublic = ad && isLive({ status: ad.status as JobStatus, validThrough: ad.validThrough }, now)
  if (!isPublic) throw new Invalid({ jobId: [{ key: 'ads.problem.not-public' }] })
  if (ad.featuredUntil && ad.featuredUntil > now)
    throw new Invalid({ jobId: [{ key: 'ads.problem.featured-already' }] })
}
