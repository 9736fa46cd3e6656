import { z } from 'zod'
import type { EntitlementKind } from '../caller/price-list.schema.ts'

/** What an administrator grants; the last day is in Central European time, without one it never expires. */
export const entitlementSchema = z.object({
  quantity: z.coerce
    .number('ads.problem.number')
    .int('ads.problem.number')
    .min(1, 'ads.problem.number-range')
    .max(1_000, 'ads.problem.number-range'),
  lastDay: z.iso.date('ads.problem.date').optional(),
  reason: z.string().trim().max(200, 'ads.problem.too-long').optional(),
})

export type NewEntitlement = {
  kind: EntitlementKind
  quantity: number
  validUntil: Date | null
  reason: string | null
}
