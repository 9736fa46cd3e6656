import { looksLike } from './file-kind.ts'
import { cleanImage, ImageProblem, shrinkImage } from './image.ts'
import { notesOfPdf } from './pdf-notes.ts'
import { countPages, drawPage, PdfProblem } from './pdf-pages.ts'
import { readCvDocument, readExchangeDocument } from './read-cv-document.ts'
import type { FileFindings, ReadingAnswer, ReadingProgress, ReadingTask, RefusalReason } from './task.ts'
import { readTextDocument } from './text-document.ts'
import { ZipProblem } from './zip.ts'

type Examination = Extract<ReadingTask, { kind: 'examine' }>

/** Runs a task in the current process. Anything a malformed file may cause is an answer; whatever is thrown is a defect of ours. */
export async function carryOut(
  task: ReadingTask,
  onProgress: (progress: ReadingProgress) => void = () => {},
): Promise<ReadingAnswer> {
  try {
    switch (task.kind) {
      case 'examine':
        return await examine(task)
      case 'render':
        return { kind: 'drawn', bytes: await drawPage(task.bytes, task.page, task.widthPx) }
      case 'shrink':
        return { kind: 'drawn', bytes: await shrinkImage(task.bytes, task.widthPx) }
      case 'read-cv':
        return { kind: 'cv-read', read: await readCvDocument(task, onProgress) }
      case 'read-exchange':
        return { kind: 'exchange-read', exchange: await readExchangeDocument(task.bytes) }
    }
  } catch (error) {
    return { kind: 'refused', reason: reasonOf(error) }
  }
}

async function examine({ bytes, accepts, limits }: Examination): Promise<ReadingAnswer> {
  const kind = await looksLike(bytes)
  if (!kind || !accepts.includes(kind)) return { kind: 'refused', reason: 'wrong-kind' }
  const nothing = { bytes: null, pages: null, widthPx: null, heightPx: null, notes: [] }
  return { kind: 'examined', facts: { ...nothing, ...(await lookInto(kind, bytes, limits)), kind } }
}

async function lookInto(
  kind: FileFindings['kind'],
  bytes: Uint8Array,
  limits: Examination['limits'],
): Promise<Partial<FileFindings>> {
  switch (kind) {
    case 'jpg':
    case 'png':
      return cleanImage(bytes, kind, limits)
    case 'pdf':
      return { pages: await countPages(bytes), notes: notesOfPdf(bytes) }
    case 'docx':
    case 'odt':
      return readTextDocument(bytes, kind, {
        entries: limits.zipEntries,
        inflatedBytes: limits.zipInflatedBytes,
      })
  }
}

function reasonOf(error: unknown): RefusalReason {
  if (error instanceof ImageProblem)
    return error.reason === 'too-many-pixels' ? 'image-too-large' : 'image-broken'
  if (error instanceof PdfProblem) return error.reason === 'locked' ? 'pdf-locked' : 'pdf-broken'
  if (error instanceof ZipProblem) return error.reason === 'macros' ? 'with-macros' : 'document-broken'
  throw error
}
