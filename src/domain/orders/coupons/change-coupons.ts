import { noteEvent } from '../../audit/steps/note-event.ts'
import { requirePermission } from '../../caller/admin.policy.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, Invalid } from '../../caller/errors.ts'
import { endCouponNow, insertCoupon, type ListedCoupon, listAllCoupons } from './coupon.queries.ts'
import type { NewCoupon } from './coupon.schema.ts'

/** @throws Invalid for a code that was given before; SignInRequired, NotAllowed without `billing.manage` */
export async function createCoupon(ctx: Context, coupon: NewCoupon): Promise<void> {
  const { userId } = requirePermission(ctx, 'billing.manage')
  await inTransaction(ctx, async inside => {
    const id = await insertCoupon(inside.db, coupon, { createdBy: userId, now: inside.now() })
    if (id === null) throw new Invalid({ code: [{ key: 'coupon-words.problem.taken' }] })
    await noteEvent(inside, 'coupon-created', { details: { couponId: id, code: coupon.code } })
  })
}

/** It is taken no more; orders that were placed with it keep their price. @throws Conflict for one that has ended; as {@link createCoupon} */
export async function endCoupon(ctx: Context, { id }: { id: number }): Promise<void> {
  requirePermission(ctx, 'billing.manage')
  await inTransaction(ctx, async inside => {
    if (!(await endCouponNow(inside.db, id, inside.now()))) throw new Conflict('coupon-words.problem.over')
    await noteEvent(inside, 'coupon-ended', { details: { couponId: id } })
  })
}

/** Newest first. @throws SignInRequired, NotAllowed without `billing.manage` */
export async function listCoupons(ctx: Context): Promise<ListedCoupon[]> {
  requirePermission(ctx, 'billing.manage')
  return listAllCoupons(ctx.db)
}
