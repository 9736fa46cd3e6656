import { type ActionFunctionArgs, redirect } from 'react-router'
import { z } from 'zod'
import { limits } from '../../../../config/limits.ts'
import { addDocuments, removeDocument } from '../../../../domain/applications/change-documents.ts'
import { deleteOwnApplication } from '../../../../domain/applications/delete-applications.ts'
import { answerInvitation } from '../../../../domain/applications/exchange/answer-invitation.ts'
import { sendMessage } from '../../../../domain/applications/exchange/send-message.ts'
import type { OwnKey } from '../../../../domain/applications/load-application.ts'
import { withdrawApplication } from '../../../../domain/applications/move-application.ts'
import { Invalid } from '../../../../domain/caller/errors.ts'
import { href, pagePath } from '../../../addresses.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { toastCookie } from '../../../server/http/cookies.ts'
import { fileHolder } from '../upload/file-holder.server.ts'
import { withUploads } from '../upload/with-uploads.server.ts'

const files = z.array(z.uuid()).max(limits.applicationFiles, 'application.too-many-files').default([])
const note = z.string().trim().max(1_000, 'own-application.note-too-long').default('')
const text = z
  .string({ error: 'own-application.message-missing' })
  .trim()
  .min(1, 'own-application.message-missing')
  .max(limits.applicationTextChars, 'application.text-too-long')

/** What an applicant can do with the own application: the same with an account and by a guest's link. */
export function ownApplicationAction(keyOf: (args: ActionFunctionArgs) => OwnKey) {
  const answerForms = formAction({
    withdraw: form({ schema: z.object({ note }) }, async (ctx, input, args) => {
      await withdrawApplication(ctx, { ...keyOf(args), note: input.note || null })
      return back(args, 'withdrawn')
    }),
    delete: form({ schema: z.object({}) }, async (ctx, _input, args) => {
      await deleteOwnApplication(ctx, keyOf(args))
      const headers = { 'set-cookie': toastCookie('own-application.done.deleted') }
      return redirect(href('guestToken' in keyOf(args) ? 'home' : 'dashboard', ctx.locale), { headers })
    }),
    documents: form({ schema: z.object({ files }) }, async (ctx, input, args) => {
      if (input.files.length === 0) throw new Invalid({ files: [{ key: 'file.missing' }] })
      await addDocuments(ctx, { ...keyOf(args), fileIds: input.files, holder: fileHolder(args) })
      return back(args, 'added')
    }),
    'remove-document': form({ schema: z.object({ fileId: z.uuid() }) }, async (ctx, { fileId }, args) => {
      await removeDocument(ctx, { ...keyOf(args), fileId })
      return back(args, 'removed')
    }),
    message: form({ schema: z.object({ text, files }) }, async (ctx, input, args) => {
      const message = { text: input.text, fileIds: input.files, holder: fileHolder(args) }
      await sendMessage(ctx, { ...keyOf(args), ...message })
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
  const { pathname } = new URL(request.url)
  const headers = { 'set-cookie': toastCookie(`own-application.done.${what}`) }
  return redirect(pagePath(pathname), { headers })
}
