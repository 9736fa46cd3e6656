import type { Context } from '../../caller/context.ts'
import { loadGallery, loadPictures, type MediaRow, type Pictures } from './employer-media.queries.ts'

export type GalleryPicture = MediaRow
export type EmployerMedia = Pictures & { gallery: GalleryPicture[] }

/** Public. */
export async function readEmployerMedia(ctx: Context, employerId: number): Promise<EmployerMedia> {
  const [pictures, gallery] = await Promise.all([
    loadPictures(ctx.db, employerId),
    loadGallery(ctx.db, employerId),
  ])
  return { logoFileId: null, coverFileId: null, ...pictures, gallery }
}
