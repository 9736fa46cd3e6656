import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { limits } from '../../../../config/limits.ts'
import { addDocuments, removeDocument } from '../../../../domain/applications/change-documents.ts'
import { deleteOwnApplication } from '../../../../domain/applications/delete-applications.ts'
import { answerInvitation } from '../../../../domain/applications/exchange/answer-invitation.ts'
import { sendMessage } from '../../../../domain/applications/exchange/send-message.ts'
import type { OwnKey } from '../../../../domain/applications/load-application.ts'
import { withdrawApplication } from '../../../../domain/applications/move-application.ts'
import { Invalid } from '../../../../domain/caller/errors.ts'
import { href } from '../../../addresses.ts'
import { contextToLeave } from '../../../server/browser-key.server.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../server/this-page.server.ts'
import { withUploads } from '../upload/with-uploads.server.ts'

const files = z.array(z.uuid()).max(limits.applicationFiles, 'application.too-many-files').default([])
const note = z.string().trim().max(1_000, 'own-application.note-too-long').default('')
const text = z
  .string({ error: 'own-application.message-missing' })
  .trim()
  .min(1, 'own-application.message-missing')
  .max(limits.applicationTextChars, 'application.text-too-long')

/** The forms of an applicant's own application, the same for an account and for a guest's link; `keyOf` says which of the two asks. */
export function ownApplicationAction(keyOf: (args: ActionFunctionArgs) => OwnKey) {
  const answerForms = formAction({
    withdraw: form({ schema: z.object({ note }) }, async (ctx, input, args) => {
      await withdrawApplication(ctx, { ...keyOf(args), note: input.note || null })
      return back(args, 'withdrawn')
    }),
    delete: form({ schema: z.object({}) }, async (ctx, _input, args) => {
      await deleteOwnApplication(ctx, keyOf(args))
      return redirectWithToast(
        href(keyOf(args).id === null ? 'home' : 'dashboard', ctx.locale),
        'own-application.done.deleted',
      )
    }),
    documents: form({ schema: z.object({ files }) }, async (_ctx, input, args) => {
      if (input.files.length === 0) throw new Invalid({ files: [{ key: 'file.missing' }] })
      await addDocuments(contextToLeave(args, 'uploads'), { ...keyOf(args), fileIds: input.files })
      return back(args, 'added')
    }),
    'remove-document': form({ schema: z.object({ fileId: z.uuid() }) }, async (ctx, { fileId }, args) => {
      await removeDocument(ctx, { ...keyOf(args), fileId })
      return back(args, 'removed')
    }),
    message: form({ schema: z.object({ text, files }) }, async (ctx, input, args) => {
      const message = { text: input.text, fileIds: input.files }
      // A browser without cookies has uploaded under the key that its page proposed.
      const asker = input.files.length > 0 ? contextToLeave(args, 'uploads') : ctx
      await sendMessage(asker, { ...keyOf(args), ...message })
      return back(args, 'sent')
    }),
    choose: form({ schema: slotSchema }, async (ctx, { slotId }, args) => {
      await answerInvitation(ctx, { ...keyOf(args), slotId })
      return back(args, 'chosen')
    }),
    decline: form({ schema: z.object({ note }) }, async (ctx, input, args) => {
      await answerInvitation(ctx, { ...keyOf(args), decline: true, note: input.note || null })
      return back(args, 'declined')
    }),
  })
  const withDocuments = withUploads({ field: 'files', purpose: 'application' }, answerForms)
  const withAttachments = withUploads({ field: 'files', purpose: 'message' }, answerForms)
  const byPurpose = (args: ActionFunctionArgs) => {
    const isMessage = new URL(args.request.url).searchParams.get('for') === 'message'
    return (isMessage ? withAttachments : withDocuments)(args)
  }
  return Object.assign(byPurpose, { forms: answerForms.forms })
}

const slotSchema = z.object({
  slotId: z.coerce.number({ error: 'own-application.slot-missing' }).int().positive(),
})

function back({ request }: ActionFunctionArgs, what: string): Response {
  return redirectWithToast(thisPageAgain(request, { only: [] }), `own-application.done.${what}`)
}
