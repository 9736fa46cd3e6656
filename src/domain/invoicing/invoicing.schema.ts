import { z } from 'zod'

const text = (most: number) => z.string().trim().max(most, 'invoicing.problem.too-long')
const needed = (most: number) => text(most).min(1, 'invoicing.problem.missing')
const optional = (most: number) =>
  text(most)
    .optional()
    .transform(value => value || null)

/** Why an administrator does something that others will ask about. */
export const reasonSchema = z.object({ reason: needed(500) })

/** What may be wrong on an invoice without its amounts: to whom it is and by which numbers its reader finds it. */
export const correctionSchema = z.object({
  name: needed(200),
  department: optional(200),
  street: needed(200),
  extra: optional(200),
  postcode: needed(12),
  city: needed(120),
  email: z.email('invoicing.problem.email').max(320),
  leitwegId: optional(46),
  orderNumber: optional(80),
  costCentre: optional(80),
})
export type Correction = z.output<typeof correctionSchema>

const day = z.iso.date('invoicing.problem.date')

/** Days of one calendar year, as bookkeeping wants them. */
export const bookingPeriodSchema = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to && from.slice(0, 4) === to.slice(0, 4), {
    message: 'invoicing.problem.period',
    path: ['to'],
  })
