import { berlinDay } from '../../../../basics/berlin.ts'
import type { Context } from '../../../caller/context.ts'
import { Conflict } from '../../../caller/errors.ts'
import type { Currency } from '../../../caller/price-list.schema.ts'
import { type Coupon, countRedeemed, lockCoupon } from '../coupon.queries.ts'
import { codeIn } from '../coupon.schema.ts'

/** What is left to pay is at least this much: a provider takes no less, and what is free is granted instead of sold. */
const leastNetCents = 100

type For = { employerId: number | null; productId: string; currency: Currency; listCents: number }

/**
 * What a code takes off a net price, in cents, with its coupon locked until the caller's transaction ends. The caller has asked its policy.
 * @throws Conflict `coupon-words.problem.…` that says why it does not count
 */
export async function readDiscount(
  ctx: Context,
  which: { code: string } | { id: number },
  order: For,
): Promise<{ couponId: number; discountCents: number }> {
  const coupon = await lockCoupon(ctx.db, 'code' in which ? { code: codeIn(which.code) } : which)
  if (!coupon) throw new Conflict('coupon-words.problem.unknown')
  requireValid(coupon, order, berlinDay(ctx.now()))
  const { id: couponId } = coupon
  const redeemed = await countRedeemed(ctx.db, { couponId, employerId: order.employerId })
  if (coupon.uses_most !== null && redeemed.all >= coupon.uses_most)
    throw new Conflict('coupon-words.problem.used-up')
  if (coupon.is_once_each && redeemed.own > 0) throw new Conflict('coupon-words.problem.used-before')
  const discountCents = discountOf(coupon, order)
  if (order.listCents - discountCents < leastNetCents) throw new Conflict('coupon-words.problem.too-much')
  return { couponId, discountCents }
}

function requireValid(coupon: Coupon, { productId }: For, day: string): void {
  const { ended_at: endedAt, valid_from: from, valid_to: to, products } = coupon
  if (endedAt !== null || (to !== null && to < day)) throw new Conflict('coupon-words.problem.over')
  if (from > day) throw new Conflict('coupon-words.problem.not-yet')
  if (products.length > 0 && !products.includes(productId))
    throw new Conflict('coupon-words.problem.other-product')
}

/** Part of a percent is rounded in favour of the buyer. */
function discountOf(coupon: Coupon, { currency, listCents }: For): number {
  if (coupon.percent !== null) return Math.ceil((listCents * coupon.percent) / 100)
  return (currency === 'CHF' ? coupon.amount_chf_cents : coupon.amount_eur_cents) ?? 0
}
