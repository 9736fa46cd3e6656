import { requirePermission } from '../../caller/admin.policy.ts'
import type { Context } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { findOrderById } from '../order.queries.ts'
import { readOrder } from '../read-order.ts'
import { listRevenue } from './order-desk.queries.ts'

/** What was paid and given back by month and product, in the last twelve months. @throws SignInRequired, NotAllowed without `billing.manage` */
export async function readRevenue(ctx: Context) {
  requirePermission(ctx, 'billing.manage')
  return listRevenue(ctx.db, ctx.now())
}

/** @throws NotFound, SignInRequired, NotAllowed without `billing.manage` */
export async function readOrderForDesk(ctx: Context, { id }: { id: number }) {
  requirePermission(ctx, 'billing.manage')
  const order = await findOrderById(ctx.db, id)
  if (!order) throw new NotFound()
  return readOrder(ctx, { key: order.key })
}
