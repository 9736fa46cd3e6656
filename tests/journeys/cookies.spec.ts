import { expect, type Page, test } from '@playwright/test'
import { readConsent } from '../../src/domain/consent/consent.schema.ts'

test('declining cookies closes the banner for good, and nothing is counted', async ({ page }) => {
  await page.goto('/jobs')
  const banner = page.getByRole('region', { name: 'Cookies auf dieser Seite' })
  await expect(banner.getByRole('button', { name: 'Alle akzeptieren' })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/datenschutz')
  await expect(banner.getByRole('link', { name: 'Cookie-Richtlinie' })).toHaveAttribute(
    'href',
    '/cookie-richtlinie',
  )
  await banner.getByRole('button', { name: 'Nur notwendige', exact: true }).click()
  await expect(banner).toBeHidden()
  await expect
    .poll(() => storedConsent(page))
    .toMatchObject({ analytics: false, functional: false, marketing: false })
  await page.reload()
  await expect(banner).toBeHidden()
})

test('the detail view keeps necessary locked and stores exactly what was chosen', async ({ page }) => {
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Cookies auf dieser Seite' })
  await banner.getByText('Anpassen').click()
  await expect(banner.getByLabel(/Notwendig/)).toBeDisabled()
  await banner.getByLabel(/Statistik/).check()
  await banner.getByText('Zurück').click()
  await banner.getByText('Anpassen').click()
  await banner.getByLabel(/Statistik/).check()
  await banner.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(banner).toBeHidden()
  await expect
    .poll(() => storedConsent(page))
    .toMatchObject({ analytics: true, functional: false, marketing: false })
})

test('the cross counts as only necessary, and an unreadable choice brings the banner back', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Cookies auf dieser Seite' })
  await banner.getByRole('button', { name: /nur notwendige Cookies/ }).click()
  await expect(banner).toBeHidden()
  await expect.poll(() => storedConsent(page)).toMatchObject({ analytics: false })
  await context.addCookies([{ name: 'consent', value: 'nonsense', url: baseURL ?? '' }])
  await page.reload()
  await expect(banner).toBeVisible()
})

test('the choice can be changed later on the page of its own', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click()
  await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie-Einstellungen')
  await page
    .getByRole('main')
    .getByLabel(/Statistik/)
    .uncheck()
  await page.getByRole('main').getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect.poll(() => storedConsent(page)).toMatchObject({ analytics: false, marketing: true })
})

async function storedConsent(page: Page): Promise<unknown> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent')
  return readConsent(cookie?.value, new Date())
}
