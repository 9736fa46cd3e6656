import type { Context } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { canActForEmployer } from '../caller/membership.policy.ts'
import { requirePerson } from '../caller/person.policy.ts'
import { releaseFiles } from '../files/steps/release-files.ts'
import { takeBackFile } from '../files/steps/take-back-file.ts'
import { canChangeProfile } from './employer.policy.ts'
import { deletePictureUndo, findPictureUndos, type PictureUndoRow } from './picture-undo.queries.ts'
import { changeMedia } from './profile/change-employer-media.ts'
import {
  insertMedia,
  loadGallery,
  lockPictures,
  updateMedia,
  updatePicture,
} from './profile/employer-media.queries.ts'
import { galleryRoom } from './steps/gallery-room.ts'

export type PictureUndo = Pick<PictureUndoRow, 'id' | 'kind' | 'until'>

/** The newest restorable picture of each kind, for people who may change them. */
export async function readPictureUndos(ctx: Context, employerId: number): Promise<PictureUndo[]> {
  const person = requirePerson(ctx.actor)
  if (!canActForEmployer(person, employerId)) throw new NotFound()
  if (!canChangeProfile(person, employerId)) return []
  const all = await findPictureUndos(ctx.db, employerId, ctx.now())
  const newest = all.filter((undo, index) => all.findIndex(({ kind }) => kind === undo.kind) === index)
  return newest.map(({ id, kind, until }) => ({ id, kind, until }))
}

/**
 * Restores a picture that was replaced or removed; the current one is discarded.
 * @throws {Conflict} `employer-area.media.undo-late` when its time is over, `employer-area.media.undo-full`; {NotFound}, {NotAllowed}
 */
export async function undoPictureChange(
  ctx: Context,
  input: { employerId: number; undoId: string },
): Promise<void> {
  const { employerId } = input
  await changeMedia(ctx, input, async inside => {
    const now = await lockPictures(inside.db, employerId)
    const undo = (await findPictureUndos(inside.db, employerId, inside.now())).find(
      ({ id }) => id === input.undoId,
    )
    if (!now || !undo || !(await takeBackFile(inside, undo.fileId)))
      throw new Conflict('employer-area.media.undo-late')
    await deletePictureUndo(inside.db, undo.id)
    if (undo.kind === 'gallery') return putBack(inside, employerId, undo)
    await updatePicture(inside.db, employerId, undo.kind, undo.fileId, inside.now())
    const given = undo.kind === 'logo' ? now.logoFileId : now.coverFileId
    if (given) await releaseFiles(inside, [given])
  })
}

/** At its old position in the gallery, or at the end when that is shorter now. */
async function putBack(ctx: Context, employerId: number, undo: PictureUndoRow): Promise<void> {
  const before = await loadGallery(ctx.db, employerId)
  if (before.length >= (await galleryRoom(ctx, employerId)))
    throw new Conflict('employer-area.media.undo-full')
  await insertMedia(ctx.db, employerId, [undo.fileId], { firstPosition: before.length, now: ctx.now() })
  const after = await loadGallery(ctx.db, employerId)
  const own = after.filter(({ fileId }) => fileId === undo.fileId)
  const others = after.filter(({ fileId }) => fileId !== undo.fileId)
  const ordered = [...others.slice(0, undo.position), ...own, ...others.slice(undo.position)]
  for (const [position, { id, caption, fileId }] of ordered.entries())
    await updateMedia(ctx.db, { id, position, caption: fileId === undo.fileId ? undo.caption : caption })
}
