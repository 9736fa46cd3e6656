import type { Context } from '../../../../../domain/caller/context.ts'
import { answerSupport } from '../../../../../domain/support/desk/answer-support.ts'
import { mergeSupport } from '../../../../../domain/support/desk/merge-support.ts'
import {
  assignSupport,
  claimSupport,
  closeSupport,
  holdSupport,
  noteOnSupport,
  releaseMail,
  releaseSupport,
  reopenSupport,
} from '../../../../../domain/support/desk/tend-conversation.ts'
import {
  supportAnswerSchema,
  supportAssignSchema,
  supportMailSchema,
  supportMergeSchema,
  supportMoveSchema,
  supportNoteSchema,
} from '../../../../../domain/support/support.schema.ts'
import { href } from '../../../../addresses.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'

/** To the list after what ends the work on a conversation, otherwise back to it. */
const toList = (ctx: Context, note: string) => redirectWithToast(href('admin-support', ctx.locale), note)
const stay = (ctx: Context, id: number, note: string) =>
  redirectWithToast(href('admin-support-request', ctx.locale, { id }), note)

export const deskForms = formAction({
  answer: form({ schema: supportAnswerSchema }, async (ctx, { files, ...input }) => {
    await answerSupport(ctx, { ...input, fileIds: files })
    return toList(ctx, 'support.admin.answer.done')
  }),
  note: form({ schema: supportNoteSchema }, async (ctx, input) => {
    await noteOnSupport(ctx, input)
    return stay(ctx, input.requestId, 'support.admin.note.done')
  }),
  claim: form({ schema: supportMoveSchema }, async (ctx, input) => {
    await claimSupport(ctx, input)
    return stay(ctx, input.requestId, 'support.admin.claimed')
  }),
  assign: form({ schema: supportAssignSchema }, async (ctx, { to = null, ...input }) => {
    await assignSupport(ctx, { ...input, to })
    return stay(ctx, input.requestId, 'support.admin.assigned')
  }),
  merge: form({ schema: supportMergeSchema }, async (ctx, input) => {
    const { requestId } = await mergeSupport(ctx, input)
    return stay(ctx, requestId, 'support.admin.merge.done')
  }),
  close: form({ schema: supportMoveSchema }, async (ctx, input) => {
    await closeSupport(ctx, input)
    return toList(ctx, 'support.admin.closed')
  }),
  reopen: form({ schema: supportMoveSchema }, async (ctx, input) => {
    await reopenSupport(ctx, input)
    return stay(ctx, input.requestId, 'support.admin.reopened')
  }),
  hold: form({ schema: supportMoveSchema }, async (ctx, input) => {
    await holdSupport(ctx, input)
    return toList(ctx, 'support.admin.held')
  }),
  release: form({ schema: supportMoveSchema }, async (ctx, input) => {
    await releaseSupport(ctx, input)
    return stay(ctx, input.requestId, 'support.admin.released')
  }),
  'release-mail': form({ schema: supportMailSchema }, async (ctx, input) => {
    await releaseMail(ctx, input)
    return stay(ctx, input.requestId, 'support.admin.released')
  }),
})
