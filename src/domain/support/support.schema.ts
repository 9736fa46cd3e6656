import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { emailOnlySchema } from '../accounts/account.schema.ts'
import { rowIdSchema } from '../caller/row-id.schema.ts'
import { supportTopics } from './support.values.ts'

const text = z
  .string('support.problem.text')
  .trim()
  .min(1, 'support.problem.text')
  .max(limits.supportTextChars, 'support.problem.long')

export const supportFormSchema = z.object({
  topic: z.enum(supportTopics, { error: 'support.problem.topic' }),
  text,
  /** A page of this site. */
  page: z
    .string()
    .max(limits.supportPageChars)
    .regex(/^\/(?![/\\])/)
    .optional()
    .catch(undefined),
  /** Left empty by people, who do not see it. */
  /** The conversation with the assistant, if the person wants it attached. */
  conversation: z.uuid().optional().catch(undefined),
  website: z.string().max(0, 'support.problem.website').optional(),
})

export const guestSupportFormSchema = supportFormSchema.extend(emailOnlySchema.shape)

export const supportReplySchema = z.object({ text })

export const supportAnswerSchema = z.object({ requestId: rowIdSchema, text })

export const supportMoveSchema = z.object({ requestId: rowIdSchema })
