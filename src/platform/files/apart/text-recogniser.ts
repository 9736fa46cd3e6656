import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { createWorker, OEM, type Page, PSM } from 'tesseract.js'
import { CvRefused } from '../../../cv-format/cv-refused.ts'
import type { PdfPage, Run } from '../../../cv-format/document/pdf-runs.ts'
import type { TextRecogniser } from '../../../cv-format/document/text-recogniser.ts'
import { drawPage } from './pdf-pages.ts'
import { turnOfPage } from './turn-of-page.ts'

/** About 240 dots an inch on A4: more takes longer and reads no better. */
const widthPx = 2_000
const mostPx = 3_500
const measuredPx = 900
const pixelsMax = 60_000_000
/** In percent. What is less certain is a stain, a photograph or a line of a table. */
const leastConfidence = 40
/** In percent, of a whole page. Below these it is read once more with its letters the other way up. */
const poorConfidence = 45
const sureConfidence = 75
const languages = ['deu', 'eng']

/** Opened with the first picture: most documents have a text. */
export function lateTextRecogniser(dataDir: string): TextRecogniser & { close(): Promise<void> } {
  let opened: ReturnType<typeof openTextRecogniser> | null = null
  const open = () => {
    opened ??= openTextRecogniser(dataDir)
    return opened
  }
  return {
    readPicture: async bytes => (await open()).readPicture(bytes),
    readPdfPage: async (bytes, page) => (await open()).readPdfPage(bytes, page),
    close: async () => (await opened)?.close(),
  }
}

/** Recognises printed German and English. `dataDir` holds `deu.traineddata` and `eng.traineddata`, gzipped or not. */
async function openTextRecogniser(dataDir: string): Promise<TextRecogniser & { close(): Promise<void> }> {
  // A path of this machine: the library takes a URL as an order to fetch it, and no path for one to its own servers.
  const langPath = resolve(dataDir)
  const gzip = existsSync(join(langPath, `${languages[0]}.traineddata.gz`))
  const worker = await createWorker(languages, OEM.LSTM_ONLY, { langPath, gzip, cacheMethod: 'none' })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, preserve_interword_spaces: '1' })
  const readTurned = async (grey: GreyPicture, degrees: number): Promise<Reading> => {
    const { data, info } = await turnedBy(grey, degrees)
    const { data: page } = await worker.recognize(data, {}, { blocks: true, text: false })
    const size = { widthPoints: info.width, heightPoints: info.height }
    if (degrees === 0) return { page: { ...size, runs: runsOf(page) }, confidence: page.confidence }
    const factor = info.width / turnedWidth(grey, degrees)
    const turn = { degrees, widthPoints: grey.width * factor, heightPoints: grey.height * factor }
    return { page: { ...size, runs: runsOf(page), turn }, confidence: page.confidence }
  }
  const read = async (picture: Uint8Array): Promise<PdfPage> => {
    const grey = await greyOf(picture)
    const { degrees, isSideways } = turnOfPage(await smallOf(grey))
    const first = await readTurned(grey, degrees)
    if (first.confidence >= (isSideways ? sureConfidence : poorConfidence)) return first.page
    // Letters that stand on their heads are no letters.
    const second = await readTurned(grey, degrees + 180)
    return second.confidence > first.confidence ? second.page : first.page
  }
  return {
    readPicture: read,
    readPdfPage: async (bytes, page) => read(await drawPage(bytes, page, widthPx)),
    close: async () => {
      await worker.terminate()
    },
  }
}

type GreyPicture = { bytes: Uint8Array; width: number; height: number }
type Reading = { page: PdfPage; confidence: number }

async function greyOf(picture: Uint8Array): Promise<GreyPicture> {
  const { data, info } = await sharp(picture, { limitInputPixels: pixelsMax })
    .autoOrient()
    .flatten({ background: 'white' })
    .greyscale()
    .resize({ width: mostPx, height: mostPx, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new CvRefused('corrupted', error)
    })
  return { bytes: data, width: info.width, height: info.height }
}

async function smallOf({ bytes }: GreyPicture) {
  const { data, info } = await sharp(bytes)
    .resize({ width: measuredPx, height: measuredPx, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** With the whole range of brightness: photographs of paper are dull. */
async function turnedBy({ bytes }: GreyPicture, degrees: number) {
  const turned =
    degrees === 0 ? bytes : await sharp(bytes).rotate(degrees, { background: 'white' }).toBuffer()
  return sharp(turned)
    .greyscale()
    .normalise()
    .resize({ width: widthPx })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
}

function turnedWidth({ width, height }: GreyPicture, degrees: number): number {
  const angle = (degrees * Math.PI) / 180
  return width * Math.abs(Math.cos(angle)) + height * Math.abs(Math.sin(angle))
}

function runsOf({ blocks }: Page): Run[] {
  const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(paragraph => paragraph.lines))
  return lines.flatMap(({ bbox, words }) =>
    words
      .filter(({ confidence, text }) => confidence >= leastConfidence && text.trim() !== '')
      .map(word => ({
        ...{ text: word.text, x: word.bbox.x0, y: bbox.y0, width: word.bbox.x1 - word.bbox.x0 },
        sizePoints: bbox.y1 - bbox.y0,
      })),
  )
}
