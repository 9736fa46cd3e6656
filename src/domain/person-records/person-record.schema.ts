import { z } from 'zod'
import { lockReasonChars } from './person-record.values.ts'

export const recordedPersonSchema = z.object({ userId: z.uuid() })

export const lockSchema = recordedPersonSchema.extend({
  reason: z
    .string('records.lock.reason-missing')
    .trim()
    .min(10, 'records.lock.reason-missing')
    .max(lockReasonChars, 'records.lock.reason-long'),
})
