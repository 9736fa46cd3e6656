import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { makeDocx } from './documents.ts'
import { join, pngChunk, pngStart } from './lying-files.ts'

const megabyte = 1024 * 1024

/** Zeros compressed for a PDF's `FlateDecode`, by repeating one compressed megabyte. */
function packedZeros(megabytes: number): Uint8Array {
  const one = deflateRawSync(new Uint8Array(megabyte), { finishFlush: constants.Z_FULL_FLUSH })
  const last = deflateRawSync(new Uint8Array())
  return join(new Uint8Array([0x78, 0x9c]), ...Array<Uint8Array>(megabytes).fill(one), last)
}

/** A PDF of these objects, numbered from 1; the first is its catalogue. */
export function pdfOf(objects: (string | { dictionary: string; data: Uint8Array })[]): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  const add = (bytes: Uint8Array) => parts.push(bytes)
  const size = () => parts.reduce((sum, part) => sum + part.byteLength, 0)
  for (const [index, object] of objects.entries()) {
    offsets.push(size())
    if (typeof object === 'string') add(Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`))
    else {
      const { dictionary, data } = object
      add(Buffer.from(`${index + 1} 0 obj\n<< ${dictionary} /Length ${data.byteLength} >>\nstream\n`))
      add(data)
      add(Buffer.from('\nendstream\nendobj\n'))
    }
  }
  const start = size()
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  add(Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${table}`))
  add(Buffer.from(`trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`))
  return join(...parts)
}

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>'
const page = (more: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${more} >>`

/** A few kilobytes, compressed twice, that inflate to 4 GB when the page is rendered. */
export function unpackingPdf(): Uint8Array {
  return pdfOf([
    catalogue,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    page('/Contents 4 0 R'),
    { dictionary: '/Filter [/FlateDecode /FlateDecode]', data: deflateSync(packedZeros(4096), { level: 9 }) },
  ])
}

/** The same as an attachment, where a profile would be. */
export function unpackingAttachmentPdf(): Uint8Array {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(cv.xml) 4 0 R] >> >> >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    page(''),
    '<< /Type /Filespec /F (cv.xml) /EF << /F 5 0 R >> >>',
    {
      dictionary: '/Type /EmbeddedFile /Filter [/FlateDecode /FlateDecode]',
      data: deflateSync(packedZeros(4096), { level: 9 }),
    },
  ])
}

/** A page with a picture of 400 million pixels. */
export function hugePicturePdf(): Uint8Array {
  const picture = '/Subtype /Image /Width 20000 /Height 20000 /BitsPerComponent 8 /ColorSpace /DeviceRGB'
  return pdfOf([
    catalogue,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    page('/Contents 4 0 R /Resources << /XObject << /A 5 0 R >> >>'),
    { dictionary: '', data: Buffer.from('595 0 0 842 0 0 cm /A Do') },
    {
      dictionary: `/Type /XObject ${picture} /Filter [/FlateDecode /FlateDecode]`,
      data: deflateSync(packedZeros(1_145), { level: 9 }),
    },
  ])
}

/** Nested drawings, thirty levels each containing the next ten times: rendering never ends. */
export function endlessPdf(pages: number): Uint8Array {
  const levels = 30
  const kids = Array.from({ length: pages }, (_, index) => `${3 + levels + index} 0 R`)
  const forms = Array.from({ length: levels }, (_, level) => ({
    dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /A ${4 + level} 0 R >> >>`,
    data: Buffer.from(level === levels - 1 ? 'q Q' : '/A Do '.repeat(10)),
  }))
  const start = { dictionary: '', data: Buffer.from('/A Do') }
  const onePage = page(`/Contents ${3 + levels + pages} 0 R /Resources << /XObject << /A 3 0 R >> >>`)
  const list = `<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] >>`
  return pdfOf([catalogue, list, ...forms, ...Array<string>(pages).fill(onePage), start])
}

/** A Word document that inflates to exactly the limit. */
export function largeDocx(): Uint8Array {
  return makeDocx({ 'word/media/a.xml': new Uint8Array(99 * megabyte) })
}

/** 60 million interlaced pixels, all of which must be in memory before the first can be decoded. */
export function interlacedPng(): Uint8Array {
  const edge = 7_740
  const passes = [
    [8, 8],
    [8, 8],
    [4, 8],
    [4, 4],
    [2, 4],
    [2, 2],
    [1, 2],
  ] as const
  const starts = [
    [0, 0],
    [4, 0],
    [0, 4],
    [2, 0],
    [0, 2],
    [1, 0],
    [0, 1],
  ] as const
  const bytes = passes.reduce((sum, [stepX, stepY], index) => {
    const [x, y] = starts[index] ?? [0, 0]
    const columns = Math.ceil((edge - x) / stepX)
    return sum + Math.ceil((edge - y) / stepY) * (1 + 4 * columns)
  }, 0)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(edge, 0)
  head.writeUInt32BE(edge, 4)
  head.set([8, 6, 0, 0, 1], 8)
  const data = deflateSync(new Uint8Array(bytes), { level: 1 })
  return join(pngStart, pngChunk('IHDR', head), pngChunk('IDAT', data), pngChunk('IEND', new Uint8Array()))
}
