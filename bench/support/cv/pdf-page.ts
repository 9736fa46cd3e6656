import PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>

export type Frame = { x: number; width: number; y: number }

export const marginPoints = 50
export const widthPoints = 595

/** Draws a PDF. `decorate` runs for each page at the end, for headers and numbers. */
export async function pdfOf(
  draw: (pdf: Pdf) => void,
  decorate?: (pdf: Pdf, page: number, of: number) => void,
): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: marginPoints, bufferPages: true })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise(resolve => pdf.on('end', resolve))
  draw(pdf)
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    // Below the margin, where a text would otherwise begin a page of its own.
    pdf.page.margins.bottom = 0
    decorate?.(pdf, page + 1, count)
  }
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

/** Writes a text at the frame's place and moves the frame below it. */
export function write(pdf: Pdf, frame: Frame, text: string, size = 10, isBold = false): void {
  pdf.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
  const height = pdf.heightOfString(text, { width: frame.width })
  if (frame.y + height > pdf.page.height - marginPoints - 20) {
    pdf.addPage()
    frame.y = marginPoints + 20
  }
  pdf.text(text, frame.x, frame.y, { width: frame.width })
  frame.y += height + 2
}
