import { expect, test } from '@playwright/test'
import { loadMailRenderer } from '../../src/mail/load-mail-renderer.ts'
import { violationsOf } from '../support/axe.ts'
import { testBrand } from '../support/brand.ts'
import { sampleMails } from '../support/sample-mails.ts'

/** In px: a mail program on a desktop, then a phone. The screenshot is taken at the last one. */
const widths = [600, 390]

for (const locale of ['de', 'en'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every mail fits a phone and can be read: ${locale}, ${colorScheme}`, async ({ page }, info) => {
      test.setTimeout(120_000)
      const renderMail = await loadMailRenderer({ isDev: false })
      await page.emulateMedia({ colorScheme })
      const problems: string[] = []
      for (const [index, { template, props }] of sampleMails.entries()) {
        await page.setContent(renderMail(template, locale, props, testBrand).html)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 700 })
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          if (wider > 0) problems.push(`${template}: ${wider} px too wide at ${width} px`)
        }
        const name = `${String(index).padStart(2, '0')}-${template}-${locale}-${colorScheme}.png`
        await page.screenshot({ path: info.outputPath(name), fullPage: true })
        const violations = await violationsOf(page, { runOnly: ['wcag2a', 'wcag2aa'] })
        for (const violation of violations) problems.push(`${template}: ${violation}`)
        const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
        expect(paper).toBe(colorScheme === 'dark' ? 'rgb(11, 19, 20)' : 'rgb(251, 250, 247)')
        for (const button of await page.locator('.button a').all()) {
          expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
        }
      }
      expect(problems).toEqual([])
    })
  }
}
