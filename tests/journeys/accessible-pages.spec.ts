import { expect } from '@playwright/test'
import { expectAccessible, themesOfWalk } from '../support/axe.ts'
import { test } from '../support/journey.ts'

const pages = [
  '/',
  '/jobs',
  '/jobs?q=Pflege&place=Hamburg&category=nursing',
  '/jobs?q=xqzwv',
  'job',
  '/arbeitgebern',
  'employer',
  'employer-jobs',
  '/talentpool',
  '/talentpool?state=DE-BY',
  '/ueber-uns',
  '/preise',
  '/impressum',
  '/datenschutz',
  '/nutzungsbedingungen',
  '/cookie-richtlinie',
  '/agb',
  '/transparenz',
  '/blog',
  '/blog?q=xqzwv',
  '/blog/pflege-gehalt-nach-tarif',
  '/melden?job=1',
  '/so-entsteht-diese-liste',
  '/emma',
  '/emma?from=/jobs/1',
  '/cookie-einstellungen',
  '/fuer-arbeitgeber',
  '/pflege-jobs',
  '/gehalt',
  '/gehalt?q=xqzwv',
  '/gehalt/pflegefachkraft',
  '/gehalt/tarif/tvoed-p?group=P8&years=5&workload=75',
  '/gehalt/tarif/mfa-2026',
  '/address-example?country=DE&postalCode=50823&town=Bonn',
  '/ideen',
  '/ideen/fahrplan',
  '/ideen/neu',
  '/ideen/1',
  '/ideen/1/stimme',
  '/ideen/1/kommentar',
  '/gibt-es-nicht',
]

for (const locale of ['de', 'en'] as const) {
  test(`axe finds nothing on any page: ${locale}`, async ({ page, context, baseURL, request }) => {
    test.setTimeout(180_000)
    const theme = locale === 'de' ? 'light' : 'dark'
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
    const { jobs } = await (await request.get('/api/v1/jobs?pageSize=1')).json()
    const special: Record<string, string> = {
      job: `/jobs/${jobs[0].id}`,
      employer: `/arbeitgebern/${jobs[0].employer.id}`,
      'employer-jobs': `/arbeitgebern/${jobs[0].employer.id}/offene-stellen`,
    }
    for (const name of pages) {
      const path = special[name] ?? name
      await page.goto(locale === 'en' ? `/en${path === '/' ? '' : path}` : path)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expectAccessible(page, path, themesOfWalk(locale))
    }
  })
}

test('nothing overflows sideways on a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of [
    '/',
    '/jobs?q=Pflege',
    '/jobs/1',
    '/arbeitgebern',
    '/talentpool',
    '/emma',
    '/datenschutz',
    '/blog',
    '/blog/nachtarbeit-im-gesundheitswesen',
    '/cookie-richtlinie',
    '/en/jobs',
    '/fuer-arbeitgeber',
    '/pflege-jobs',
    '/gehalt',
    '/gehalt/pflegefachkraft',
    '/gehalt/tarif/tvoed-p',
    '/address-example',
    '/ideen',
    '/ideen/1',
  ]) {
    await page.goto(path)
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wide, path).toBeLessThanOrEqual(0)
  }
})
