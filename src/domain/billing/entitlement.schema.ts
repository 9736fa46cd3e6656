import { z } from 'zod'
import { type EntitlementKind, entitlementKinds } from '../caller/price-list.schema.ts'

/** Used for as long as they hold, and not piece by piece. */
export const timedKinds: readonly EntitlementKind[] = ['large-feeds', 'employer-page-plus']

const reason = z
  .string('order-words.problem.reason')
  .trim()
  .min(3, 'order-words.problem.reason')
  .max(200, 'ads.problem.too-long')

const grantShape = z.object({
  employerId: z.coerce.number().int().positive().max(2_147_483_647),
  kind: z.enum(entitlementKinds, 'order-words.problem.kind'),
  /** What is used piece by piece; what holds for a time is granted once. */
  quantity: z.coerce
    .number('ads.problem.number')
    .int('ads.problem.number')
    .min(1, 'ads.problem.number-range')
    .max(1_000, 'ads.problem.number-range')
    .default(1),
  /** In Central European time; without one it never expires. */
  lastDay: z.iso.date('ads.problem.date').optional(),
  reason,
})

const needsEnd = { message: 'order-words.problem.last-day', path: ['lastDay'] }

/** What an administrator grants, and again once it was shown to them. */
export const entitlementFormSchema = grantShape
  .extend({ seen: z.string().max(100).optional(), confirmed: z.literal('on').optional() })
  .refine(({ kind, lastDay }) => lastDay !== undefined || !timedKinds.includes(kind), needsEnd)

export type Grant = z.output<typeof grantShape>

export const takeBackSchema = z.object({
  entitlementId: z.coerce.number().int().positive().max(2_147_483_647),
  reason,
})

export type NewEntitlement = {
  kind: EntitlementKind
  quantity: number
  validUntil: Date | null
  reason: string | null
}
