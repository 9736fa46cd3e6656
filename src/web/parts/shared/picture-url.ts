import { href } from '../../addresses.ts'

/** The URL of an employer's picture, at most this wide. The site makes no other widths. */
export function pictureUrl(fileId: string, widthPx: 56 | 112 | 400 | 1200): string {
  return href('media', 'de', { id: fileId, size: `${widthPx}.webp` })
}
