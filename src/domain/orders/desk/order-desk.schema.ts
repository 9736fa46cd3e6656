import { z } from 'zod'
import { orderStatuses } from '../order.status.ts'

export const refundSchema = z.object({
  reason: z
    .string('order-words.problem.reason')
    .trim()
    .min(3, 'order-words.problem.reason')
    .max(300, 'ads.problem.too-long'),
})

/** The query of the list of orders; nonsense in it is left out. */
export const orderListSchema = z.object({
  status: z.enum(orderStatuses).nullable().catch(null),
  after: z.coerce.number().int().positive().max(2_147_483_647).nullable().catch(null),
})
