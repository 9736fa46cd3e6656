import { expect, type Page } from '@playwright/test'
import { mailedLink } from './mailbox.ts'

export const demoAdmin = 'admin@kittel.example'
export const adminPassword = 'BlaueBerge7!'

let isChosen = false

/** The demo administrator's password is only shown at the start: reset by mail, once, because mails to one address are limited. */
export async function choosePassword(page: Page): Promise<void> {
  if (isChosen) return
  await page.goto('/passwort-vergessen')
  await page.getByLabel('E-Mail-Adresse').fill(demoAdmin)
  await page.getByRole('button', { name: 'Link senden' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(demoAdmin)
  await setPassword(page, demoAdmin)
  isChosen = true
}

/** Ends at the administrators' dashboard, as the demo administrator, postponing the second factor. */
export async function enterAdministration(page: Page): Promise<void> {
  await choosePassword(page)
  await signInAsAdmin(page, demoAdmin)
  await page.getByRole('link', { name: 'Später' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verwaltung')
}

/** Creates another administrator through the demo administrator's form; ends signed out, at the sign-in. */
export async function newAdministrator(page: Page, email: string, role = 'owner'): Promise<void> {
  await choosePassword(page)
  await signInAsAdmin(page, demoAdmin, '/admin-dashboard/administratoren')
  await page.getByRole('link', { name: 'Später' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administratoren')
  const form = page.locator('form').filter({ hasText: 'Administrator anlegen' })
  await form.getByLabel('Vorname').fill('Ada')
  await form.getByLabel('Nachname').fill('Neu')
  await form.getByLabel('E-Mail-Adresse').fill(email)
  await form.getByLabel('Rolle').selectOption(role)
  await form.getByRole('button', { name: 'Administrator anlegen' }).click()
  await expect(page.getByText('Der Administrator ist angelegt.', { exact: true })).toBeVisible()
  await page.context().clearCookies({ name: /session/ })
  await setPassword(page, email)
}

export async function signInAsAdmin(page: Page, email: string, wanted = '/admin-dashboard'): Promise<void> {
  await page.goto(`/admin-anmeldung?${new URLSearchParams({ redirectTo: wanted })}`)
  await enterAsAdmin(page, email)
}

/** Signs in with `adminPassword` at the admin realm's form, by keyboard only. */
export async function enterAsAdmin(page: Page, email: string): Promise<void> {
  await page.getByLabel(/^E-Mail-Adresse$|^Email address$/).focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(adminPassword)
  await page.keyboard.press('Enter')
}

/** Follows the mailed link and sets `adminPassword`. */
export async function setPassword(page: Page, email: string): Promise<void> {
  // New administrators get another subject along with the link.
  const subject = /Neues Passwort|Ihr Zugang zur Verwaltung/
  await page.goto(await mailedLink(page, email, subject, '/reset-password'))
  await page.getByLabel('Neues Passwort').fill(adminPassword)
  await page.getByLabel('Passwort wiederholen').fill(adminPassword)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(page.getByText('Passwort gespeichert', { exact: true })).toBeVisible()
}
