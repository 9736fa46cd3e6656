import { expect, type Page } from '@playwright/test'
import { mailedLink } from './mailbox.ts'

export const personPassword = 'blaue Berge im Mai'

type NewPerson = { kind: 'jobseeker' | 'employer'; email: string; name: string; company?: string }

/** Registers by the forms and confirms by the mailed link; ends signed in, where the onboarding begins. */
export async function registerPerson(page: Page, { kind, email, name, company }: NewPerson): Promise<void> {
  await page.goto(`/register/${kind}`)
  if (company) await page.getByLabel('Name der Einrichtung').fill(company)
  await page.getByLabel(kind === 'employer' ? 'Ihr Vor- und Nachname' : 'Vor- und Nachname').fill(name)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(personPassword)
  await page.getByLabel('Passwort wiederholen').fill(personPassword)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const link = await mailedLink(page, email, 'Bitte bestätigen Sie Ihre E-Mail-Adresse', '/auth/confirm')
  await page.goto(link)
  await expect(page).toHaveURL(new RegExp(`/onboarding-${kind}$`))
}

export async function signInWith(page: Page, email: string, password = personPassword): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
}

export function toastOf(page: Page) {
  return page.getByRole('region', { name: /Meldungen/ }).getByRole('listitem')
}
