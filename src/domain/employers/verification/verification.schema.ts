import { z } from 'zod'
import { emailSchema } from '../../accounts/account.schema.ts'
import { rowIdSchema } from '../../caller/row-id.schema.ts'
import { verificationNoteChars } from './verification.values.ts'

export const verificationSchema = z.object({
  employerId: rowIdSchema,
  way: z.enum(['document', 'register'], { error: 'records.verify.way-missing' }),
  note: z
    .string('records.verify.note-missing')
    .trim()
    .min(3, 'records.verify.note-missing')
    .max(verificationNoteChars, 'records.verify.note-long'),
})

export const verificationMailSchema = z.object({ employerId: rowIdSchema, email: emailSchema })
export const verifiedEmployerSchema = z.object({ employerId: rowIdSchema })
