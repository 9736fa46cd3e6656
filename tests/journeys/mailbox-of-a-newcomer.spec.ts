import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a newcomer without a mail server confirms an address by the mail in the mailbox', async ({
    page,
  }) => {
    const email = `mailbox-${Date.now()}@klinik.example`
    await page.goto('/register/jobseeker')
    await page.getByLabel('Vor- und Nachname').fill('Eva O’Muster & Töchter')
    await page.getByLabel('E-Mail-Adresse').fill(email)
    await page.getByLabel('Passwort', { exact: true }).fill('Nachtdienst-2026')
    await page.getByLabel('Passwort wiederholen').fill('Nachtdienst-2026')
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await expect(page).toHaveURL(/\/login/)

    await page.goto('/dev/mailbox')
    await page
      .getByRole('listitem')
      .filter({ hasText: email })
      .getByRole('link', { name: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' })
      .click()
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByText('Der Link gilt 24 Stunden.')).toBeVisible()
    const mail = page.frameLocator('iframe')
    await expect(mail.getByRole('heading')).toHaveText('Bitte bestätigen Sie Ihre E-Mail-Adresse')
    await mail.getByRole('link', { name: 'Adresse bestätigen' }).click()
    await expect(page).not.toHaveURL(/mailbox/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
})

for (const locale of ['de', 'en'] as const) {
  test(`axe finds nothing in the mailbox: ${locale}`, async ({ page }) => {
    await page.goto(locale === 'en' ? '/en/dev/mailbox' : '/dev/mailbox')
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectAccessible(page, 'list')
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
    await expect(page.locator('iframe')).toBeVisible()
    // Does not check the mail inside the frame: mails have journeys of their own.
    await expectAccessible(page, 'mail')
  })
}
