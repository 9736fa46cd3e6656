import { z } from 'zod'

/** As people type a code: capitals and blanks do not matter. */
export function codeIn(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}

const number = (least: number, most: number) =>
  z.coerce
    .number('ads.problem.number')
    .int('ads.problem.number')
    .min(least, 'ads.problem.number-range')
    .max(most, 'ads.problem.number-range')

/** Whole euros or francs in the form, cents in the row. */
const cents = number(1, 100_000).transform(amount => amount * 100)
const day = z.iso.date('ads.problem.date')

export const couponSchema = z
  .object({
    code: z
      .string('coupon-words.problem.code')
      .transform(codeIn)
      .refine(code => /^[A-Z0-9][A-Z0-9-]{2,29}$/.test(code), 'coupon-words.problem.code'),
    note: z
      .string('order-words.problem.reason')
      .trim()
      .min(3, 'order-words.problem.reason')
      .max(300, 'ads.problem.too-long'),
    percent: number(1, 90).optional(),
    eurCents: cents.optional(),
    chfCents: cents.optional(),
    product: z.string().max(60).optional(),
    usesMost: number(1, 100_000).optional(),
    isOnceEach: z
      .literal('on')
      .optional()
      .transform(value => value === 'on'),
    validFrom: day,
    validTo: day.optional(),
  })
  .refine(
    ({ percent, eurCents, chfCents }) =>
      percent === undefined ? eurCents !== undefined && chfCents !== undefined : !eurCents && !chfCents,
    { message: 'coupon-words.problem.kind', path: ['percent'] },
  )
  .refine(({ validFrom, validTo }) => validTo === undefined || validFrom <= validTo, {
    message: 'coupon-words.problem.period',
    path: ['validTo'],
  })
export type NewCoupon = z.output<typeof couponSchema>
