import { ImageProblem, webpOf } from '../../platform/image.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { isPublic } from './file.policy.ts'
import { findFile } from './file.queries.ts'
import { isFileId } from './file-id.ts'

/** The widths in px in which pictures of employers are shown. */
const widthsPx = [56, 112, 400, 1_200]

/**
 * A public picture of an employer as WebP in one of the widths; made once and then kept beside the original.
 * @throws {NotFound} for other widths, and for what belongs to no employer (any more) or is not known to be clean
 */
export async function readMedia(
  ctx: Context,
  input: { fileId: string; widthPx: number },
): Promise<ReadableStream<Uint8Array>> {
  const { fileId, widthPx } = input
  const file = isFileId(fileId) && widthsPx.includes(widthPx) ? await findFile(ctx.db, fileId) : null
  if (!file || !isPublic(file) || file.scan === 'waiting' || file.scan === 'infected') throw new NotFound()
  const key = { sha256: file.sha256, variant: `webp-${widthPx}` }
  const kept = await ctx.files.open(key)
  if (kept) return kept
  const original = await ctx.files.open({ sha256: file.sha256 })
  if (!original) throw new NotFound()
  const bytes = new Uint8Array(await new Response(original).arrayBuffer())
  const webp = await webpOf(bytes, widthPx).catch((error: unknown) => {
    throw error instanceof ImageProblem ? new NotFound() : error
  })
  await ctx.files.put(key, webp)
  return new Blob([new Uint8Array(webp)]).stream()
}
