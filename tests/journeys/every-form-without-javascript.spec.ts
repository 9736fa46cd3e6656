import { expect, type Page } from '@playwright/test'
import { test } from '../support/journey.ts'
import { adminPassword, enterAdministration, setPassword } from '../support/journey-admin.ts'
import { personPassword, registerPerson, signInWith } from '../support/journey-person.ts'
import { mailedLink } from '../support/mailbox.ts'

const newPassword = 'weite Felder im August'

test.use({ javaScriptEnabled: false })
test.setTimeout(120_000)

test('without scripts a job seeker answers every step and changes everything about the account', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `ohne-${Date.now()}@klinik.example`
  await registerPerson(page, { kind: 'jobseeker', email, name: 'Olga Still' })
  await page.getByLabel('Beruf').fill('Hebamme')
  await goOn(page, 'Speichern und weiter', 'Wo möchten Sie arbeiten?')
  await page.getByLabel('Ort oder Postleitzahl').fill('79098')
  await goOn(page, 'Speichern und weiter', 'Wie möchten Sie arbeiten?')
  await page.getByRole('checkbox', { name: 'Teilzeit' }).check()
  await expect(page.getByLabel('Datum')).toBeHidden()
  await page.getByLabel('Ab wann?').selectOption('date')
  await page.getByLabel('Datum').fill('2027-02-01')
  await goOn(page, 'Speichern und weiter', 'Was bringen Sie mit?')
  await page.getByLabel('Qualifikationen').fill('Praxisanleitung')
  await page.getByLabel('1. Sprache', { exact: true }).selectOption('de')
  await goOn(page, 'Speichern und weiter', 'Wer darf Ihr Profil sehen?')
  await page.getByRole('radio').last().check()
  await goOn(page, 'Fertigstellen', 'Guten Tag, Olga Still')
  await page.goto('/onboarding-jobseeker?step=wishes')
  await expect(page.getByRole('checkbox', { name: 'Teilzeit' })).toBeChecked()

  await page.goto('/konto')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toBeFocused()
  await name.fill('Olga Leise')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.locator('summary').filter({ hasText: 'Olga Leise' })).toBeVisible()

  const other = await browser.newPage({ baseURL: baseURL ?? '', locale: 'de-DE', javaScriptEnabled: false })
  await other.goto('/login')
  await signInWith(other, email)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Guten Tag, Olga Leise')
  await page.goto('/konto/sicherheit')
  await page.getByRole('button', { name: 'Alle anderen abmelden' }).click()
  await expect(page.getByRole('button', { name: 'Alle anderen abmelden' })).toBeHidden()
  await other.goto('/konto')
  await expect(other).toHaveURL(/\/login\?/)
  await other.close()

  await changePassword(page, 'falsch')
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await changePassword(page, personPassword)
  await expect(page.getByText('Passwort geändert')).toBeVisible()
  await changeAddress(page, email, `neu-${email}`)

  await page.goto('/konto/daten')
  await page.getByRole('button', { name: 'Konto löschen' }).click()
  await expect(page.getByRole('main').locator('[aria-invalid=true], [role=alert]').first()).toBeVisible()
  await page.getByLabel(/^Passwort/).fill(newPassword)
  await page.getByRole('button', { name: 'Konto löschen' }).click()
  await page.getByRole('button', { name: 'Konto behalten' }).click()
  await expect(page.getByText('Ihr Konto bleibt bestehen.')).toBeVisible()
})

test('without scripts an employer is created, and access to it is asked for and given', async ({
  page,
  browser,
  baseURL,
}) => {
  const domain = `ohne-${Date.now()}.example`
  const company = `Praxis ${domain}`
  await registerPerson(page, { kind: 'employer', email: `leitung@${domain}`, name: 'Ines Still', company })
  await page.getByLabel('Internetadresse').fill('kein Netz')
  await page.getByRole('button', { name: 'Fertigstellen' }).click()
  await expect(page.getByLabel('Art', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Internetadresse')).toHaveValue('kein Netz')
  await page.getByLabel('Art', { exact: true }).selectOption('private-practice')
  await page.getByLabel('Internetadresse').fill(`https://www.${domain}`)
  await goOn(page, 'Fertigstellen', 'Guten Tag, Ines Still')

  const colleague = await browser.newPage({
    baseURL: baseURL ?? '',
    locale: 'de-DE',
    javaScriptEnabled: false,
  })
  await registerPerson(colleague, { kind: 'employer', email: `team@${domain}`, name: 'Kai Still', company })
  await goOn(colleague, 'Um Zugriff bitten', 'Guten Tag, Kai Still')
  await page.goto('/employer-dashboard/team')
  await page.getByRole('button', { name: 'Zugriff erlauben' }).click()
  await expect(page.getByText('Der Zugriff ist freigegeben.')).toBeVisible()
  await colleague.goto('/employer-dashboard')
  await expect(colleague.getByRole('main')).toContainText(company)
  await colleague.close()
})

test('without scripts the administrators’ realm opens, and another administrator is created', async ({
  page,
}) => {
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await signInWith(page, 'niemand@kittel.example')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Login fehlgeschlagen')
  await enterAdministration(page)
  await page.goto('/admin-dashboard/administratoren')
  const email = `leise-${Date.now()}@kittel.example`
  const form = page.locator('form').filter({ hasText: 'Administrator anlegen' })
  await form.getByLabel('Vorname').fill('Mara')
  await form.getByRole('button', { name: 'Administrator anlegen' }).click()
  await expect(form.getByLabel('Nachname')).toBeFocused()
  await expect(form.getByLabel('Vorname')).toHaveValue('Mara')
  await form.getByLabel('Nachname').fill('Still')
  await form.getByLabel('E-Mail-Adresse').fill(email)
  await form.getByRole('button', { name: 'Administrator anlegen' }).click()
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible()

  await page.context().clearCookies({ name: /session/ })
  await setPassword(page, email)
  await page.goto('/admin-anmeldung')
  await signInWith(page, email, adminPassword)
  await page.getByRole('link', { name: 'Später' }).click()
  await expect(page).toHaveURL(/\/admin-dashboard$/)
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Konto' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).not.toHaveURL(/admin-dashboard/)
})

async function goOn(page: Page, button: string, heading: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

async function changePassword(page: Page, current: string): Promise<void> {
  await page.goto('/konto/sicherheit')
  const section = sectionOf(page, 'Passwort')
  await section.getByLabel('Aktuelles Passwort').fill(current)
  await section.getByLabel('Neues Passwort').fill(newPassword)
  await section.getByLabel('Passwort wiederholen').fill(newPassword)
  await section.getByRole('button', { name: 'Passwort ändern' }).click()
}

async function changeAddress(page: Page, email: string, newEmail: string): Promise<void> {
  await page.goto('/konto/sicherheit')
  const section = sectionOf(page, 'E-Mail-Adresse')
  await section.getByLabel('Neue E-Mail-Adresse').fill(newEmail)
  await section.getByLabel('Aktuelles Passwort').fill(newPassword)
  await section.getByRole('button', { name: 'Adresse ändern' }).click()
  await expect(section.getByRole('status')).toContainText(newEmail)
  await page.goto(await mailedLink(page, email, 'soll geändert werden', '/auth/confirm'))
  await page.getByRole('button', { name: 'Zustimmen' }).click()
  await expect(page.getByText('Zugestimmt', { exact: true })).toBeVisible()
  await page.goto(await mailedLink(page, newEmail, 'neue E-Mail-Adresse', '/auth/confirm'))
  await page.getByRole('button', { name: 'Neue Adresse bestätigen' }).click()
  await expect(page.getByText('Adresse geändert', { exact: true })).toBeVisible()
  await page.goto('/konto/sicherheit')
  await expect(page.getByText(`Sie melden sich mit ${newEmail} an.`)).toBeVisible()
}

function sectionOf(page: Page, title: string) {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}
