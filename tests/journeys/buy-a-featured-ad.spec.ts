import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'
import { enterAdministration } from '../support/journey-admin.ts'
import { postAd, registerEmployer } from '../support/journey-employer.ts'

test('a hospital buys a featured ad by card, first refused, sees it featured, and gets its money back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const now = Date.now()
  const title = `Pflegefachkraft Nephrologie ${now % 100_000}`
  await registerEmployer(page, now)
  await postAd(page, title)

  await page.goto('/preise')
  await page.getByRole('link', { name: 'Hervorgehobene Anzeige auswählen' }).click()
  await page.getByLabel('Welche Anzeige soll hervorgehoben werden?').selectOption({ index: 1 })
  await page.getByLabel('Straße und Hausnummer').fill('Ringstraße 1')
  await page.getByLabel('Postleitzahl').fill('79098')
  await page.getByLabel('Ort', { exact: true }).fill('Freiburg')
  await page.getByLabel('E-Mail-Adresse für Rechnungen').fill(`hr@ring-${now}.example`)
  await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check()
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click()
  await expect(page.getByRole('main')).toContainText('117,81')
  await expectAccessible(page, 'order')
  const order = page.url()

  await page.getByRole('button', { name: 'Zahlungspflichtig kaufen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Testzahlung')
  await expectAccessible(page, 'test payment')
  await page.getByRole('button', { name: 'Ablehnen lassen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Die Karte wurde abgelehnt' })).toBeVisible()
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click()
  await expect(page).toHaveURL(order)
  await isShown(page, 'Bezahlt und freigeschaltet')
  await expect(page.getByRole('main')).toContainText('Hervorgehoben bis')

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' })
  const desk = await context.newPage()
  await enterAdministration(desk)
  await desk.goto('/admin-dashboard/bestellungen?status=fulfilled')
  await desk.getByRole('link', { name: new RegExp(`Klinik am Ring ${now}`) }).click()
  await desk.getByLabel('Grund').fill('Auf Wunsch der Klinik')
  await desk.getByRole('button', { name: 'Betrag erstatten' }).click()
  await expect(desk.getByText('Die Erstattung ist veranlasst.', { exact: true })).toBeVisible()
  await context.close()
  await isShown(page, 'Erstattet')
})

/** A task has the last word about money: the page is read again until it has spoken. */
async function isShown(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible({
      timeout: 500,
    })
  }).toPass({ timeout: 60_000 })
}
