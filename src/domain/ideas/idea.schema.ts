import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { emailOnlySchema } from '../accounts/account.schema.ts'
import { rowIdSchema } from '../caller/row-id.schema.ts'
import { ideaStatuses } from './idea.status.ts'

const words = (most: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(most, 'ideas.problem.long')

/** Left empty by people, who do not see it. */
const website = z.string().max(0, 'support.problem.website').optional()

const name = z.string().trim().max(limits.ideaNameChars, 'ideas.problem.long').optional()

export const newIdeaSchema = z.object({
  title: words(limits.ideaTitleChars, 'ideas.problem.title').pipe(
    z.string().min(limits.ideaTitleMinChars, 'ideas.problem.title'),
  ),
  text: words(limits.ideaTextChars, 'ideas.problem.text'),
  name,
  /** Similar ideas were shown already. */
  looked: z.literal('yes').optional().catch(undefined),
  website,
})
export const guestNewIdeaSchema = newIdeaSchema.extend(emailOnlySchema.shape)

export const ideaCommentSchema = z.object({
  text: words(limits.ideaCommentChars, 'ideas.problem.text'),
  name,
  looked: z.literal('yes').optional().catch(undefined),
  website,
})
export const guestIdeaCommentSchema = ideaCommentSchema.extend(emailOnlySchema.shape)

export const ideaIdSchema = z.object({ ideaId: rowIdSchema })

const seen = z.object({ version: z.coerce.number().int().positive() })

export const ideaStatusSchema = seen
  .extend({
    status: z.enum(ideaStatuses, { error: 'ideas.problem.status' }),
    text: z.string().trim().max(limits.ideaCommentChars, 'ideas.problem.long').optional(),
  })
  .refine(({ status, text }) => status !== 'declined' || Boolean(text), {
    path: ['text'],
    message: 'ideas.problem.reason',
  })

/** Nothing is declined without a reason. */
export const ideaRefusalSchema = z.object({ text: words(limits.ideaCommentChars, 'ideas.problem.reason') })

export const ideaAnswerSchema = z.object({ text: words(limits.ideaCommentChars, 'ideas.problem.text') })

/** A number with or without "#", or an idea's address. */
export const ideaMergeSchema = seen.extend({
  into: z
    .string('ideas.problem.no-such')
    .trim()
    .transform(text => Number(/(?:^#?|\/)(\d{1,9})(?:-[\w-]*)?$/.exec(text)?.[1] ?? 0))
    .refine(id => id > 0, 'ideas.problem.no-such'),
})
