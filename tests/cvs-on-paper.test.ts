import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { drawPage } from '../src/platform/files/apart/pdf-pages.ts'
import { openCvReader } from '../src/platform/files/read-cv-apart.ts'
import { layOcrData } from './support/ocr-data.mjs'

const ocrDataDir = mkdtempSync(join(tmpdir(), 'ocr-'))
afterAll(() => rmSync(ocrDataDir, { recursive: true }))
layOcrData(ocrDataDir)

const document = new URL('../bench/gold/cv/held-out/din-tabular.pdf', import.meta.url)
const scan = await drawPage(readFileSync(document), 1, 1_654)

async function read(dataDir: string | null, picture = scan) {
  const pagesTold: number[] = []
  const result = await openCvReader({ dataDir: '/nowhere', ocrDataDir: dataDir })({
    ...{
      asker: { who: 'somebody' },
      load: async () => picture,
      name: 'scan.png',
      now: new Date('2026-11-25'),
    },
    onProgress: ({ page }) => void pagesTold.push(page),
  })
  return { ...result, pagesTold }
}

type Read = Awaited<ReturnType<typeof read>>
const straightly = read(ocrDataDir)

function sizeOf(reading: Read) {
  const [page] = reading.problem === null ? reading.pages : []
  return { width: page?.widthPoints ?? 0, height: page?.heightPoints ?? 0 }
}

function boxOf({ fields }: Read) {
  const { x, y, width, height } = fields?.positions[0]?.title?.evidence.box ?? {}
  return { x: (x ?? 0) + (width ?? 0) / 2, y: (y ?? 0) + (height ?? 0) / 2 }
}

/** Where a place of a page lies once the page has been turned clockwise. */
function turned(
  place: { x: number; y: number },
  { width, height }: ReturnType<typeof sizeOf>,
  degrees: number,
) {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [right, down] = [place.x - width / 2, place.y - height / 2]
  const pageWidth = width * Math.abs(cos) + height * Math.abs(sin)
  const pageHeight = width * Math.abs(sin) + height * Math.abs(cos)
  return {
    x: right * cos - down * sin + pageWidth / 2,
    y: right * sin + down * cos + pageHeight / 2,
    pageWidth,
  }
}

describe('a CV on paper', { timeout: 120_000 }, () => {
  it('is read from its picture, with the place of each fact and none of them called sure', async () => {
    const { fields, remarks, pagesTold } = await straightly
    expect(remarks).toEqual(['recognised'])
    expect(pagesTold).toEqual([1])
    expect(fields?.name?.value).toBe('Gudrun Ahlers')
    expect(fields?.positions.map(({ period }) => period.value)).toEqual([
      { from: '2012-07', to: null },
      { from: '1998-08', to: '2012-06' },
    ])
    const { evidence } = fields?.positions[0]?.title ?? {}
    expect(evidence?.box?.width).toBeGreaterThan(20)
    expect(JSON.stringify(fields)).not.toContain('"sure"')
  })

  it.each([4, 180, 273])(
    'is read from a photograph that lies turned by %s°, and marked where its words are',
    async degrees => {
      const straight = await straightly
      const photo = await sharp(scan)
        .rotate(degrees, { background: '#8a7f70' })
        .jpeg({ quality: 80 })
        .toBuffer()
      const reading = await read(ocrDataDir, new Uint8Array(photo))
      const { fields } = reading
      expect(fields?.name?.value).toBe('Gudrun Ahlers')
      expect(fields?.positions.map(({ period }) => period.value)).toEqual(
        straight.fields?.positions.map(({ period }) => period.value),
      )
      const place = turned(boxOf(straight), sizeOf(straight), degrees)
      // Both pages are as wide as A4, and so of another scale.
      const factor = sizeOf(reading).width / place.pageWidth
      const { x = 0, y = 0, width = 0, height = 0 } = fields?.positions[0]?.title?.evidence.box ?? {}
      expect(Math.abs(x + width / 2 - place.x * factor)).toBeLessThan(8)
      expect(Math.abs(y + height / 2 - place.y * factor)).toBeLessThan(8)
    },
  )

  it('is refused in words where the operator has not provided for it', async () => {
    expect(await read(null)).toMatchObject({ fields: null, problem: 'no-text' })
  })
})
