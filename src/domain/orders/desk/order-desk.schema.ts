import { z } from 'zod'

export const refundSchema = z.object({
  reason: z
    .string('order-words.problem.reason')
    .trim()
    .min(3, 'order-words.problem.reason')
    .max(300, 'ads.problem.too-long'),
})
