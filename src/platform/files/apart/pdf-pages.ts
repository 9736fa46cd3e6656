import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getDocumentProxy, renderPageAsImage } from 'unpdf'

/**
 * Substitutes for the PDF standard fonts that files need not embed: system fonts differ between machines and are mostly absent on servers.
 */
const data = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))
const options = {
  useSystemFonts: false,
  disableFontFace: true,
  // Paths, not URLs: the library opens them with fs.
  standardFontDataUrl: join(data, 'standard_fonts/'),
  cMapUrl: join(data, 'cmaps/'),
  cMapPacked: true,
  // Decoders for rare image formats.
  wasmUrl: join(data, 'wasm/'),
}

export class PdfProblem extends Error {
  readonly reason: 'broken' | 'locked'
  constructor(reason: PdfProblem['reason'], cause?: unknown) {
    super(`the PDF is ${reason}`, { cause })
    this.reason = reason
  }
}

/** @throws {PdfProblem} when it asks for a password or cannot be read */
export async function countPages(bytes: Uint8Array): Promise<number> {
  try {
    const document = await getDocumentProxy(asPlain(bytes), options)
    // A broken page tree only surfaces when a page is requested.
    await document.getPage(1)
    return document.numPages
  } catch (error) {
    throw asProblem(error)
  }
}

/**
 * @param page from 1
 * @returns a PNG
 * @throws {PdfProblem}
 */
export async function drawPage(bytes: Uint8Array, page: number, widthPx: number): Promise<Uint8Array> {
  try {
    const document = await getDocumentProxy(asPlain(bytes), options)
    const canvasImport = () => import('@napi-rs/canvas')
    return new Uint8Array(await renderPageAsImage(document, page, { canvasImport, width: widthPx }))
  } catch (error) {
    throw asProblem(error)
  }
}

/** The library rejects Buffers, which is what arrives from another process, and detaches the array it is given. */
function asPlain(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes)
}

function asProblem(error: unknown): PdfProblem {
  const isLocked = error instanceof Error && error.name === 'PasswordException'
  return new PdfProblem(isLocked ? 'locked' : 'broken', error)
}
