import { PdfProblem, renderPdfPage } from '../../platform/pdf.ts'
import type { Context } from '../context.ts'
import { Conflict, NotFound } from '../errors.ts'
import { type FileAsk, loadReadableFile } from './open-file.ts'

const widthPx = 1_200

/**
 * A page of a PDF, from 1, as a PNG of 1200 px: so it can be looked at without handing the file to the browser's own reader.
 * Drawn once and then kept beside the file.
 * @throws {NotFound} where there is no such page; {Conflict} for a PDF that can not be drawn; else like `openFile`
 */
export async function readPageImage(
  ctx: Context,
  input: FileAsk & { page: number },
): Promise<ReadableStream<Uint8Array>> {
  const { sha256, pages, mediaType } = await loadReadableFile(ctx, input)
  const { page } = input
  if (mediaType !== 'application/pdf' || !Number.isInteger(page) || page < 1 || page > (pages ?? 0)) {
    throw new NotFound()
  }
  const key = { sha256, variant: `page-${page}` }
  const kept = await ctx.files.open(key)
  if (kept) return kept
  const original = await ctx.files.open({ sha256 })
  if (!original) throw new NotFound()
  const bytes = new Uint8Array(await new Response(original).arrayBuffer())
  const png = await renderPdfPage(bytes, page, widthPx).catch((error: unknown) => {
    throw error instanceof PdfProblem ? new Conflict('file.page-unreadable') : error
  })
  await ctx.files.put(key, png)
  return new Blob([new Uint8Array(png)]).stream()
}
