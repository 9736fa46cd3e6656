import { getDocumentProxy } from 'unpdf'
import { mostCvPages } from '../cv-problem.values.ts'
import { CvRefused } from '../cv-refused.ts'
import { type Rule, ruleOf } from './page-rules.ts'
import { type PaintedPage, paintedPage } from './painted-page.ts'
import type { PageTurn } from './turned-page.ts'
import { seenPartOf } from './unseen-text.ts'

/** Characters that were printed together; `y` is the top of the letters, in points from the upper edge. */
export type Run = {
  text: string
  x: number
  y: number
  width: number
  sizePoints: number
  /** The same for what is set in the same font of the document; unknown for what was recognised. */
  font?: string
}

export type PdfPage = {
  widthPoints: number
  heightPoints: number
  runs: Run[]
  /** Lines that were drawn, as between the cells of a table; from the upper left corner, like the runs. */
  rules?: Rule[]
  /** Only of what was recognised in a picture that lay askew: the runs stand on the page as it was turned. */
  turn?: PageTurn
}

export type PdfText = { pages: PdfPage[]; isOwnerProtected: boolean; hasUnseenText: boolean }

const mostRunsOfPage = 6_000

/** The printed text of a PDF with its places, in the order in which it was painted. @throws {CvRefused} */
export async function pdfText(bytes: Uint8Array): Promise<PdfText> {
  try {
    // The library detaches the array it is given.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    if (document.numPages > mostCvPages) throw new CvRefused('too-many-pages')
    const pages: PdfPage[] = []
    let hasUnseenText = false
    for (let at = 1; at <= document.numPages; at++) {
      const { page, hasUnseen } = await printedPage(await document.getPage(at))
      pages.push(page)
      hasUnseenText ||= hasUnseen
    }
    const isOwnerProtected = (await document.getPermissions()) !== null
    return { pages, isOwnerProtected, hasUnseenText }
  } catch (error) {
    if (error instanceof CvRefused) throw error
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new CvRefused(isLocked ? 'encrypted' : 'corrupted', error)
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

async function printedPage(page: Page): Promise<{ page: PdfPage; hasUnseen: boolean }> {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view
  const { items } = await page.getTextContent()
  const painted = await paintedPage(page)
  let hasUnseen = false
  const runs = items
    .flatMap(item => ('str' in item && item.str.trim() !== '' && item.width > 0 ? [item] : []))
    .slice(0, mostRunsOfPage)
    .flatMap(({ str, transform, width, fontName }) => {
      const [, , across = 0, up = 0, x = 0, y = 0] = transform.map(Number)
      const text = seenPartOf({ text: str, x, y, width }, painted, page.view)
      hasUnseen ||= text !== str
      if (text.trim() === '') return []
      const sizePoints = Math.hypot(across, up)
      return { text, x: x - left, y: top - y - sizePoints, width, sizePoints, font: fontName }
    })
  const rules = rulesOf(painted).map(rule => ({
    ...rule,
    x: rule.x - left,
    y: top - rule.y - (rule.isUpright ? rule.length : 0),
  }))
  return { page: { widthPoints: right - left, heightPoints: top - bottom, runs, rules }, hasUnseen }
}

const mostRulesOfPage = 2_000

function rulesOf({ rules, paints }: PaintedPage): Rule[] {
  return [...rules, ...paints.flatMap(({ box }) => ruleOf(box) ?? [])].slice(0, mostRulesOfPage)
}
