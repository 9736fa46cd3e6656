import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getDocumentProxy, renderPageAsImage } from 'unpdf'

/** Letters of the fonts that a PDF need not bring along; those of the machine are others on each, and on a server mostly none. */
const data = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))
const options = {
  useSystemFonts: false,
  disableFontFace: true,
  // Paths, because the reader opens them as such.
  standardFontDataUrl: join(data, 'standard_fonts/'),
  cMapUrl: join(data, 'cmaps/'),
  cMapPacked: true,
  // What can decode rare pictures.
  wasmUrl: join(data, 'wasm/'),
}

/** Why a PDF can not be read. */
export class PdfProblem extends Error {
  readonly reason: 'broken' | 'locked'
  constructor(reason: PdfProblem['reason'], cause?: unknown) {
    super(`the PDF is ${reason}`, { cause })
    this.reason = reason
  }
}

/** How many pages a PDF has. @throws {PdfProblem} when it asks for a password or can not be read */
export async function countPages(bytes: Uint8Array): Promise<number> {
  try {
    const document = await getDocumentProxy(asPlain(bytes), options)
    // A list of pages that can not be followed is only found out when one is asked for.
    await document.getPage(1)
    return document.numPages
  } catch (error) {
    throw asProblem(error)
  }
}

/** A page, from 1, as a PNG of this width. @throws {PdfProblem} */
export async function drawPage(bytes: Uint8Array, page: number, widthPx: number): Promise<Uint8Array> {
  try {
    const document = await getDocumentProxy(asPlain(bytes), options)
    const canvasImport = () => import('@napi-rs/canvas')
    return new Uint8Array(await renderPageAsImage(document, page, { canvasImport, width: widthPx }))
  } catch (error) {
    throw asProblem(error)
  }
}

/** The reader refuses Node's own kind of bytes, as which they come from another process, and takes away what it is given. */
function asPlain(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes)
}

function asProblem(error: unknown): PdfProblem {
  const isLocked = error instanceof Error && error.name === 'PasswordException'
  return new PdfProblem(isLocked ? 'locked' : 'broken', error)
}
