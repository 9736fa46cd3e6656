import { FileRefusal, renderPdfPage } from '../../platform/files/foreign-files.ts'
import { ApartProblem } from '../../platform/files/read-apart.ts'
import type { Context } from '../caller/context.ts'
import { Conflict, NotFound, TooMany, Unavailable } from '../caller/errors.ts'
import { askerOf } from './asker-of.ts'
import { type FileAsk, loadReadableFile } from './open-file.ts'
import { openBytes, readVerified } from './steps/bytes.ts'
import { isReaderDown } from './steps/is-reader-down.ts'
import { keepIfRoom } from './steps/require-room.ts'

const widthPx = 1_200
const busySeconds = 10

/**
 * A page of a PDF, from 1, as a PNG 1200 px wide, so that it can be viewed without handing the file to the browser's PDF viewer. Rendered
 * once and stored beside the file; `signal` cancels rendering.
 * @throws {NotFound} for a page that does not exist; {Conflict} for a PDF that cannot be rendered; {TooMany} when the queue is full; else
 * like `openFile`
 */
export async function readPageImage(
  ctx: Context,
  input: FileAsk & { page: number; signal?: AbortSignal },
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
  const asker = { who: askerOf(ctx), signal: input.signal }
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
