import { expect, type Page } from '@playwright/test'
import { translator } from '../../src/i18n/translate.ts'
import { mailedLink } from './mailbox.ts'

export const personPassword = 'blaue Berge im Mai'

type NewPerson = {
  kind: 'jobseeker' | 'employer'
  email: string
  name: string
  company?: string
  locale?: 'de' | 'en'
}

/** Registers through the forms and confirms by the mailed link; ends signed in, at the start of onboarding. */
export async function registerPerson(page: Page, person: NewPerson): Promise<void> {
  const { kind, email, name, company, locale = 'de' } = person
  const t = translator(locale)
  await page.goto(`${locale === 'en' ? '/en' : ''}/register/${kind}`)
  if (company) await page.getByLabel(t('account.field.company')).fill(company)
  await page.getByLabel(t(`account.field.${kind === 'employer' ? 'contact-name' : 'full-name'}`)).fill(name)
  await page.getByLabel(t('account.field.email')).fill(email)
  await page.getByLabel(t('account.field.password'), { exact: true }).fill(personPassword)
  await page.getByLabel(t('account.field.password-again')).fill(personPassword)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('account.register.submit') }).click()
  await expect(page).toHaveURL(/\/login\?registered=/)
  await page.goto(await mailedLink(page, email, '', '/auth/confirm'))
  await expect(page).toHaveURL(new RegExp(`/onboarding-${kind}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export async function signInWith(page: Page, email: string, password = personPassword): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
}

export function toastOf(page: Page) {
  return page.getByRole('region', { name: /Meldungen|Messages/ }).getByRole('listitem')
}
