import { isUuid } from '../../basics/uuid.ts'
import { FileRefusal, shrinkImage } from '../../platform/files/foreign-files.ts'
import { ApartProblem } from '../../platform/files/read-apart.ts'
import type { Context } from '../caller/context.ts'
import { NotFound, TooMany, Unavailable } from '../caller/errors.ts'
import { askerOf } from './asker-of.ts'
import { isPublic } from './file.policy.ts'
import { findFile } from './file.queries.ts'
import { openBytes, readVerified } from './steps/bytes.ts'
import { isReaderDown } from './steps/is-reader-down.ts'
import { keepIfRoom } from './steps/require-room.ts'

/** Widths in px in which employers' pictures are served. */
const widthsPx = [56, 112, 400, 1_200]
const busySeconds = 10

/**
 * A public picture of an employer as WebP in one of the supported widths; created on first request and stored beside the original.
 * @throws {NotFound} for other widths, and for pictures that are not attached (any more) or not known to be clean; {TooMany} when the queue
 * is full
 */
export async function readMedia(
  ctx: Context,
  input: { fileId: string; widthPx: number; signal?: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const { fileId, widthPx } = input
  const file = isUuid(fileId) && widthsPx.includes(widthPx) ? await findFile(ctx.db, fileId) : null
  if (!file || !isPublic(file) || file.scan === 'waiting' || file.scan === 'infected') throw new NotFound()
  const key = { place: file.place, variant: `webp-${widthPx}` }
  const kept = await openBytes(ctx, key)
  if (kept) return kept
  const asker = { who: askerOf(ctx), signal: input.signal }
  const webp = await shrinkImage(asker, () => readVerified(ctx, file), widthPx).catch((error: unknown) => {
    if (isReaderDown(ctx, error)) throw new Unavailable('file.not-readable-now')
    if (error instanceof ApartProblem && error.reason === 'busy') throw new TooMany(busySeconds, 'file.busy')
    throw error instanceof FileRefusal || error instanceof ApartProblem ? new NotFound() : error
  })
  await keepIfRoom(ctx, key, webp)
  return new Blob([new Uint8Array(webp)]).stream()
}
