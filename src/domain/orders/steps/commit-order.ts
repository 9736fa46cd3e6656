import type { Context } from '../../caller/context.ts'
import { Conflict } from '../../caller/errors.ts'
import { readDiscount } from '../coupons/steps/redeem-coupon.ts'
import type { Order } from '../order.queries.ts'
import { moveOrder } from './move-order.ts'

/**
 * Makes a locked draft binding; its coupon is redeemed with it, if it still counts for as much as the buyer was shown. Nothing happens to
 * what is binding already.
 * @throws Conflict `coupon-words.problem.…`
 */
export async function commitOrder(ctx: Context, order: Order): Promise<Order> {
  if (order.status !== 'draft') return order
  const { coupon_id: id, employer_id: employerId, currency, list_cents: listCents } = order
  if (id !== null) {
    const asked = { employerId, productId: order.product.id, currency, listCents }
    const { discountCents } = await readDiscount(ctx, { id }, asked)
    if (discountCents !== order.discount_cents) throw new Conflict('coupon-words.problem.over')
  }
  return moveOrder(ctx, order, { to: 'awaiting-payment', party: 'buyer', reason: 'ordered' })
}
