import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { createWorker, OEM, type Page, PSM } from 'tesseract.js'
import { CvRefused } from '../../../cv-format/cv-refused.ts'
import type { PdfPage, Run } from '../../../cv-format/document/pdf-runs.ts'
import type { TextRecogniser } from '../../../cv-format/document/text-recogniser.ts'
import { drawPage } from './pdf-pages.ts'

/** About 240 dots an inch on A4: more takes longer and reads no better. */
const widthPx = 2_000
const pixelsMax = 60_000_000
/** In percent. What is less certain is a stain, a photograph or a line of a table. */
const leastConfidence = 40
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
  const read = async (picture: Uint8Array) => {
    const { data: pixels, info } = await prepared(picture)
    const { data: page } = await worker.recognize(pixels, {}, { blocks: true, text: false })
    return { widthPoints: info.width, heightPoints: info.height, runs: runsOf(page) } satisfies PdfPage
  }
  return {
    readPicture: read,
    readPdfPage: async (bytes, page) => read(await drawPage(bytes, page, widthPx)),
    close: async () => {
      await worker.terminate()
    },
  }
}

/** Grey, with the whole range of brightness: photographs of paper are dull. */
async function prepared(picture: Uint8Array) {
  return sharp(picture, { limitInputPixels: pixelsMax })
    .autoOrient()
    .flatten({ background: 'white' })
    .greyscale()
    .normalise()
    .resize({ width: widthPx })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new CvRefused('corrupted', error)
    })
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
