import { daysAfter } from '../../../basics/time.ts'
import type { Context } from '../../caller/context.ts'
import type { EntitlementKind } from '../../caller/price-list.schema.ts'
import { insertEntitlement, withdrawLeft } from '../entitlement.queries.ts'

type Ordered = { orderId: number; employerId: number; kind: EntitlementKind; quantity: number; days: number }

/** Grants what was ordered, from now on; once for each order, however often it is called. */
export async function grantOrdered(
  ctx: Context,
  { orderId, employerId, kind, quantity, days }: Ordered,
): Promise<void> {
  const now = ctx.now()
  const granted = { employerId, kind, quantity, validUntil: daysAfter(now, days), reason: null }
  await insertEntitlement(ctx.db, granted, { source: 'order', orderId, grantedBy: null, now })
}

/** Takes back what an order has granted, as far as it is not used. @returns how much that was */
export async function withdrawOrdered(ctx: Context, { orderId }: { orderId: number }): Promise<number> {
  return withdrawLeft(ctx.db, { orderId, now: ctx.now() })
}
