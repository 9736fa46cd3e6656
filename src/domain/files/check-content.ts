import { limits } from '../../config/limits.ts'
import { looksLike } from '../../platform/file-kind.ts'
import { cleanImage, ImageProblem } from '../../platform/image.ts'
import { PdfProblem, readPdf } from '../../platform/pdf.ts'
import { readTextDocument } from '../../platform/text-document.ts'
import { ZipProblem } from '../../platform/zip.ts'
import { Invalid } from '../errors.ts'
import { type FileKind, type FilePurpose, kindsFor, mediaTypes, publicPurposes } from './file.values.ts'

export type CheckedContent = {
  bytes: Uint8Array
  kind: FileKind
  mediaType: string
  pages: number | null
  widthPx: number | null
  heightPx: number | null
}

/**
 * Looks into an upload and says what it is. Pictures come back re-encoded, turned upright, at most 2560 px and without
 * metadata; documents come back as they are, within the limits of pages, entries and size.
 * @throws {Invalid} on `file` with what is wrong in words for the person
 */
export async function checkContent(bytes: Uint8Array, purpose: FilePurpose): Promise<CheckedContent> {
  if (bytes.byteLength === 0) throw problem('file.empty')
  const kind = await looksLike(bytes)
  if (!kind || !kindsFor(purpose).includes(kind)) {
    throw problem(publicPurposes.includes(purpose) ? 'file.no-picture' : 'file.wrong-kind')
  }
  try {
    return { kind, mediaType: mediaTypes[kind], ...nothing, bytes, ...(await lookInto(kind, bytes)) }
  } catch (error) {
    throw inWords(error)
  }
}

const nothing = { pages: null, widthPx: null, heightPx: null }

async function lookInto(kind: FileKind, bytes: Uint8Array): Promise<Partial<CheckedContent>> {
  switch (kind) {
    case 'jpg':
    case 'png':
      return cleanImage(bytes, kind, { edgePx: limits.imageEdgePx, pixels: limits.imagePixels })
    case 'pdf':
      return withinPages(await readPdf(bytes))
    case 'docx':
    case 'odt':
      return withinPages(
        await readTextDocument(bytes, kind, {
          entries: limits.zipEntries,
          inflatedBytes: limits.zipInflatedBytes,
        }),
      )
  }
}

function withinPages<T extends { pages: number | null }>(facts: T): T {
  if ((facts.pages ?? 0) > limits.filePages) throw problem('file.too-many-pages', { pages: limits.filePages })
  return facts
}

/** Every reason why a file is not taken; what is none of these is a defect of ours. */
function inWords(error: unknown): unknown {
  if (error instanceof ImageProblem) {
    return error.reason === 'too-many-pixels' ? problem('file.image-too-large') : problem('file.image-broken')
  }
  if (error instanceof PdfProblem) {
    return error.reason === 'locked' ? problem('file.pdf-locked') : problem('file.pdf-broken')
  }
  if (error instanceof ZipProblem) {
    return error.reason === 'macros' ? problem('file.with-macros') : problem('file.document-broken')
  }
  return error
}

function problem(key: string, params?: Record<string, string | number>): Invalid {
  return new Invalid({ file: [{ key, ...(params && { params }) }] })
}
