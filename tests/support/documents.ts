import { strToU8, type Zippable, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'

/** A PDF of that many numbered pages. */
export async function makePdf(
  pages = 1,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument(options)
  const chunks: Buffer[] = []
  document.on('data', chunk => chunks.push(chunk))
  const ended = new Promise(resolve => document.on('end', resolve))
  for (let page = 1; page <= pages; page++) {
    if (page > 1) document.addPage()
    document.fontSize(24).text(`Lebenslauf, Seite ${page}`)
  }
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

/** A picture with GPS position, camera data and other metadata. */
export async function makeJpeg(
  size: { width: number; height: number } = { width: 320, height: 200 },
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#0f766e' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Kamerawerk', Model: 'K1' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return new Uint8Array(bytes)
}

export async function makePng(
  size: { width: number; height: number } = { width: 200, height: 120 },
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await sharp({ create: { ...size, channels: 4, background: '#f59e0b' } })
    .png()
    .toBuffer()
  return new Uint8Array(bytes)
}

const wordTypes = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`

/** A Word document; `more` adds or replaces entries. */
export function makeDocx(more: Zippable = {}): Uint8Array<ArrayBuffer> {
  return zipSync({
    '[Content_Types].xml': strToU8(wordTypes),
    '_rels/.rels': strToU8('<Relationships/>'),
    'word/document.xml': strToU8('<w:document><w:body><w:p>Lebenslauf</w:p></w:body></w:document>'),
    ...more,
  })
}

export function makeOdt(more: Zippable = {}): Uint8Array<ArrayBuffer> {
  return zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'META-INF/manifest.xml': strToU8('<manifest:manifest/>'),
    'content.xml': strToU8('<office:document-content>Lebenslauf</office:document-content>'),
    ...more,
  })
}

export function asBody(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new Blob([bytes.slice()]).stream()
}
