import type { Context } from '../../caller/context.ts'
import { galleryRoom } from '../steps/gallery-room.ts'
import { loadGallery, loadPictures, type MediaRow, type Pictures } from './employer-media.queries.ts'

export type GalleryPicture = MediaRow
/** `room`: how many pictures are shown; those beyond stand at the end of `gallery` for its owners. */
export type EmployerMedia = Pictures & { gallery: GalleryPicture[]; room: number }

/** Public. */
export async function readEmployerMedia(ctx: Context, employerId: number): Promise<EmployerMedia> {
  const [pictures, gallery, room] = await Promise.all([
    loadPictures(ctx.db, employerId),
    loadGallery(ctx.db, employerId),
    galleryRoom(ctx, employerId),
  ])
  return { logoFileId: null, coverFileId: null, ...pictures, gallery, room }
}
