import { limits } from '../../../config/limits.ts'
import { mostCvPages } from '../../../cv-format/cv-problem.values.ts'
import { examineFile, FileRefusal } from '../../../platform/files/foreign-files.ts'
import { ApartProblem } from '../../../platform/files/read-apart.ts'
import type { Asker } from '../../../platform/process/turns.ts'
import type { Context } from '../../caller/context.ts'
import { Invalid } from '../../caller/errors.ts'
import {
  type FileKind,
  type FileNote,
  type FilePurpose,
  kindsFor,
  mediaTypes,
  publicPurposes,
} from '../file.values.ts'
import { kindNamed } from './file-name.ts'
import { unreadInWords } from './unread-in-words.ts'

export type CheckedContent = {
  bytes: Uint8Array
  kind: FileKind
  mediaType: string
  pages: number | null
  widthPx: number | null
  heightPx: number | null
  notes: FileNote[]
}

/**
 * Examines an upload. Pictures are returned re-encoded: upright, at most 2560 px, without metadata; documents are returned unchanged,
 * within the limits of pages, entries and size.
 * `name`: as given, which only words the refusal.
 * @throws {Invalid} on `file` with a reason for the user; {TooMany} when the queue is full; {Unavailable} when the sandbox process does not
 * start
 */
export async function checkContent(
  ctx: Context,
  bytes: Uint8Array,
  { asker, purpose, name }: { asker: Asker; purpose: FilePurpose; name: string },
): Promise<CheckedContent> {
  if (bytes.byteLength === 0) throw problem('file.empty')
  const file = { bytes, accepts: kindsFor(purpose), limits: examineLimits }
  const found = await examineFile(asker, file).catch((error: unknown) => {
    throw unreadInWords(ctx, error) ?? inWords(error, { purpose, name })
  })
  if ((found.pages ?? 0) > limits.filePages) throw tooManyPages(purpose)
  return { ...found, mediaType: mediaTypes[found.kind], bytes: found.bytes ?? bytes }
}

const examineLimits = {
  edgePx: limits.imageEdgePx,
  pixels: limits.imagePixels,
  zipEntries: limits.zipEntries,
  zipInflatedBytes: limits.zipInflatedBytes,
}

/** Covers every reason for which a file is rejected itself; anything else is a defect of ours. */
function inWords(error: unknown, { purpose, name }: { purpose: FilePurpose; name: string }): unknown {
  if (error instanceof FileRefusal) {
    // Whoever sends a broken `.pdf` must not be told that PDF is possible.
    const isNameTaken = kindsFor(purpose).some(kind => kind === kindNamed(name))
    if (error.reason === 'wrong-kind' && isNameTaken) return problem('file.not-what-it-says')
    const isPictureWanted = error.reason === 'wrong-kind' && publicPurposes.includes(purpose)
    return problem(isPictureWanted ? 'file.no-picture' : `file.${error.reason}`)
  }
  return error instanceof ApartProblem ? problem('file.too-demanding') : error
}

/** A CV is read up to a smaller number: whoever leaves out pages has to know how many, or would be refused twice. */
function tooManyPages(purpose: FilePurpose): Invalid {
  const pages = limits.filePages
  return purpose === 'cv'
    ? problem('file.too-many-pages-of-cv', { pages, read: mostCvPages })
    : problem('file.too-many-pages', { pages })
}

function problem(key: string, params?: Record<string, string | number>): Invalid {
  return new Invalid({ file: [{ key, ...(params && { params }) }] })
}
