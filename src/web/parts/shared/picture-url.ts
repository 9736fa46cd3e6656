import { href } from '../../addresses.ts'

/** Where a picture of an employer is fetched from, at most this wide; the sizes are those that the site makes. */
export function pictureUrl(fileId: string, widthPx: 56 | 112 | 400 | 1200): string {
  return href('media', 'de', { id: fileId, size: `${widthPx}.webp` })
}
