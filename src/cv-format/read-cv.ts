import type { Cv } from './cv.ts'
import type { CvProblem, CvRemark } from './cv-problem.values.ts'
import { CvRefused } from './cv-refused.ts'
import { documentKind, isMisnamed } from './document/document-kind.ts'
import type { Line } from './document/line.ts'
import { openTextLines } from './document/open-text-lines.ts'
import { pdfText } from './document/pdf-runs.ts'
import { plainLines } from './document/plain-lines.ts'
import { rtfLines } from './document/rtf-lines.ts'
import { wordLines } from './document/word-lines.ts'
import { zipNames, zipPart } from './document/zip-part.ts'
import { pagesIntoLines } from './layout/pages-into-lines.ts'
import { readLines } from './read-lines.ts'
import { withoutSpacedLetters } from './structure/spaced-letters.ts'

export type CvDocument = { bytes: Uint8Array; name: string; now: Date }

export type ReadCv =
  | { fields: Cv; problem: null; remarks: CvRemark[] }
  | { fields: null; problem: CvProblem; remarks: CvRemark[] }

/**
 * The fields of a CV (PDF, DOCX, ODT, RTF or plain text), each with the words it was read from, or why it could not be read. Never throws
 * for what a document may be.
 */
export async function readCv({ bytes, name, now }: CvDocument): Promise<ReadCv> {
  try {
    const { lines, remarks } = await linesOfDocument(bytes, name)
    return { fields: readLines(withoutSpacedLetters(lines), now), problem: null, remarks }
  } catch (error) {
    if (!(error instanceof CvRefused)) throw error
    return { fields: null, problem: error.problem, remarks: [] }
  }
}

type Text = { lines: Line[]; remarks: CvRemark[] }

async function linesOfDocument(bytes: Uint8Array, name: string): Promise<Text> {
  if (bytes.byteLength === 0) throw new CvRefused('empty')
  const { lines, is, remarks } = await opened(bytes, name)
  if (lines.reduce((sum, { text }) => sum + text.length, 0) < leastChars)
    throw new CvRefused(is === 'pdf' ? 'no-text' : 'empty')
  return { lines, remarks: isMisnamed(name, is) ? [...remarks, 'not-what-it-says'] : remarks }
}

/** Less than this is no CV, but what a scanner or a converter left behind. */
const leastChars = 40

type Opened = Text & { is: 'pdf' | 'docx' | 'odt' | 'rtf' | 'txt' }

async function opened(bytes: Uint8Array, name: string): Promise<Opened> {
  switch (documentKind(bytes)) {
    case 'pdf':
      return openedPdf(bytes)
    case 'zip':
      return openedZip(bytes)
    case 'rtf':
      return { is: 'rtf', lines: rtfLines(bytes), remarks: [] }
    case 'text':
      return { is: 'txt', lines: plainLines(bytes), remarks: [] }
    case 'unknown':
      throw new CvRefused(isMisnamed(name, null) ? 'not-what-it-says' : 'unknown-format')
  }
}

async function openedPdf(bytes: Uint8Array): Promise<Opened> {
  const { pages, isOwnerProtected } = await pdfText(bytes)
  const isScanned = pages.map(
    ({ runs }) => runs.reduce((sum, { text }) => sum + text.length, 0) < leastCharsOfPage,
  )
  if (isScanned.every(Boolean)) throw new CvRefused('no-text')
  const remarks: CvRemark[] = []
  if (isOwnerProtected) remarks.push('owner-protected')
  if (isScanned.some(Boolean)) remarks.push('pages-without-text')
  return { is: 'pdf', lines: pagesIntoLines(pages), remarks }
}

const leastCharsOfPage = 80

function openedZip(bytes: Uint8Array): Opened {
  const names = zipNames(bytes)
  if (names.includes('word/document.xml'))
    return { is: 'docx', lines: wordLines(zipPart(bytes, 'word/document.xml')), remarks: [] }
  if (
    names.includes('content.xml') &&
    zipPart(bytes, 'mimetype').startsWith('application/vnd.oasis.opendocument.text')
  )
    return { is: 'odt', lines: openTextLines(zipPart(bytes, 'content.xml')), remarks: [] }
  throw new CvRefused('unknown-format')
}
