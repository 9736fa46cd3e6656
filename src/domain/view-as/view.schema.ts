import { z } from 'zod'
import { viewReasonChars } from './view.values.ts'

export const viewSchema = z.object({
  userId: z.uuid(),
  reason: z
    .string('records.view.reason-missing')
    .trim()
    .min(10, 'records.view.reason-missing')
    .max(viewReasonChars, 'records.view.reason-long'),
})
