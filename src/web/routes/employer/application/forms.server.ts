import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { berlinMoment } from '../../../../basics/berlin.ts'
import { invitationSchema, writtenSchema } from '../../../../domain/applications/application.schema.ts'
import { inviteApplicant } from '../../../../domain/applications/exchange/invite-applicant.ts'
import { noteApplication } from '../../../../domain/applications/exchange/note-application.ts'
import { sendMessage } from '../../../../domain/applications/exchange/send-message.ts'
import { moveApplication } from '../../../../domain/applications/move-application.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { form } from '../../../server/form.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../server/this-page.server.ts'

const version = z.coerce.number().int()

const inviteSchema = invitationSchema.omit({ slots: true }).extend({
  version,
  minutes: z.coerce.number().int().min(10).max(480).catch(45).default(45),
  slots: z
    .array(z.string().optional())
    .default([])
    .transform(texts => texts.flatMap(text => (text ? [berlinMoment(text)] : [])))
    .refine(times => times.length > 0, 'application.slot-missing')
    .refine(times => times.every(time => time !== null), 'employer-applications.invite.no-time')
    .refine(times => times.length <= 5, 'application.too-many-slots'),
})

const messageSchema = writtenSchema.extend({ files: z.array(z.uuid()).max(5).default([]) })
const noteSchema = writtenSchema.extend({
  text: writtenSchema.shape.text.max(5000, 'employer-applications.note.too-long'),
})
const stepSchema = z.object({
  version,
  note: z.string().trim().max(10_000, 'application.text-too-long').default(''),
})

export const applicationForms = {
  message: form({ schema: messageSchema }, async (ctx, { text, files }, args) => {
    await sendMessage(ctx, { applicationId: idOf(args), text, fileIds: files })
    return back(args, 'employer-applications.message.sent', 'messages')
  }),
  note: form({ schema: noteSchema }, async (ctx, { text }, args) => {
    await noteApplication(ctx, { applicationId: idOf(args), text })
    return back(args, 'employer-applications.note.saved', 'notes')
  }),
  invite: form({ schema: inviteSchema }, async (ctx, { slots, minutes, ...invitation }, args) => {
    const proposed = slots.flatMap(startsAt => (startsAt ? [{ startsAt, minutes }] : []))
    await inviteApplicant(ctx, { ...invitation, applicationId: idOf(args), slots: proposed })
    return back(args, 'employer-applications.invite.sent')
  }),
  interview: form({ schema: stepSchema }, (ctx, input, args) =>
    step(ctx, args, { ...input, to: 'interview' }),
  ),
  hire: form({ schema: stepSchema }, (ctx, input, args) => step(ctx, args, { ...input, to: 'hired' })),
}

async function step(
  ctx: Context,
  args: ActionFunctionArgs,
  { to, version, note }: z.infer<typeof stepSchema> & { to: 'interview' | 'hired' },
) {
  await moveApplication(ctx, { applicationId: idOf(args), to, note: note || null, version })
  // No toast: the page itself shows what was done, with a button to undo it.
  return back(args, null)
}

function idOf({ params }: ActionFunctionArgs): string {
  return params.id ?? ''
}

/** Back to the same page; `part` is the id of the section to scroll to. */
function back({ request }: ActionFunctionArgs, note: string | null, part = ''): Response {
  return redirectWithToast(thisPageAgain(request) + (part && `#${part}`), note)
}
