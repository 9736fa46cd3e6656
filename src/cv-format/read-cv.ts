import type { Cv } from './cv.ts'
import type { CvProblem, CvRemark } from './cv-problem.values.ts'
import { CvRefused } from './cv-refused.ts'
import { type DocumentFormat, documentKind, isMisnamed } from './document/document-kind.ts'
import type { Box, Line } from './document/line.ts'
import { openTextLines } from './document/open-text-lines.ts'
import { type PdfPage, pdfText } from './document/pdf-runs.ts'
import { plainLines } from './document/plain-lines.ts'
import { rtfLines } from './document/rtf-lines.ts'
import { recognisedPdfPage, recognisedPicture, type TextRecogniser } from './document/text-recogniser.ts'
import { asSeen } from './document/turned-page.ts'
import { wordLines } from './document/word-lines.ts'
import type { DocumentLines } from './document/xml-paragraphs.ts'
import { zipNames, zipPart } from './document/zip-part.ts'
import { attachedProfile } from './exchange/attached-profile.ts'
import { type ExchangedProfile, isEmptyProfile, NotExchangeable } from './exchange/exchanged-profile.ts'
import { onOneLine, placeOf } from './fields/evidence.ts'
import { pagesIntoLines } from './layout/pages-into-lines.ts'
import { readLines } from './read-lines.ts'
import { withoutPrivate } from './structure/private-lines.ts'
import { withoutSpacedLetters } from './structure/spaced-letters.ts'

export type CvDocument = {
  bytes: Uint8Array
  name: string
  now: Date
  /** For scans and photographs. */
  recogniser?: TextRecogniser
  /** Told before a page is recognised, which takes seconds. */
  onPage?: (page: number, pages: number) => void
}

/** The size of a page, in which the boxes of its evidence lie. */
export type CvPage = { widthPoints: number; heightPoints: number }

export type ReadCv =
  | {
      fields: Cv
      problem: null
      remarks: CvRemark[]
      /** Empty for documents whose text has no fixed place. */
      pages: CvPage[]
      /** What was read, line by line, without what is private. */
      text: string[]
      /** Where each of these lines stands; null in documents without pages. */
      places: (Box | null)[]
    }
  | { fields: null; problem: CvProblem; remarks: CvRemark[] }

/**
 * The fields of a CV (PDF, DOCX, ODT, RTF, plain text; JPEG and PNG with a recogniser), each with the words it was read from, or why it
 * could not be read. Never throws for what a document may be.
 */
export async function readCv(document: CvDocument): Promise<ReadCv> {
  try {
    const { lines, pages, remarks, data } = await linesOfDocument(document)
    const written = withoutSpacedLetters(lines)
    const shown = withoutPrivate(written)
    return {
      fields: remarks.includes('recognised')
        ? lessCertain(readLines(written, document.now, data))
        : readLines(written, document.now, data),
      ...{ problem: null, remarks, pages },
      text: shown.map(({ text }) => onOneLine(text)),
      places: shown.map(placeOf),
    }
  } catch (error) {
    if (!(error instanceof CvRefused)) throw error
    return { fields: null, problem: error.problem, remarks: [] }
  }
}

/** Letters that a program recognised are never sure. */
function lessCertain(cv: Cv): Cv {
  const parts: unknown = JSON.parse(JSON.stringify(cv), (key, value: unknown) =>
    key === 'certainty' && value === 'sure' ? 'likely' : value,
  )
  // The cast: nothing else has changed, and facts are plain data.
  return parts as Cv
}

type Text = {
  lines: Line[]
  pages: CvPage[]
  remarks: CvRemark[]
  /** What the document tells as data, beside its pages. */
  data: ExchangedProfile | null
}

async function linesOfDocument(document: CvDocument): Promise<Text> {
  const { bytes, name } = document
  if (bytes.byteLength === 0) throw new CvRefused('empty')
  const { lines, pages, is, remarks, data } = await opened(document)
  if (data === null && lines.reduce((sum, { text }) => sum + text.length, 0) < leastChars)
    throw new CvRefused(remarks.includes('recognised') ? 'nothing-recognised' : textlessProblem(is))
  return { lines, pages, data, remarks: isMisnamed(name, is) ? [...remarks, 'not-what-it-says'] : remarks }
}

/** Less than this is no CV, but what a scanner or a converter left behind. */
const leastChars = 40

function textlessProblem(is: DocumentFormat): CvProblem {
  return is === 'pdf' ? 'no-text' : 'empty'
}

type Opened = Text & { is: DocumentFormat }

async function opened(document: CvDocument): Promise<Opened> {
  const { bytes, name } = document
  switch (documentKind(bytes)) {
    case 'pdf':
      return openedPdf(document)
    case 'zip':
      return openedZip(bytes)
    case 'picture':
      return openedPicture(document)
    case 'rtf':
      return withoutPages('rtf', rtfLines(bytes))
    case 'text':
      return withoutPages('txt', plainLines(bytes))
    case 'unknown':
      throw new CvRefused(isMisnamed(name, null) ? 'not-what-it-says' : 'unknown-format')
  }
}

function withoutPages(is: DocumentFormat, lines: Line[]): Opened {
  return { is, lines, pages: [], remarks: [], data: null }
}

async function openedPdf(document: CvDocument): Promise<Opened> {
  const { pages: printed, isOwnerProtected, hasUnseenText } = await pdfText(document.bytes)
  const isScanned = printed.map(
    ({ runs }) => runs.reduce((sum, { text }) => sum + text.length, 0) < leastCharsOfPage,
  )
  const data = await dataOf(document.bytes)
  if (isScanned.every(Boolean) && !document.recogniser && !data) throw new CvRefused('no-text')
  const pages = await withRecognised(document, printed, isScanned)
  const remarks: CvRemark[] = []
  if (isOwnerProtected) remarks.push('owner-protected')
  if (data) remarks.push('own-data')
  if (hasUnseenText) remarks.push('unseen-text')
  if (isScanned.some(Boolean)) remarks.push(document.recogniser ? 'recognised' : 'pages-without-text')
  return { is: 'pdf', lines: linesAsSeen(pages), pages: pages.map(sizeOf), remarks, data }
}

/** Most PDFs carry none, and what some carry is something else. */
async function dataOf(bytes: Uint8Array): Promise<ExchangedProfile | null> {
  try {
    const profile = await attachedProfile(bytes)
    return isEmptyProfile(profile) ? null : profile
  } catch (error) {
    if (error instanceof NotExchangeable) return null
    throw error
  }
}

const leastCharsOfPage = 80

async function withRecognised(
  { bytes, recogniser, onPage }: CvDocument,
  printed: readonly PdfPage[],
  isScanned: readonly boolean[],
): Promise<PdfPage[]> {
  const pages: PdfPage[] = []
  for (const [at, page] of printed.entries()) {
    if (!recogniser || !isScanned[at]) pages.push(page)
    else {
      onPage?.(at + 1, printed.length)
      const { widthPoints } = page
      pages.push(await recognisedPdfPage(recogniser, { bytes, page: at + 1, widthPoints }))
    }
  }
  return pages
}

async function openedPicture({ bytes, recogniser, onPage }: CvDocument): Promise<Opened> {
  if (!recogniser) throw new CvRefused('no-text')
  onPage?.(1, 1)
  const page = await recognisedPicture(recogniser, bytes)
  return {
    is: 'picture',
    lines: linesAsSeen([page]),
    pages: [sizeOf(page)],
    remarks: ['recognised'],
    data: null,
  }
}

/** As people see it. */
function sizeOf({ widthPoints, heightPoints, turn }: PdfPage): CvPage {
  const seen = turn ?? { widthPoints, heightPoints }
  return { widthPoints: seen.widthPoints, heightPoints: seen.heightPoints }
}

/** Lines are read on pages as they were turned, and their evidence is marked on pages as they are. */
function linesAsSeen(pages: readonly PdfPage[]): Line[] {
  const seen = <T extends Line['pieces'][number]>(piece: T): T => {
    const page = piece.box && pages[piece.box.page - 1]
    if (!piece.box || !page?.turn) return piece
    const size = { width: page.widthPoints, height: page.heightPoints }
    return { ...piece, box: asSeen(piece.box, size, page.turn) }
  }
  return pagesIntoLines(pages).map(line => ({ ...line, pieces: line.pieces.map(seen) }))
}

function openedZip(bytes: Uint8Array): Opened {
  const names = zipNames(bytes)
  const part = (name: string) => zipPart(bytes, name)
  const partIfAny = (name: string) => (names.includes(name) ? part(name) : null)
  if (names.includes('word/document.xml')) {
    const margin = (kind: string) =>
      names.filter(name => new RegExp(`^word/${kind}\\d{1,3}\\.xml$`).test(name))
    const styles = partIfAny('word/styles.xml')
    return asSeenOnly(
      'docx',
      wordLines({
        ...{ text: part('word/document.xml'), styles },
        margins: ['header', 'footer'].flatMap(margin).slice(0, mostMargins).map(part),
      }),
    )
  }
  if (names.includes('content.xml') && part('mimetype').startsWith('application/vnd.oasis.opendocument.text'))
    return asSeenOnly('odt', openTextLines({ text: part('content.xml'), styles: partIfAny('styles.xml') }))
  throw new CvRefused('unknown-format')
}

/** First page, left and right pages of a few sections. */
const mostMargins = 12

function asSeenOnly(is: DocumentFormat, { lines, hasUnseenText }: DocumentLines): Opened {
  return { ...withoutPages(is, lines), remarks: hasUnseenText ? ['unseen-text'] : [] }
}
