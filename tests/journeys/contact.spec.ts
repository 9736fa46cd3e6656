import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'
import { enterAdministration } from '../support/journey-admin.ts'
import { mailedLink } from '../support/mailbox.ts'

test('a guest without scripts writes to those who run the board, corrects a mistake, confirms, is answered and writes again', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const email = `schreibt-${Date.now()}@kontakt.example`
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  })
  const phone = await context.newPage()
  await phone.goto('/jobs')
  await phone.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
  await phone.getByLabel('Ihre Nachricht').fill('Der Knopf tut nichts.')
  await phone.getByLabel('Ihre E-Mail-Adresse').fill(email)
  await phone.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(phone.getByText('Bitte wählen Sie, worum es geht.').first()).toBeVisible()
  await expect(phone.getByLabel('Ihre Nachricht')).toHaveValue('Der Knopf tut nichts.')
  // What comes back sooner was filled in by a program, and is set aside.
  await phone.waitForTimeout(3_000)
  await phone.getByLabel('Worum geht es?').selectOption('Etwas funktioniert nicht')
  await phone.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(phone.getByText('Bitte bestätigen Sie Ihre Adresse')).toBeVisible()
  await phone.goto(await mailedLink(phone, email, 'bestätigen Sie Ihre Nachricht', '/kontakt/'))
  await phone.getByRole('button', { name: 'Nachricht bestätigen' }).click()
  await expect(phone.getByText('Wir haben Ihre Nachricht und antworten per E-Mail.')).toBeVisible()

  await enterAdministration(page)
  await page.getByRole('link', { name: 'Nachrichten', exact: true }).click()
  const entry = page.getByRole('listitem').filter({ hasText: email })
  await expect(entry).toContainText('Der Knopf tut nichts.')
  await expectAccessible(page, 'the inbox')
  await entry.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Etwas funktioniert nicht')
  await page.getByLabel('Ihre Antwort').fill('Danke, wir sehen nach.')
  await expectAccessible(page, 'a message')
  await page.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(page.getByText('Die Antwort ist unterwegs.', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(0)

  await phone.goto(await mailedLink(phone, email, 'Antwort auf Ihre Nachricht', '/kontakt/'))
  await expect(phone.getByRole('main')).toContainText('Danke, wir sehen nach.')
  await phone.getByLabel('Ihre Antwort').fill('Jetzt geht es wieder.')
  await phone.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(phone.getByText('Ihre Antwort ist angekommen.')).toBeVisible()
  await phone.getByRole('button', { name: 'Gespräch abschließen' }).click()
  await expect(phone.getByText('Dieses Gespräch ist abgeschlossen.', { exact: false })).toBeVisible()
  await context.close()
})

test('the contact form is accessible in both languages', async ({ page }) => {
  for (const path of ['/kontakt', '/en/contact', '/hilfe', '/en/help', '/hilfe/apply-as-guest']) {
    await page.goto(path)
    await expectAccessible(page, path)
  }
  await page.goto('/kontakt/nichts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieses Gespräch gibt es nicht')
})
