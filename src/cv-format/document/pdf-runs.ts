import { extractTextItems, getDocumentProxy } from 'unpdf'
import { CvRefused } from '../cv-refused.ts'

/** Characters that were printed together; `y` is the top of the letters, in points from the upper edge. */
export type Run = { text: string; x: number; y: number; width: number; sizePoints: number }

export type PdfPage = { widthPoints: number; heightPoints: number; runs: Run[] }

export type PdfText = { pages: PdfPage[]; isOwnerProtected: boolean }

const mostPages = 30
const mostRunsOfPage = 6_000

/** The printed text of a PDF with its places, in the order in which it was painted. @throws {CvRefused} */
export async function pdfText(bytes: Uint8Array): Promise<PdfText> {
  try {
    // The library detaches the array it is given.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    if (document.numPages > mostPages) throw new CvRefused('too-many-pages')
    const { items } = await extractTextItems(document)
    const pages: PdfPage[] = []
    for (const [at, list] of items.entries()) {
      const page = await document.getPage(at + 1)
      const [left = 0, bottom = 0, right = 0, top = 0] = page.view
      const runs = list
        .filter(({ str, width }) => str.trim() !== '' && width > 0)
        .slice(0, mostRunsOfPage)
        .map(({ str, x, y, width, fontSize }) => ({
          ...{ text: str, x: x - left, y: top - y - fontSize, width, sizePoints: fontSize },
        }))
      pages.push({ widthPoints: right - left, heightPoints: top - bottom, runs })
    }
    const isOwnerProtected = (await document.getPermissions()) !== null
    return { pages, isOwnerProtected }
  } catch (error) {
    if (error instanceof CvRefused) throw error
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new CvRefused(isLocked ? 'encrypted' : 'corrupted', error)
  }
}
