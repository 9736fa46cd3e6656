import { FileRefusal, shrinkImage } from '../../platform/files/foreign-files.ts'
import { ApartProblem } from '../../platform/files/read-apart.ts'
import type { Context } from '../caller/context.ts'
import { NotFound, TooMany, Unavailable } from '../caller/errors.ts'
import type { Visitor } from '../caller/visitor.ts'
import { askerOf } from './asker-of.ts'
import { isPublic } from './file.policy.ts'
import { findFile } from './file.queries.ts'
import { openBytes, readVerified } from './steps/bytes.ts'
import { isFileId } from './steps/file-id.ts'
import { isReaderDown } from './steps/is-reader-down.ts'
import { keepIfRoom } from './steps/require-room.ts'

/** The widths in px in which pictures of employers are shown. */
const widthsPx = [56, 112, 400, 1_200]
const busySeconds = 10

/**
 * A public picture of an employer as WebP in one of the widths; made once and then kept beside the original.
 * @throws {NotFound} for other widths, and for what belongs to no employer (any more) or is not known to be clean; {TooMany} when too
 * many wait for theirs
 */
export async function readMedia(
  ctx: Context,
  input: { fileId: string; widthPx: number; visitor: Visitor; signal?: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const { fileId, widthPx } = input
  const file = isFileId(fileId) && widthsPx.includes(widthPx) ? await findFile(ctx.db, fileId) : null
  if (!file || !isPublic(file) || file.scan === 'waiting' || file.scan === 'infected') throw new NotFound()
  const key = { place: file.place, variant: `webp-${widthPx}` }
  const kept = await openBytes(ctx, key)
  if (kept) return kept
  const asker = { who: askerOf(ctx.actor, input.visitor), signal: input.signal }
  const webp = await shrinkImage(asker, () => readVerified(ctx, file), widthPx).catch((error: unknown) => {
    if (isReaderDown(ctx, error)) throw new Unavailable('file.not-readable-now')
    if (error instanceof ApartProblem && error.reason === 'busy') throw new TooMany(busySeconds, 'file.busy')
    throw error instanceof FileRefusal || error instanceof ApartProblem ? new NotFound() : error
  })
  await keepIfRoom(ctx, key, webp)
  return new Blob([new Uint8Array(webp)]).stream()
}
