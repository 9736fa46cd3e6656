import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { drawPage } from '../src/platform/files/apart/pdf-pages.ts'
import { openCvReader } from '../src/platform/files/read-cv-apart.ts'

const ocrDataDir = mkdtempSync(join(tmpdir(), 'ocr-'))
afterAll(() => rmSync(ocrDataDir, { recursive: true }))
const packages = {
  deu: import.meta.resolve('@tesseract.js-data/deu/package.json'),
  eng: import.meta.resolve('@tesseract.js-data/eng/package.json'),
}
for (const [code, path] of Object.entries(packages)) {
  const file = `${code}.traineddata.gz`
  copyFileSync(join(dirname(fileURLToPath(path)), '4.0.0_best_int', file), join(ocrDataDir, file))
}

const document = new URL('../bench/gold/cv/held-out/din-tabular.pdf', import.meta.url)
const scan = await drawPage(readFileSync(document), 1, 1_654)

async function read(dataDir: string | null) {
  const pagesTold: number[] = []
  const result = await openCvReader({ dataDir: '/nowhere', ocrDataDir: dataDir })({
    ...{ asker: { who: 'somebody' }, load: async () => scan, name: 'scan.png', now: new Date('2026-11-25') },
    onProgress: ({ page }) => void pagesTold.push(page),
  })
  return { ...result, pagesTold }
}

describe('a CV on paper', () => {
  it('is read from its picture, with the place of each fact and none of them called sure', async () => {
    const { fields, remarks, pagesTold } = await read(ocrDataDir)
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

  it('is refused in words where the operator has not provided for it', async () => {
    expect(await read(null)).toMatchObject({ fields: null, problem: 'no-text' })
  })
})
