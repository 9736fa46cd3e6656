import type { ActionFunctionArgs } from 'react-router'
import type { Context } from '../../../../domain/caller/context.ts'
import { isDomainError } from '../../../../domain/caller/errors.ts'
import {
  addToGallery,
  arrangeGallery,
  setEmployerPicture,
} from '../../../../domain/employers/profile/change-employer-media.ts'
import {
  galleryFilesSchema,
  gallerySchema,
  pictureSchema,
  pictureUndoSchema,
} from '../../../../domain/employers/profile/employer-media.schema.ts'
import { readEmployerMedia } from '../../../../domain/employers/profile/read-employer-media.ts'
import { readPictureUndos, undoPictureChange } from '../../../../domain/employers/undo-picture-change.ts'
import { listHeldFiles } from '../../../../domain/files/list-held-files.ts'
import { formatMoment } from '../../../../i18n/format.ts'
import { form } from '../../../server/form.server.ts'
import type { ToastNote } from '../../../server/http/cookies.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../server/this-page.server.ts'
import { currentEmployer } from '../../shared/current-employer.server.ts'
import { withUploads } from '../../shared/upload/with-uploads.server.ts'
import { pagePlusView } from './page-plus.server.ts'

export type MediaFormData = Awaited<ReturnType<typeof mediaFormData>>

/** The pictures of an employer, and what the person has uploaded for it but not used yet. */
export async function mediaFormData(ctx: Context, employerId: number, { withPlus = false } = {}) {
  const held = await Promise.all(
    (['logo', 'cover', 'gallery'] as const).map(purpose => listHeldFiles(ctx, { purpose })),
  )
  const undos = (await readPictureUndos(ctx, employerId)).map(({ id, kind, until }) => {
    return { id, kind, until: formatMoment(until, ctx.locale) }
  })
  const plus = withPlus ? await pagePlusView(ctx, employerId) : null
  return { ...(await readEmployerMedia(ctx, employerId)), undos, held: held.flat(), plus }
}

/** The forms of `MediaForms`, for the action of a page that shows them. */
export const mediaForms = {
  logo: pictureForm('logo'),
  cover: pictureForm('cover'),
  'gallery-add': form({ schema: galleryFilesSchema }, async (ctx, { files }, args) => {
    await addToGallery(ctx, { ...(await mediaOf(ctx, args)), fileIds: files })
    return back(args)
  }),
  gallery: form({ schema: gallerySchema }, async (ctx, change, args) => {
    await arrangeGallery(ctx, { ...(await mediaOf(ctx, args)), change })
    return back(args)
  }),
  'undo-picture': form({ schema: pictureUndoSchema }, async (ctx, { undoId }, args) => {
    const input = { ...(await mediaOf(ctx, args)), undoId }
    // When the undo period is over, the form is no longer on the page: the error is shown as a toast.
    const note = await undoPictureChange(ctx, input).then(() => 'employer-area.media.undone', asBadNote)
    return back(args, note)
  }),
}

function pictureForm(kind: 'logo' | 'cover') {
  return form({ schema: pictureSchema }, async (ctx, { files }, args) => {
    const fileId = files[0] ?? null
    await setEmployerPicture(ctx, { ...(await mediaOf(ctx, args)), kind, fileId })
    return back(args)
  })
}

/** Wraps the page's action, which finds uploaded files as ids. `?upload=` names the kind of picture; without it there are no files. */
export function withPictures<Answer, Forms>(
  action: ((args: ActionFunctionArgs) => Promise<Answer>) & { forms: Forms },
) {
  const actions = {
    logo: withUploads({ field: 'files', purpose: 'logo', maxFiles: 1 }, action),
    cover: withUploads({ field: 'files', purpose: 'cover', maxFiles: 1 }, action),
    gallery: withUploads({ field: 'files', purpose: 'gallery' }, action),
  }
  const chosenByPurpose = (args: ActionFunctionArgs) => {
    const purpose = new URL(args.request.url).searchParams.get('upload')
    const chosen =
      purpose === 'logo' || purpose === 'cover' || purpose === 'gallery' ? actions[purpose] : action
    return chosen(args)
  }
  return Object.assign(chosenByPurpose, { forms: action.forms })
}

async function mediaOf(ctx: Context, args: ActionFunctionArgs) {
  const { employerId } = await currentEmployer(ctx, args.request)
  return { employerId }
}

function asBadNote(error: unknown): ToastNote {
  if (!isDomainError(error) || error.kind !== 'conflict') throw error
  return { title: error.key, tone: 'bad' }
}

function back(
  { request }: ActionFunctionArgs,
  note: ToastNote | string = 'employer-area.media.saved',
): Response {
  return redirectWithToast(thisPageAgain(request, { without: ['upload'] }), note)
}
