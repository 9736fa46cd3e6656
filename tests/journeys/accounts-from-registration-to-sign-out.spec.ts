import { expect, type Page } from '@playwright/test'
import { scriptsReady, test } from '../support/journey.ts'
import { mailedCode, mailedLink } from '../support/mailbox.ts'

const nurse = `jana-${Date.now()}@klinik.example`
const password = 'blaue Berge im Mai'
const newPassword = 'grüne Hügel im Juni'

test.describe.configure({ mode: 'serial' })

test('a nurse registers: what is missing is told, what she typed stays, and she is led to the sign-in', async ({
  page,
}) => {
  await page.goto('/register')
  await page.getByRole('link', { name: 'Ich suche eine Stelle' }).click()
  const submit = page.getByRole('button', { name: 'Konto anlegen' })
  await submit.click()
  await expect(page.getByLabel('Vor- und Nachname')).toBeFocused()
  await expect(page.getByLabel('Vor- und Nachname')).toHaveAccessibleDescription(
    'Bitte geben Sie Ihren Namen an.',
  )

  await page.getByLabel('Akademischer Titel').selectOption('Dr. med.')
  await page.getByLabel('Vor- und Nachname').fill('Jana Vogt')
  await page.getByLabel('E-Mail-Adresse').fill('jana ohne at')
  await page.getByLabel('Passwort', { exact: true }).fill('kurz')
  await page.getByLabel('Passwort wiederholen').fill('kurz')
  await page.getByRole('checkbox').check()
  await submit.click()
  await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused()
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveAccessibleDescription(
    /Passwort ist zu kurz/,
  )
  await expect(page.getByLabel('Akademischer Titel')).toHaveValue('Dr. med.')

  await page.getByLabel('E-Mail-Adresse').fill(nurse)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await expect(page.getByText('Stärke des Passworts: sehr stark')).toBeVisible()
  await page.getByLabel('Passwort wiederholen').fill(`${password}.`)
  await submit.click()
  await expect(page.getByLabel('Passwort wiederholen')).toHaveAccessibleDescription(/stimmen nicht überein/)
  await page.getByLabel('Passwort wiederholen').fill(password)
  await submit.click()
  await expect(page).toHaveURL(/\/login\?registered=/)
  await expectToast(page, 'Konto erstellt!', 'Bitte überprüfe deine E-Mail, um dein Konto zu verifizieren')
})

test('before her address is confirmed she cannot sign in, but have the mail sent again', async ({ page }) => {
  await page.goto('/login')
  await fillSignIn(page, nurse, password)
  await expectToast(page, 'E-Mail-Adresse noch nicht bestätigt', /Spam-Ordner/)
  await page.getByRole('main').getByRole('button', { name: 'Bestätigung erneut senden' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(nurse)
})

test('the link of the mail confirms her address once and signs her in', async ({ page }) => {
  const link = await mailedLink(page, nurse, 'Bitte bestätigen Sie Ihre E-Mail-Adresse', '/auth/confirm')
  await page.goto(link)
  await expect(page).toHaveURL(/\/onboarding-jobseeker$/)
  await expectToast(page, 'E-Mail-Adresse bestätigt')
  await page.goto('/login')
  await expect(page).toHaveURL(/\/onboarding-jobseeker$/)
  await signOut(page)

  await page.goto(link)
  await expect(page).toHaveURL(/\/login$/)
  await expectToast(page, 'Dieser Link wurde schon verwendet')
  await page.goto('/auth/confirm?token=verschrieben')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr')
})

test('a wrong password is refused without saying what was wrong, the right one lets her in', async ({
  page,
}) => {
  await page.goto('/login')
  await fillSignIn(page, nurse, 'falsches Wort')
  await expectToast(page, 'Login fehlgeschlagen', 'Ungültige E-Mail-Adresse oder ungültiges Passwort')
  const problem = page.getByRole('main').getByRole('alert')
  await expect(problem).toBeFocused()
  await expect(problem).toContainText('Prüfen Sie E-Mail-Adresse und Passwort')
  await expect(problem).not.toContainText('Ungültige')
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(nurse)
  await fillSignIn(page, nurse, password)
  await expectToast(page, 'Login erfolgreich', 'Willkommen zurück!')

  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/jobs')
  await scriptsReady(page)
  const summary = page.locator('summary').filter({ hasText: 'Jana Vogt' })
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Konto und Einstellungen' })).toBeVisible()
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wide).toBeLessThanOrEqual(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Konto und Einstellungen' })).toBeHidden()
  await expect(summary).toBeFocused()
  await signOut(page)
})

test('a code by mail lets her in without a password', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Mit Code per E-Mail anmelden' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mit Code anmelden')
  await page.getByLabel('E-Mail-Adresse').fill(nurse)
  await page.getByRole('button', { name: 'Code senden', exact: true }).click()
  const field = page.getByLabel('Code aus der E-Mail')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  const code = await mailedCode(page, nurse, 'ist Ihr Code')
  await field.fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(field).toHaveAccessibleDescription(/gilt nicht/)
  await field.fill(code)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expectToast(page, 'Login erfolgreich')
  await signOut(page)
})

test('a forgotten password is replaced by the mailed link, which is good once', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await expect(page).toHaveURL(/\/passwort-vergessen$/)
  // The previous page has a field with the same label: without this check it would be filled in instead.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort vergessen')
  await page.getByLabel('E-Mail-Adresse').fill(nurse)
  await page.getByRole('button', { name: 'Link senden' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(nurse)
  const link = await mailedLink(page, nurse, 'Neues Passwort', '/reset-password')
  for (const isFirst of [true, false]) {
    await page.goto(link)
    await page.getByLabel('Neues Passwort').fill(newPassword)
    await page.getByLabel('Passwort wiederholen').fill(newPassword)
    await page.getByRole('button', { name: 'Passwort speichern' }).click()
    if (isFirst) await expectToast(page, 'Passwort gespeichert')
    else await expect(page.getByRole('main').getByRole('alert')).toContainText('Dieser Link gilt nicht mehr')
  }
  await page.getByRole('link', { name: 'Neuen Link anfordern' }).click()
  await expect(page).toHaveURL(/\/passwort-vergessen$/)
  await page.goto('/login')
  await fillSignIn(page, nurse, newPassword)
  await expectToast(page, 'Login erfolgreich')
})

test('a practice whose address is registered is offered to sign in', async ({ page }) => {
  await page.goto('/register/employer')
  await page.getByLabel('Name der Einrichtung').fill('Praxis am Park')
  await page.getByLabel('Ihr Vor- und Nachname').fill('Ida Öz')
  await page.getByLabel('E-Mail-Adresse').fill(nurse.toUpperCase())
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByLabel('Passwort wiederholen').fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  const problem = page.getByRole('main').getByRole('alert')
  await expect(problem).toContainText('Registrierung fehlgeschlagen')
  await expect(problem).toContainText('bei uns bereits registriert')
  await expect(page.getByLabel('Name der Einrichtung')).toHaveValue('Praxis am Park')
  await problem.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

async function fillSignIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/jobs')
  await scriptsReady(page)
  await page.locator('summary').filter({ hasText: 'Jana Vogt' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expectToast(page, 'Abgemeldet', 'Du wurdest erfolgreich abgemeldet')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()
}

async function expectToast(page: Page, title: string, description?: string | RegExp): Promise<void> {
  const toast = page.getByRole('region', { name: /Meldungen/ }).getByRole('listitem')
  await expect(toast).toContainText(title)
  if (description) await expect(toast).toContainText(description)
}
