import type { PdfPage } from './pdf-runs.ts'

/** Reads the letters in pictures. Given by whoever has such a program; without one, a scan is refused. */
export type TextRecogniser = {
  /** The words of a JPEG or PNG; their places, and its size, in any one unit. @throws {CvRefused} for a picture that is damaged */
  readPicture(bytes: Uint8Array): Promise<PdfPage>
  /** The same of a page of a PDF, from 1. */
  readPdfPage(bytes: Uint8Array, page: number): Promise<PdfPage>
}

/** A picture says nothing of the size of its paper: it is read as if it were as wide as A4. */
const paperWidthPoints = 595

export async function recognisedPicture(recogniser: TextRecogniser, bytes: Uint8Array): Promise<PdfPage> {
  return scaled(await recogniser.readPicture(bytes), paperWidthPoints)
}

/** In the points of the page, so that its words stand beside those of pages that have a text. */
export async function recognisedPdfPage(
  recogniser: TextRecogniser,
  document: { bytes: Uint8Array; page: number; widthPoints: number },
): Promise<PdfPage> {
  return scaled(await recogniser.readPdfPage(document.bytes, document.page), document.widthPoints)
}

function scaled({ widthPoints, heightPoints, runs, turn }: PdfPage, toWidthPoints: number): PdfPage {
  const factor = toWidthPoints / (turn?.widthPoints ?? widthPoints)
  const seen = turn && { widthPoints: turn.widthPoints * factor, heightPoints: turn.heightPoints * factor }
  return {
    ...(turn && seen && { turn: { ...turn, ...seen } }),
    widthPoints: widthPoints * factor,
    heightPoints: heightPoints * factor,
    runs: runs.map(({ text, x, y, width, sizePoints }) => ({
      ...{ text, x: x * factor, y: y * factor, width: width * factor, sizePoints: sizePoints * factor },
    })),
  }
}
