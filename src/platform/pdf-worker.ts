import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy, renderPageAsImage } from 'unpdf'

export type PdfTask =
  | { kind: 'count'; bytes: Uint8Array }
  | { kind: 'render'; bytes: Uint8Array; page: number; widthPx: number }

export type PdfAnswer =
  | { kind: 'counted'; pages: number }
  | { kind: 'rendered'; png: Uint8Array }
  | { kind: 'failed'; reason: 'broken' | 'locked' }

// The cast: only pdf.ts starts this thread.
parentPort?.postMessage(await answer(workerData as PdfTask))

async function answer(task: PdfTask): Promise<PdfAnswer> {
  try {
    const document = await getDocumentProxy(task.bytes)
    if (task.kind === 'render') {
      const canvasImport = () => import('@napi-rs/canvas')
      const png = await renderPageAsImage(document, task.page, { canvasImport, width: task.widthPx })
      return { kind: 'rendered', png: new Uint8Array(png) }
    }
    // A list of pages that can not be followed is only found out when one is asked for.
    await document.getPage(1)
    return { kind: 'counted', pages: document.numPages }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { kind: 'failed', reason: isLocked ? 'locked' : 'broken' }
  }
}
