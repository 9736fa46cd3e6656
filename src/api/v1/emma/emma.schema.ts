import { z } from '@hono/zod-openapi'
import { answerPart } from '../../../domain/assistant/answer-part.schema.ts'
import { askSchema } from '../../../domain/assistant/assistant.schema.ts'

const { text, conversation, page, lang } = askSchema.shape

/** One turn, for the reference. By `meta`: the domain's schemas may be older than what the library adds to new ones. */
export const emmaBody = z
  .strictObject({
    text: text.meta({ description: '1 to 500 characters', example: 'Pflege in Köln in Teilzeit' }),
    conversation: conversation.meta({ description: 'Absent, a new conversation begins' }),
    lang: lang.meta({ description: 'Language of the answer; absent, that of the question' }),
    page: page.meta({
      description: 'What the person looks at: an address of this site, or an ad',
      example: { job: 123 },
    }),
  })
  .openapi('Question')

export const emmaAnswer = z
  .object({
    conversation: z.uuid(),
    turn: z.int().min(1),
    answeredBy: z.enum(['engine', 'model']),
    parts: z.array(answerPart),
  })
  .openapi('Answer')
