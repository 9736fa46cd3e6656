import { z } from 'zod'
import { limits } from '../../config/limits.ts'

/** An address of this site, or the ad that is looked at. */
const page = z.union(
  [z.string().max(300).startsWith('/'), z.strictObject({ job: z.int().min(1).max(2_147_483_647) })],
  'assistant.problem.page',
)

/** What the chips of a page change: "employmentType=part-time", or the name alone for a filter as a whole. */
const change = z.strictObject({ remove: z.string().max(200) }, 'assistant.problem.change')

/** One turn, as pages send it. */
export const turnSchema = z.strictObject({
  text: z
    .string('assistant.problem.text')
    .max(limits.assistantTextChars, 'assistant.problem.too-long')
    .refine(text => text.trim() !== '', 'assistant.problem.text'),
  conversation: z.uuid('assistant.problem.conversation').optional(),
  page: page.optional(),
  change: change.optional(),
})

export type TurnInput = z.infer<typeof turnSchema>

/** One turn, as programs send it: with the language of the answer. */
export const askSchema = turnSchema
  .omit({ change: true })
  .extend({ lang: z.enum(['de', 'en'], 'assistant.problem.lang').optional() })

export type AskInput = z.infer<typeof askSchema>
