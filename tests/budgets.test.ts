import { beforeAll, describe, expect, it } from 'vitest'
import { type PageBytes, pageBytes } from '../bench/support/page-bytes.ts'

/** A built, running site with demo content; the stage of the journeys names it. */
const base = process.env.KITTEL_BASE_URL ?? ''
const kilobyte = 1_000

describe.skipIf(base === '')('the public pages stay small', () => {
  let home: PageBytes
  let results: PageBytes
  beforeAll(async () => {
    home = await pageBytes(base, '/')
    results = await pageBytes(base, '/jobs')
  })

  it('a first visit loads scripts, and at most 150 kB of them', () => {
    for (const page of [home, results]) {
      expect(page.scriptGzip).toBeGreaterThan(10 * kilobyte)
      expect(page.scriptGzip).toBeLessThanOrEqual(150 * kilobyte)
    }
  })

  it('a page is styled by at most 25 kB', () => {
    for (const page of [home, results]) {
      expect(page.styleGzip).toBeGreaterThan(kilobyte)
      expect(page.styleGzip).toBeLessThanOrEqual(25 * kilobyte)
    }
  })

  it('a page of results arrives in at most 60 kB', () => {
    expect(results.htmlGzip).toBeLessThanOrEqual(60 * kilobyte)
  })

  it('letters come in at most two files of 70 kB together', () => {
    for (const page of [home, results]) {
      expect(page.fontFiles).toBeLessThanOrEqual(2)
      expect(page.fonts).toBeLessThanOrEqual(70 * kilobyte)
    }
  })
})
