import { z } from 'zod'

const text = (most: number) =>
  z.string('invoicing.problem.missing').trim().max(most, 'invoicing.problem.too-long')
const needed = (most: number) => text(most).min(1, 'invoicing.problem.missing')
const optional = (most: number) =>
  text(most)
    .optional()
    .transform(value => value || null)

/** Why an administrator does something that others will ask about. */
export const reasonSchema = z.object({ reason: needed(500) })

/** "99,90" or "99.90", in whole cents. */
const amount = z.coerce
  .string()
  .trim()
  .regex(/^\d{1,7}(?:[.,]\d{1,2})?$/, 'invoicing.problem.amount')
  .transform(typed => Math.round(Number(typed.replace(',', '.')) * 100))

const correctedLine = z.object({
  name: needed(200),
  /** None leaves the line out. */
  quantity: z.coerce
    .string()
    .trim()
    .regex(/^\d{1,6}$/, 'invoicing.problem.number')
    .transform(Number),
  unitPrice: amount,
  /** Off the whole line. */
  discount: z
    .union([z.literal('').transform(() => 0), amount])
    .optional()
    .transform(cents => cents ?? 0),
})

/** What may be wrong on an invoice: to whom it is, by which numbers its reader finds it, and what it asks for. */
export const correctionSchema = z.object({
  /** Stands on the cancellation. */
  reason: optional(500),
  name: needed(200),
  department: optional(200),
  street: needed(200),
  extra: optional(200),
  postcode: needed(12),
  city: needed(120),
  email: z.email('invoicing.problem.email').max(320, 'invoicing.problem.too-long'),
  /** Instead of the one that an invoice without VAT names. */
  vatId: optional(20),
  leitwegId: optional(46),
  orderNumber: optional(80),
  costCentre: optional(80),
  /** In the order of the invoice; left out, they stay as they are. */
  lines: z.array(correctedLine).max(500, 'invoicing.problem.too-long').optional(),
})
export type Correction = z.output<typeof correctionSchema>

/** A form that shows what it would do before it does it: `seen` is what was shown. */
const secondLook = { seen: z.string().max(100).optional(), confirmed: z.literal('on').optional() }
export const correctionFormSchema = correctionSchema.extend({ reason: needed(500), ...secondLook })
export const cancellationFormSchema = reasonSchema.extend(secondLook)

const number = (least: number, most: number) =>
  z.coerce
    .number('invoicing.problem.number')
    .int('invoicing.problem.number')
    .min(least, 'invoicing.problem.number')
    .max(most, 'invoicing.problem.number')

const day = z.iso.date('invoicing.problem.date')

/** What a tax adviser's bookings are asked for: days of one calendar year, and by which numbers DATEV knows adviser and client. */
export const bookingsSchema = z
  .object({
    from: day,
    to: day,
    chart: z.enum(['SKR03', 'SKR04'], 'invoicing.problem.chart').default('SKR03'),
    consultant: number(1_001, 9_999_999),
    client: number(1, 99_999),
  })
  .refine(({ from, to }) => from <= to && from.slice(0, 4) === to.slice(0, 4), {
    message: 'invoicing.problem.period',
    path: ['to'],
  })

/** Days for a spreadsheet. */
export const periodSchema = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { message: 'invoicing.problem.period', path: ['to'] })

/** Which open invoice a payment is for. */
export const assignSchema = z.object({ invoiceId: number(1, 2_147_483_647) })
