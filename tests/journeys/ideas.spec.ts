import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'
import { enterAdministration } from '../support/journey-admin.ts'
import { mailedLink } from '../support/mailbox.ts'

test('an idea gets the vote of a guest without scripts, is merged, done, and mailed', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const stamp = Date.now()
  const email = `stimmt-${stamp}@ideen.example`
  const title = `Zimmer für Nachtdienste ${stamp} anzeigen`
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  })
  const phone = await context.newPage()
  await phone.goto('/ideen/neu')
  await phone.getByLabel('Worum geht es?').fill(title)
  await phone.getByLabel('Was würde es Ihnen bringen?').fill('Mein Weg ist weit.')
  await phone.getByLabel('Ihre E-Mail-Adresse').fill(email)
  await phone.getByRole('button', { name: 'Idee veröffentlichen' }).click()
  await expect(phone.getByText('Bitte bestätigen Sie Ihre Adresse')).toBeVisible()
  await phone.goto(await mailedLink(phone, email, 'bestätigen Sie Ihre Adresse', '/ideen/link/'))
  await phone.getByRole('button', { name: 'Bestätigen', exact: true }).click()
  await expect(phone.getByText('Bestätigt. Ab jetzt zählt es')).toBeVisible()
  await phone.getByRole('link', { name: title }).first().click()
  await expect(phone.getByText('Ihre Stimme zählt', { exact: true })).toBeVisible()

  // The browser is known now: a second idea and its vote need no mail.
  await phone.goto('/ideen/neu')
  await phone.getByLabel('Worum geht es?').fill(`${title} und buchen`)
  await phone.getByLabel('Was würde es Ihnen bringen?').fill('Mein Weg ist weit.')
  await phone.getByRole('button', { name: 'Idee veröffentlichen' }).click()
  await expect(phone.getByText('Meinten Sie eine dieser Ideen?')).toBeVisible()
  await phone.getByRole('button', { name: 'Trotzdem veröffentlichen' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(`${title} und buchen`)
  const copy = phone.url()

  await enterAdministration(page)
  await page.getByRole('link', { name: 'Ideen', exact: true }).first().click()
  await page.getByRole('link', { name: `${title} und buchen` }).click()
  await expectAccessible(page, 'an idea for the team')
  await page.getByRole('button', { name: `In „${title}“ zusammenführen` }).click()
  await expect(page.getByText('Zusammengeführt', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('radio', { name: 'fertig' }).check()
  await page.getByLabel('Erklärung').fill('Steht jetzt in der Anzeige.')
  await page.getByRole('button', { name: 'Status ändern' }).click()
  await expect(page.getByText('Status geändert, alle Folgenden werden informiert')).toBeVisible()

  await phone.goto(copy)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(phone.getByText('Steht jetzt in der Anzeige.').first()).toBeVisible()
  await phone.goto(await mailedLink(phone, email, `Fertig: „${title}“`, '/ideen/abmelden/'))
  await phone.getByRole('button', { name: 'E-Mails beenden' }).click()
  await expect(phone.getByText('Sie bekommen keine E-Mails mehr zu dieser Idee')).toBeVisible()
  await context.close()
})

test('an employer without an account sees an ad of three details, and an address is read', async ({
  page,
}) => {
  await page.goto('/old-home')
  await expect(page).toHaveURL('/')
  await page.goto('/fuer-arbeitgeber')
  await page.getByLabel('Welche Stelle?').fill('Pflegefachkraft (m/w/d) Intensivstation')
  await page.getByLabel('Arbeitsort').fill('50667 Köln')
  await page.getByLabel('Gehalt ab').fill('3800')
  await page.getByRole('button', { name: 'Vorschau ansehen' }).click()
  const preview = page.getByRole('region', { name: 'Vorschau Ihrer Anzeige' })
  await expect(preview).toContainText('3.800')
  await expectAccessible(page, 'the preview of an ad')
  await page.getByRole('link', { name: 'Anzeige fertig schreiben' }).click()
  await expect(page).toHaveURL(/\/post-job\?draft=/)

  await page.goto('/address-example')
  await page.getByLabel('Postleitzahl').fill('50667')
  await page.getByRole('button', { name: 'Adresse prüfen' }).click()
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Köln')
  await expect(page.getByRole('status').filter({ hasText: 'Die Adresse passt zusammen.' })).toBeVisible()
})
