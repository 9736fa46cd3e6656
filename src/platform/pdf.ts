import { Worker } from 'node:worker_threads'
import type { PdfAnswer, PdfTask } from './pdf-worker.ts'

/** Why a PDF can not be read. */
export class PdfProblem extends Error {
  readonly reason: 'broken' | 'locked'
  constructor(reason: PdfProblem['reason']) {
    super(`the PDF is ${reason}`)
    this.reason = reason
  }
}

const timeLimitMs = 20_000
const memoryMb = 400
const atOnce = 2

let running = 0
const waiting: (() => void)[] = []

/** How many pages a PDF has. @throws {PdfProblem} when it asks for a password or can not be read */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: number }> {
  const answer = await ask({ kind: 'count', bytes })
  if (answer.kind !== 'counted') throw new PdfProblem('broken')
  return { pages: answer.pages }
}

/** A page, from 1, as a PNG of this width. @throws {PdfProblem} */
export async function renderPdfPage(bytes: Uint8Array, page: number, widthPx: number): Promise<Uint8Array> {
  const answer = await ask({ kind: 'render', bytes, page, widthPx })
  if (answer.kind !== 'rendered') throw new PdfProblem('broken')
  return answer.png
}

/**
 * Foreign PDFs are read in a thread of their own with bounded memory and time: one that never ends, or wants all memory there
 * is, ends that thread and nothing else. Two at once, so that pages are still answered on a small machine.
 */
async function ask(task: PdfTask): Promise<PdfAnswer> {
  while (running >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
  running++
  try {
    const answer = await inThread(task)
    if (answer.kind === 'failed') throw new PdfProblem(answer.reason)
    return answer
  } finally {
    running--
    waiting.shift()?.()
  }
}

function inThread(task: PdfTask): Promise<PdfAnswer> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  })
  return new Promise<PdfAnswer>(resolve => {
    const failed = () => resolve({ kind: 'failed', reason: 'broken' })
    const timer = setTimeout(failed, timeLimitMs)
    worker.once('message', (answer: PdfAnswer) => resolve(answer))
    worker.once('error', failed)
    worker.once('exit', failed)
    worker.once('exit', () => clearTimeout(timer))
  }).finally(() => worker.terminate())
}
