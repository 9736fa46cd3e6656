import { redirect } from 'react-router'
import { z } from 'zod'
import { limits } from '../../../../../config/limits.ts'
import {
  readApplicationDraft,
  saveApplicationDraft,
} from '../../../../../domain/applications/applying/application-drafts.ts'
import {
  deleteConversation,
  deleteTurn,
} from '../../../../../domain/assistant/conversation/delete-conversation.ts'
import { keepConversation } from '../../../../../domain/assistant/conversation/keep-conversation.ts'
import { rateTurn } from '../../../../../domain/assistant/conversation/rate-turn.ts'
import { answerTurn } from '../../../../../domain/assistant/turn/answer-turn.ts'
import { editLastQuestion } from '../../../../../domain/assistant/turn/edit-last-question.ts'
import { NotFound } from '../../../../../domain/caller/errors.ts'
import { rowIdSchema } from '../../../../../domain/caller/row-id.schema.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href } from '../../../../addresses.ts'
import type { AskedPlace } from '../../../../parts/shared/emma/emma-view.server.ts'
import { contextToLeave } from '../../../../server/browser-key.server.ts'
import { emmaForm } from './emma-form.server.ts'

const text = z
  .string('emma-words.no-question')
  .trim()
  .min(1, 'emma-words.no-question')
  .max(limits.assistantTextChars, 'emma-words.too-long')
const turn = rowIdSchema

/** The forms of a conversation, on its page and in the panel. */
export const emmaForms = {
  ask: emmaForm(z.object({ text }), (ctx, input, asked) =>
    answerTurn(ctx, { text: input.text, ...askedFrom(asked) }),
  ),
  'remove-filter': emmaForm(
    z.object({ remove: z.string().max(200), label: z.string().max(200) }),
    (ctx, { remove, label }, asked) => {
      const text = translator(ctx.locale)('emma-words.without', { label })
      return answerTurn(ctx, { text, ...askedFrom(asked), change: { remove } })
    },
  ),
  edit: emmaForm(z.object({ text }), (ctx, input, asked) =>
    editLastQuestion(ctx, { text: input.text, conversation: conversationOf(asked) }),
  ),
  'delete-turn': emmaForm(z.object({ turn }), async (ctx, input, asked) => {
    const conversation = conversationOf(asked)
    await deleteTurn(ctx, { conversation, turn: input.turn })
    return { conversation }
  }),
  rate: emmaForm(
    z.object({
      turn,
      rating: z.enum(['helpful', 'not-helpful']),
      reason: z.string().trim().max(500).optional(),
      withWords: z.literal('yes').optional(),
    }),
    async (ctx, input, asked) => {
      const conversation = conversationOf(asked)
      const { reason, withWords, ...rated } = input
      const said = reason ? { reason, withWords: withWords === 'yes' } : {}
      await rateTurn(ctx, { conversation, ...rated, ...said })
      return { conversation, turn: input.turn }
    },
  ),
  keep: emmaForm(z.object({ isKept: z.enum(['yes', 'no']) }), async (ctx, { isKept }, asked) => {
    const conversation = conversationOf(asked)
    await keepConversation(ctx, { conversation, isKept: isKept === 'yes' })
    return { conversation }
  }),
  delete: emmaForm(z.object({}), async (ctx, _input, asked) => {
    await deleteConversation(ctx, { conversation: conversationOf(asked) })
    return { conversation: null }
  }),
  'use-message': emmaForm(
    z.object({ jobId: rowIdSchema, message: z.string().max(limits.applicationTextChars) }),
    async (_ctx, { jobId, message }, _asked, args) => {
      const ctx = contextToLeave(args, 'uploads')
      const draft = await readApplicationDraft(ctx, { jobId })
      await saveApplicationDraft(ctx, { jobId, fields: { ...draft?.fields, message } })
      return redirect(href('apply', ctx.locale, { key: jobId }))
    },
  ),
}

function askedFrom({ conversation, from }: AskedPlace) {
  return { ...(conversation && { conversation }), ...(from && { page: from }) }
}

/** @throws {NotFound} where the address names none */
function conversationOf({ conversation }: AskedPlace): string {
  if (conversation === null) throw new NotFound()
  return conversation
}
