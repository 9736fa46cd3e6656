import { z } from 'zod'
import { rowIdSchema } from '../caller/row-id.schema.ts'
import { dismissalChoices, ruleKinds } from './recommendation.values.ts'

/** Without `because` only this ad is hidden, and those like it for a while. */
export const dismissalSchema = z.object({
  jobId: rowIdSchema,
  because: z.enum(dismissalChoices).nullish().catch(null),
})

export const jobIdSchema = z.object({ jobId: rowIdSchema })

export const ruleIdSchema = z.object({ ruleId: rowIdSchema })

export const ruleSchema = z.object({ kind: z.enum(ruleKinds), value: z.string().trim().min(1).max(120) })
