import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importFeed } from '../../src/domain/feeds/import-feed.ts'
import { reasonText } from '../../src/domain/feeds/reason-text.ts'
import { translator } from '../../src/i18n/translate.ts'
import { testContext } from '../support/context.ts'
import { testDatabase } from '../support/database.ts'

const folder = join(import.meta.dirname, 'nasty')
type Expectation = { file: string; expect: string; jobs: number | [number, number] }
const { files }: { files: Expectation[] } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
const db = await testDatabase()
const english = translator('en')

describe('a hostile or broken feed does no harm', () => {
  for (const { file, expect: expectation, jobs } of files)
    it(`${file}: ${expectation}`, async () => {
      const [min, max] = typeof jobs === 'number' ? [jobs, jobs] : jobs
      const result = await importFeed(testContext(db), {
        source: join(folder, file),
        employer: { name: `Klinik ${file}` },
      })
      expect(result.successful, JSON.stringify(result)).toBeGreaterThanOrEqual(min)
      expect(result.successful, JSON.stringify(result)).toBeLessThanOrEqual(max)
      if (result.successful === 0)
        expect(result.reason && reasonText(english, result.reason)).toMatch(/\w+ \w+/)
    })
})
