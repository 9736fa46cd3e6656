import { expect, type Page } from '@playwright/test'
import { test } from '../support/journey.ts'
import { registerPerson, signInWith, toastOf } from '../support/journey-person.ts'

test.setTimeout(90_000)

test('who signs out in one tab is signed out in the other', async ({ page, context }) => {
  await registerPerson(page, { kind: 'jobseeker', email: newAddress('tabs'), name: 'Tom Reiter' })
  const other = await context.newPage()
  await other.goto('/konto')
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Tom Reiter')
  await scriptsAreReady(other)

  await page.goto('/jobs')
  await scriptsAreReady(page)
  await page.locator('summary').filter({ hasText: 'Tom Reiter' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(other).toHaveURL(/\/$/)
  await expect(other.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()
})

test('what was typed while the session was ended elsewhere is there again after signing in', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newAddress('typed')
  await registerPerson(page, { kind: 'jobseeker', email, name: 'Nora Wendt' })
  await page.goto('/onboarding-jobseeker?step=visibility')
  await page.getByRole('button', { name: 'Überspringen' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/konto')
  await scriptsAreReady(page)
  await page.getByLabel('Name', { exact: true }).fill('Nora Wendt-Albrecht')
  await page.getByLabel('Akademischer Titel').selectOption('Prof. Dr.')
  await page.getByLabel('Neue Nachrichten').uncheck()

  await endOtherSessions(await browser.newPage({ baseURL: baseURL ?? '', locale: 'de-DE' }), email)

  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page).toHaveURL(/\/login\?.*ended=1/)
  await expect(page.getByRole('main')).toContainText(
    'Aus Sicherheitsgründen wurden Sie abgemeldet. Bitte melden Sie sich erneut an.',
  )
  await signInWith(page, email)
  await expect(page).toHaveURL(/\/konto$/)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nora Wendt-Albrecht')
  await expect(page.getByLabel('Akademischer Titel')).toHaveValue('Prof. Dr.')
  await expect(page.getByLabel('Neue Nachrichten')).not.toBeChecked()
  await expect(page.getByLabel('Neues zu Bewerbungen')).toBeChecked()

  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(toastOf(page)).toContainText('Gespeichert.')
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nora Wendt-Albrecht')
  await expect(page.getByLabel('Neue Nachrichten')).not.toBeChecked()
})

test('what was typed and left on purpose does not come back', async ({ page }) => {
  await registerPerson(page, { kind: 'jobseeker', email: newAddress('left'), name: 'Uta Kern' })
  await page.goto('/konto')
  await scriptsAreReady(page)
  await page.getByLabel('Name', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.getByRole('link', { name: 'Daten', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Daten')
  await page.getByRole('link', { name: 'Angaben', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Uta Kern')
})

test('the way back shows nothing of a person who has signed out, not even from the browser’s memory', async ({
  page,
}) => {
  await registerPerson(page, { kind: 'jobseeker', email: newAddress('back'), name: 'Vera Zurück' })
  await page.goto('/konto')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Vera Zurück')
  await scriptsAreReady(page)
  await page.context().clearCookies({ name: /session/ })
  // The event that the browser fires when it shows a page from its back/forward cache.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Vera Zurück')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText('Vera Zurück')).toHaveCount(0)
})

/** Signs in on another device and ends all other sessions from there; closes the page. */
async function endOtherSessions(page: Page, email: string): Promise<void> {
  await page.goto('/login?redirectTo=/konto/sicherheit')
  await signInWith(page, email)
  await page.getByRole('button', { name: 'Alle anderen abmelden' }).click()
  await expect(page.getByRole('button', { name: 'Alle anderen abmelden' })).toBeHidden()
  await page.close()
}

/** The session watch starts after the page is shown; until its channel is open, a tab misses what the others tell. */
async function scriptsAreReady(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
}

function newAddress(word: string): string {
  return `${word}-${Date.now()}@sitzung.example`
}
