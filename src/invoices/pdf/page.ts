import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>

// Liberation Sans (SIL OFL) comes with the package that reads PDFs; for the archive all that is written must be embedded.
const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
)
export const regular = join(fonts, 'LiberationSans-Regular.ttf')
const bold = join(fonts, 'LiberationSans-Bold.ttf')

export const ink = '#16302e'
export const inkSoft = '#4a5f5c'
const rule = '#b9c7c4'

const pointsPerMm = 72 / 25.4
export const mm = (millimetres: number) => millimetres * pointsPerMm

/** Of A4, after DIN 5008 B: what is left of the sheet for text. The bottom margin holds the footer. */
export const sheet = { left: mm(25), right: mm(190), top: mm(20), bottom: mm(297 - 38) }
export const sheetWidth = sheet.right - sheet.left

type Style = { bold?: boolean; size?: number; color?: string }

export function style(pdf: Pdf, { bold: isBold = false, size = 9.5, color = ink }: Style = {}): Pdf {
  return pdf
    .font(isBold ? bold : regular)
    .fontSize(size)
    .fillColor(color)
}

/** A text in a box of its own, which does not move the pen. @returns where it ends */
export function put(
  pdf: Pdf,
  text: string,
  box: { x: number; y: number; width: number; align?: 'left' | 'right' },
  look: Style = {},
): number {
  style(pdf, look)
  const options = { width: box.width, align: box.align ?? 'left', lineGap: 1 } as const
  pdf.text(text, box.x, box.y, options)
  return box.y + pdf.heightOfString(text, options)
}

export function line(pdf: Pdf, y: number, width = 0.5, from: number = sheet.left): void {
  pdf.moveTo(from, y).lineTo(sheet.right, y).lineWidth(width).strokeColor(rule).stroke()
}

/** Where there is room for `height` points: there, or at the top of a new page. */
export function roomFor(pdf: Pdf, y: number, height: number): number {
  if (y + height <= sheet.bottom) return y
  pdf.addPage()
  return sheet.top
}
