import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'
import { pdfText } from './pdf-runs.ts'

type Pdf = InstanceType<typeof PDFDocument>

async function made(draw: (pdf: Pdf) => void): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: 50 })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const whole = new Promise(resolve => pdf.on('end', resolve))
  draw(pdf)
  pdf.end()
  await whole
  return new Uint8Array(Buffer.concat(parts))
}

async function textOf(draw: (pdf: Pdf) => void): Promise<string> {
  const { pages } = await pdfText(await made(draw))
  return pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ')
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('text of a PDF that nobody sees', () => {
  it.each<[string, (pdf: Pdf) => void]>([
    ['white on paper', pdf => pdf.fillColor('#ffffff').text('Chefarzt', 200, 100)],
    ['all but white', pdf => pdf.fillColor('#f4f4f4').text('Chefarzt', 200, 100)],
    [
      'in the colour of its bar',
      pdf => pdf.rect(0, 0, 300, 842).fill('#203050').fillColor('#203050').text('Chefarzt', 20, 100),
    ],
    ['too small', pdf => pdf.fontSize(0.7).text('Chefarzt', 200, 100)],
    ['without ink', pdf => pdf.fillOpacity(0).text('Chefarzt', 200, 100)],
    ['beside the page', pdf => pdf.text('Chefarzt', 900, 100, { lineBreak: false })],
    [
      'neither filled nor drawn',
      pdf => {
        pdf.addContent('BT 3 Tr ET')
        pdf.text('Chefarzt', 200, 100)
      },
    ],
  ])('is not read: %s', async (_how, draw) => {
    const text = await textOf(pdf => {
      pdf.fontSize(11).fillColor('#000000').text('Pflegefachfrau', 200, 60)
      draw(pdf)
    })
    expect(text.trim()).toBe('Pflegefachfrau')
  })

  it.each<[string, (pdf: Pdf) => void]>([
    [
      'white on a dark bar',
      pdf => pdf.rect(0, 0, 300, 842).fill('#203050').fillColor('#ffffff').text('Chefarzt', 20, 100),
    ],
    [
      'white on a dark circle',
      pdf => pdf.circle(100, 100, 80).fill('#203050').fillColor('#ffffff').text('Chefarzt', 70, 100),
    ],
    ['grey', pdf => pdf.fillColor('#bbbbbb').text('Chefarzt', 200, 100)],
    [
      'white on a picture',
      pdf =>
        pdf.image(pixel, 0, 0, { width: 400, height: 400 }).fillColor('#ffffff').text('Chefarzt', 200, 100),
    ],
    [
      'recognised in a scan',
      pdf => {
        pdf.image(pixel, 0, 0, { width: 400, height: 400 }).addContent('BT 3 Tr ET')
        pdf.text('Chefarzt', 200, 100)
      },
    ],
  ])('is not that which is %s', async (_how, draw) => {
    expect(await textOf(draw)).toBe('Chefarzt')
  })

  it('is no source of facts, and the person is told of it', async () => {
    const bytes = await made(pdf => {
      pdf
        .fontSize(11)
        .text(
          'Mira Sandner\nmira.sandner@post.example\n\nBerufserfahrung\n03/2019 – heute Pflegefachfrau, Klinikum Nordhafen, Erfurt',
        )
      pdf.fillColor('#ffffff').text('Sprachen\nEnglisch C2\n01/2001 – 12/2018 Chefarzt, Charité, Berlin')
    })
    const { fields, remarks } = await readCv({ bytes, name: 'cv.pdf', now: new Date('2026-11-25T12:00:00Z') })
    expect(remarks).toEqual(['unseen-text'])
    expect(fields?.positions).toHaveLength(1)
    expect(fields?.languages).toEqual([])
  })
})
