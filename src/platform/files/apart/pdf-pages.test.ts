import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawPage } from './pdf-pages.ts'

async function widthOfI(font: string): Promise<number> {
  const document = new PDFDocument()
  const chunks: Buffer[] = []
  document.on('data', chunk => chunks.push(chunk))
  const ended = new Promise(resolve => document.on('end', resolve))
  document.font(font).fontSize(300).text('I')
  document.end()
  await ended
  const png = await drawPage(Buffer.concat(chunks), 1, 600)
  const { info } = await sharp(png).trim().toBuffer({ resolveWithObject: true })
  return info.width
}

it('the picture of a page has the letters of the fonts that a PDF need not bring along', async () => {
  const withoutSerifs = await widthOfI('Helvetica')
  const withSerifs = await widthOfI('Times-Roman')
  expect(withSerifs).toBeGreaterThan(2 * withoutSerifs)
})
