import { limits } from '../../../config/limits.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Invalid, NotAllowed, NotFound } from '../../caller/errors.ts'
import { canActForEmployer } from '../../caller/membership.policy.ts'
import { requirePerson } from '../../caller/person.policy.ts'
import { releaseFiles } from '../../files/steps/release-files.ts'
import { takeFiles } from '../../files/steps/take-files.ts'
import { canChangeProfile } from '../employer.policy.ts'
import { deletePictureUndosOf, insertPictureUndo } from '../picture-undo.queries.ts'
import { galleryRoom } from '../steps/gallery-room.ts'
import {
  deleteMedia,
  insertMedia,
  loadGallery,
  lockPictures,
  updateMedia,
  updatePicture,
} from './employer-media.queries.ts'
import type { GalleryChange } from './employer-media.schema.ts'

type Of = { employerId: number }

/** Sets an uploaded picture as logo or cover; null removes it. The previous one can be restored for an hour. */
export async function setEmployerPicture(
  ctx: Context,
  input: Of & { kind: 'logo' | 'cover'; fileId: string | null },
): Promise<void> {
  const { employerId, kind, fileId } = input
  await changeMedia(ctx, input, async inside => {
    const before = await lockPictures(inside.db, employerId)
    if (!before) throw new NotFound()
    if (fileId) await takeFiles(inside, { fileIds: [fileId], purpose: kind })
    await updatePicture(inside.db, employerId, kind, fileId, inside.now())
    await deletePictureUndosOf(inside.db, employerId, kind)
    const old = kind === 'logo' ? before.logoFileId : before.coverFileId
    if (old) await giveUp(inside, { employerId, kind, fileId: old })
  })
}

/** Adds uploaded pictures at the end of the gallery. @throws {Invalid} on `files` beyond what there is room for */
export async function addToGallery(ctx: Context, input: Of & { fileIds: readonly string[] }): Promise<void> {
  const { employerId, fileIds } = input
  await changeMedia(ctx, input, async inside => {
    await lockPictures(inside.db, employerId)
    const gallery = await loadGallery(inside.db, employerId)
    const room = await galleryRoom(inside, employerId)
    if (gallery.length + fileIds.length > room)
      throw new Invalid({ files: [{ key: 'employer-area.media.gallery-full', params: { count: room } }] })
    await takeFiles(inside, { fileIds, purpose: 'gallery' })
    const options = { firstPosition: gallery.length, now: inside.now() }
    await insertMedia(inside.db, employerId, fileIds, options)
  })
}

/**
 * Saves order and captions of the gallery, optionally removing one picture. Pictures added meanwhile are kept at the end; ids outside the
 * gallery are ignored.
 */
export async function arrangeGallery(ctx: Context, input: Of & { change: GalleryChange }): Promise<void> {
  const { employerId, change } = input
  await changeMedia(ctx, input, async inside => {
    await lockPictures(inside.db, employerId)
    const gallery = await loadGallery(inside.db, employerId)
    const removed = gallery.find(({ id }) => id === change.remove)
    const captions = new Map(change.items.map(({ id, caption }) => [id, caption]))
    const wanted = moved(change)
    const rank = (id: string) => (wanted.includes(id) ? wanted.indexOf(id) : wanted.length)
    const rest = gallery.filter(each => each !== removed).sort((a, b) => rank(a.id) - rank(b.id))
    for (const [position, { id, caption }] of rest.entries())
      await updateMedia(inside.db, { id, position, caption: captions.get(id) ?? caption })
    if (!removed) return
    await deleteMedia(inside.db, removed.id)
    const { fileId } = removed
    const caption = captions.get(removed.id) ?? removed.caption
    await giveUp(inside, { employerId, kind: 'gallery', fileId, caption, position: gallery.indexOf(removed) })
  })
}

/** Hides a picture; it can be restored for a while, then the file cleanup deletes it. */
async function giveUp(
  ctx: Context,
  picture: Omit<Parameters<typeof insertPictureUndo>[1], 'now'>,
): Promise<void> {
  const now = ctx.now()
  await insertPictureUndo(ctx.db, { ...picture, now })
  await releaseFiles(ctx, [picture.fileId], new Date(now.getTime() + limits.pictureUndoMinutes * 60_000))
}

function moved({ items, move }: GalleryChange): string[] {
  const ids = items.map(({ id }) => id)
  const [direction, id = ''] = move?.split(' ') ?? []
  const from = ids.indexOf(id)
  const to = from + (direction === 'up' ? -1 : 1)
  if (from < 0 || to < 0 || to >= ids.length) return ids
  return ids.with(from, ids[to] ?? id).with(to, id)
}

/** Authorises a change to an employer's pictures and audits it. @throws {NotFound}, {NotAllowed} */
export async function changeMedia(
  ctx: Context,
  of: Of,
  work: (inside: Context) => Promise<void>,
): Promise<void> {
  const { employerId } = of
  const person = requirePerson(ctx.actor)
  if (!canActForEmployer(person, employerId)) throw new NotFound()
  if (!canChangeProfile(person, employerId)) throw new NotAllowed()
  await inTransaction(ctx, async inside => {
    await work(inside)
    await noteEvent(inside, 'employer-profile-changed', { details: { employerId } })
  })
}
