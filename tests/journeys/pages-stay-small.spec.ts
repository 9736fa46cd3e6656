import { expect, test } from '@playwright/test'
import { pageBytes } from '../../bench/support/page-bytes.ts'

const kilobyte = 1_000

for (const path of ['/', '/jobs', '/en/jobs?q=nurse']) {
  test(`a first visit to ${path} loads little: scripts, styles, text and letters`, async ({ baseURL }) => {
    const page = await pageBytes(baseURL ?? '', path)
    expect(page.scriptGzip).toBeGreaterThan(10 * kilobyte)
    expect(page.scriptGzip).toBeLessThanOrEqual(148 * kilobyte)
    expect(page.styleGzip).toBeGreaterThan(kilobyte)
    expect(page.styleGzip).toBeLessThanOrEqual(12 * kilobyte)
    expect(page.htmlGzip).toBeLessThanOrEqual(25 * kilobyte)
    expect(page.fontFiles).toBeLessThanOrEqual(2)
    expect(page.fonts).toBeLessThanOrEqual(62 * kilobyte)
  })
}
