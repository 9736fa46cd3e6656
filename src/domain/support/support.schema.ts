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

const files = z.array(z.uuid()).max(limits.supportFiles, 'support.problem.too-many-files').default([])

export const supportFormSchema = z.object({
  topic: z.enum(supportTopics, { error: 'support.problem.topic' }),
  text,
  files,
  /** A page of this site. */
  page: z
    .string()
    .max(limits.supportPageChars)
    .regex(/^\/(?![/\\])/)
    .optional()
    .catch(undefined),
  /** The conversation with the assistant, if the person wants it attached. */
  conversation: z.uuid().optional().catch(undefined),
  /** Of the form, signed. */
  token: z.string().max(200).optional().catch(undefined),
  /** Help was proposed already. */
  looked: z.literal('yes').optional().catch(undefined),
  /** Left empty by people, who do not see it. */
  website: z.string().optional().catch('x'),
})

export const guestSupportFormSchema = supportFormSchema.extend(emailOnlySchema.shape)

export const supportReplySchema = z.object({ text, files })

export const supportRatingSchema = z.object({
  rating: z.coerce
    .number('support.problem.rating')
    .pipe(z.union([z.literal(1), z.literal(2), z.literal(3)], 'support.problem.rating')),
  text: z.string().trim().max(limits.supportNoteChars, 'support.problem.long').optional(),
})

/** What a form of the team's was written about. */
const seen = z.object({ requestId: rowIdSchema, version: z.coerce.number().int().min(0) })

export const supportMoveSchema = seen

export const supportAnswerSchema = seen.extend({
  text,
  files,
  next: z.enum(['answered', 'waiting', 'closed']).catch('answered'),
})

export const supportNoteSchema = seen.extend({ text })

export const supportAssignSchema = seen.extend({ to: z.uuid().optional() })

export const supportMergeSchema = seen.extend({
  into: z
    .string('support.problem.no-such')
    .trim()
    .transform(number => number.replace(/^#/, ''))
    .pipe(z.string().regex(/^\d{4}-\d{6,9}$/, 'support.problem.no-such')),
})

export const supportMailSchema = seen.extend({ messageId: rowIdSchema })

const preparedText = z
  .string('support.problem.text')
  .trim()
  .min(1, 'support.problem.text')
  .max(limits.supportTextChars, 'support.problem.long')

export const preparedAnswerSchema = z.object({
  id: rowIdSchema.optional(),
  version: z.coerce.number().int().min(0).default(0),
  name: z
    .string('support.problem.name')
    .trim()
    .min(1, 'support.problem.name')
    .max(120, 'support.problem.name'),
  topic: z.enum(supportTopics).optional(),
  de: preparedText,
  en: preparedText,
})

export const preparedAnswerIdSchema = z.object({ id: rowIdSchema })
