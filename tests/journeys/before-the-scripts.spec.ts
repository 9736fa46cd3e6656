import { expect, type Page } from '@playwright/test'
import { translator } from '../../src/i18n/translate.ts'
import { scriptsReady, test } from '../support/journey.ts'
import { registerPerson } from '../support/journey-person.ts'

/** @returns what lets the scripts through */
async function holdScripts(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(files, async route => {
    await held
    await route.continue()
  })
  return release
}

test('who types before the scripts have arrived gets proposals once they have', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/jobs', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Was' }).pressSequentially('physio')
  release()
  const proposals = page.getByRole('listbox').first().getByRole('option')
  await expect(proposals.filter({ hasText: /Physiotherapeut/ }).first()).toBeVisible()
})

test('what is typed and ticked before the scripts have arrived is not lost', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/jobs', { waitUntil: 'commit' })
  const what = page.getByRole('combobox', { name: 'Was' })
  await what.fill('Pflege')
  await page.getByRole('checkbox', { name: /^Teilzeit/ }).check()
  release()
  await expect(page).toHaveURL(/employmentType=part-time/)
  await expect(page.getByRole('checkbox', { name: /^Teilzeit/ })).toBeChecked()
  await expect(what).toHaveValue('Pflege')
  await page.getByRole('button', { name: 'Stellen finden' }).click()
  await expect(page).toHaveURL(/q=Pflege/)
  await expect(page).toHaveURL(/employmentType=part-time/)
})

test('boxes, choices and texts of the sign-up form that come before the scripts stay', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/register/employer', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await main.getByLabel('Titel').selectOption('Dr.')
  await main.getByLabel('E-Mail-Adresse').fill('frueh@klinik.example')
  await main.getByLabel('Passwort', { exact: true }).fill('Nachtdienst 2026')
  await main.getByRole('checkbox').check()
  release()
  await scriptsReady(page)
  await expect(main.getByLabel('Titel')).toHaveValue('Dr.')
  await expect(main.getByLabel('E-Mail-Adresse')).toHaveValue('frueh@klinik.example')
  await expect(main.getByLabel('Passwort', { exact: true })).toHaveValue('Nachtdienst 2026')
  await expect(main.getByRole('checkbox')).toBeChecked()
})

test('a box that is pressed while the strength of a password is being judged does not move away', async ({
  page,
}) => {
  const release = await holdScripts(page, '**/assets/account-password-strength-*.js')
  await page.goto('/register/jobseeker')
  await page.getByLabel('Passwort', { exact: true }).fill('Nachtdienst 2026')
  const box = page.getByRole('main').getByRole('checkbox')
  await box.scrollIntoViewIfNeeded()
  await box.hover()
  await page.mouse.down()
  release()
  await expect(page.getByRole('status').filter({ hasText: 'stark' })).toBeVisible()
  await page.mouse.up()
  await expect(box).toBeChecked()
})

test('a text that is changed before the scripts have arrived is not put back to what it was', async ({
  page,
}) => {
  const t = translator('de')
  const email = `frueh-${Date.now()}@mail.example`
  await registerPerson(page, { kind: 'jobseeker', email, name: 'Ida Früh' })
  await page.goto('/onboarding-jobseeker?step=qualifications')
  const text = page.getByLabel(t('onboarding.seeker.qualifications-field'))
  await text.fill('Praxisanleitung')
  await page.getByRole('button', { name: t('onboarding.save') }).click()
  await expect(page).not.toHaveURL(/qualifications/)
  const release = await holdScripts(page)
  await page.goto('/onboarding-jobseeker?step=qualifications', { waitUntil: 'commit' })
  await expect(text).toHaveValue('Praxisanleitung')
  await text.fill('Wundexpertin')
  release()
  await scriptsReady(page)
  await expect(text).toHaveValue('Wundexpertin')
})
