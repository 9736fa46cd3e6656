import { FileRefusal, renderPdfPage } from '../../platform/files/foreign-files.ts'
import { ApartProblem } from '../../platform/files/read-apart.ts'
import type { Context } from '../caller/context.ts'
import { Conflict, NotFound, TooMany, Unavailable } from '../caller/errors.ts'
import type { Visitor } from '../caller/visitor.ts'
import { askerOf } from './asker-of.ts'
import { type FileAsk, loadReadableFile } from './open-file.ts'
import { openBytes, readVerified } from './steps/bytes.ts'
import { isReaderDown } from './steps/is-reader-down.ts'
import { keepIfRoom } from './steps/require-room.ts'

const widthPx = 1_200
const busySeconds = 10

/**
 * A page of a PDF, from 1, as a PNG of 1200 px: so it can be looked at without handing the file to the browser's own reader.
 * Drawn once and then kept beside the file; not drawn at all when `signal` says that nobody waits for it any more.
 * @throws {NotFound} where there is no such page; {Conflict} for a PDF that can not be drawn; {TooMany} when too many wait for theirs;
 * else like `openFile`
 */
export async function readPageImage(
  ctx: Context,
  input: FileAsk & { page: number; visitor: Visitor; signal?: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const file = await loadReadableFile(ctx, input)
  const { place, pages, mediaType } = file
  const { page } = input
  if (mediaType !== 'application/pdf' || !Number.isInteger(page) || page < 1 || page > (pages ?? 0)) {
    throw new NotFound()
  }
  const key = { place, variant: `page-${page}` }
  const kept = await openBytes(ctx, key)
  if (kept) return kept
  const asker = { who: askerOf(ctx.actor, input.visitor), signal: input.signal }
  const png = await renderPdfPage(asker, () => readVerified(ctx, file), { page, widthPx }).catch(
    (error: unknown) => {
      throw inWords(ctx, error)
    },
  )
  await keepIfRoom(ctx, key, png)
  return new Blob([new Uint8Array(png)]).stream()
}

function inWords(ctx: Context, error: unknown): unknown {
  if (isReaderDown(ctx, error)) return new Unavailable('file.not-readable-now')
  if (error instanceof ApartProblem && error.reason === 'busy') return new TooMany(busySeconds, 'file.busy')
  const isUnreadable = error instanceof ApartProblem || error instanceof FileRefusal
  return isUnreadable ? new Conflict('file.page-unreadable') : error
}
