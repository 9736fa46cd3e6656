import { grantOrdered } from '../../billing/steps/ordered-entitlement.ts'
import type { Context } from '../../caller/context.ts'
import { featureOrderedJob } from '../../job-ads/steps/feature-job.ts'
import { tellLive } from '../../live/steps/tell-live.ts'
import type { Order } from '../order.queries.ts'
import { moveOrder } from './move-order.ts'

/** Delivers a paid order, in the transaction that moved it to `paid`. */
export async function fulfilOrder(ctx: Context, order: Order): Promise<Order> {
  await deliverOrder(ctx, order)
  const fulfilled = await moveOrder(ctx, order, { to: 'fulfilled', party: 'site', reason: 'delivered' })
  await tellOfOrder(ctx, order)
  return fulfilled
}

/** Grants what an order is for, and features the ad that was chosen with it; once, however often it is called. */
export async function deliverOrder(
  ctx: Context,
  { id, employer_id: employerId, product, job_id: jobId }: Order,
) {
  if (employerId === null) return
  const { kind, quantity, days } = product
  await grantOrdered(ctx, { orderId: id, employerId, kind, quantity, days })
  if (jobId !== null && kind === 'featured-ad') await featureOrderedJob(ctx, { jobId, employerId })
}

export async function tellOfOrder(ctx: Context, { employer_id: employerId, id }: Order): Promise<void> {
  if (employerId === null) return
  await tellLive(ctx, { topics: [`employer:${employerId}`], kind: 'order', details: { orderId: id } })
}
