import { z } from 'zod'
import type { Context } from '../../../../../domain/caller/context.ts'
import { addSeekerProfile } from '../../../../../domain/job-seekers/add-seeker-profile.ts'
import {
  educationSchema,
  factsSchema,
  licenceSchema,
  positionSchema,
  wishesSchema,
} from '../../../../../domain/job-seekers/profile/profile.schema.ts'
import {
  removeEntry,
  saveEducation,
  savePosition,
} from '../../../../../domain/job-seekers/profile/save-entry.ts'
import { removeLicence, saveLicence } from '../../../../../domain/job-seekers/profile/save-licence.ts'
import { saveFacts, saveWishes } from '../../../../../domain/job-seekers/profile/save-wishes.ts'
import { href } from '../../../../addresses.ts'
import { withUploads } from '../../../../parts/shared/upload/with-uploads.server.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'

const entryId = z.object({ id: z.uuid().nullish() })
const removal = z.object({ id: z.uuid() })
const proof = z.object({ files: z.array(z.uuid()).max(1).default([]) })

const answerForms = formAction({
  position: form({ schema: positionSchema.and(entryId) }, async (ctx, { id = null, ...fields }) => {
    await savePosition(ctx, { id, ...fields })
    return backTo(ctx, 'positions')
  }),
  education: form({ schema: educationSchema.and(entryId) }, async (ctx, { id = null, ...fields }) => {
    await saveEducation(ctx, { id, ...fields })
    return backTo(ctx, 'educations')
  }),
  licence: form({ schema: licenceSchema.and(entryId).and(proof) }, async (ctx, input) => {
    const { id = null, files, ...fields } = input
    await saveLicence(ctx, { id, ...fields, proofFileId: files[0] ?? null })
    return backTo(ctx, 'licences')
  }),
  wishes: form({ schema: wishesSchema }, async (ctx, wishes) => {
    await saveWishes(ctx, wishes)
    return backTo(ctx, 'wishes')
  }),
  facts: form({ schema: factsSchema }, async (ctx, facts) => {
    await saveFacts(ctx, facts)
    return backTo(ctx, 'facts')
  }),
  'remove-position': form({ schema: removal }, async (ctx, { id }) => {
    await removeEntry(ctx, { kind: 'position', id })
    return backTo(ctx, 'positions', 'profile.removed')
  }),
  'remove-education': form({ schema: removal }, async (ctx, { id }) => {
    await removeEntry(ctx, { kind: 'education', id })
    return backTo(ctx, 'educations', 'profile.removed')
  }),
  'remove-licence': form({ schema: removal }, async (ctx, { id }) => {
    await removeLicence(ctx, { id })
    return backTo(ctx, 'licences', 'profile.removed')
  }),
  'add-seeker': form({ schema: z.object({}) }, async ctx => {
    await addSeekerProfile(ctx)
    return redirectWithToast(href('seeker-profile', ctx.locale), 'seeker-area.added')
  }),
})

export const answerProfileForms = withUploads({ field: 'files', purpose: 'proof', maxFiles: 1 }, answerForms)

function backTo(ctx: Context, section: string, note = 'profile.saved'): Response {
  return redirectWithToast(`${href('seeker-profile', ctx.locale)}#${section}`, note)
}
