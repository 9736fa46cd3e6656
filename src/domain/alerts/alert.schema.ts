import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { emailSchema } from '../accounts/account.schema.ts'
import { rowIdSchema } from '../caller/row-id.schema.ts'
import { alertFrequencies, refusalReasons } from './alert.values.ts'

/** Trimmed, single-line. */
const name = z
  .string({ error: 'alert.problem.name' })
  .trim()
  .min(1, 'alert.problem.name')
  .max(limits.alertNameChars, 'alert.problem.name')
  .regex(/^[^\p{Cc}]*$/u, 'alert.problem.name')
const frequency = z.enum(alertFrequencies)
/** Missing criteria are reported for the form as a whole, because no single field is wrong. */
const criteria = z.string().max(4_000).default('')

export const alertSchema = z.object({ criteria, name, frequency })
export const guestAlertSchema = alertSchema.extend({ email: emailSchema })

export const frequencySchema = z.object({ frequency })
export const refusalSchema = z.object({
  jobId: rowIdSchema,
  reason: z.enum(refusalReasons, { error: 'alert.problem.reason' }),
})
