import { expect } from '@playwright/test'
import { test } from '../support/journey.ts'
import { registerPerson, signInWith, toastOf } from '../support/journey-person.ts'

test.setTimeout(120_000)

test('what is wrong with a field goes as soon as it is worked on, and comes back when it is still wrong', async ({
  page,
}) => {
  await page.goto('/register/jobseeker')
  const main = page.getByRole('main')
  const send = main.getByRole('button', { name: 'Konto anlegen' })
  const email = page.getByLabel('E-Mail-Adresse')
  await email.fill('keine Adresse')
  await send.click()
  const summary = main.getByRole('alert')
  await expect(summary).toBeVisible()
  const before = await summary.getByRole('listitem').count()
  expect(before).toBeGreaterThan(2)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('lea@')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expect(email).not.toHaveAttribute('aria-describedby', /error/)
  await expect(summary.getByRole('listitem')).toHaveCount(before - 1)
  await send.click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(summary.getByRole('listitem')).toHaveCount(before)
})

test('a message of something that failed does not follow to the next page; one that the next page brings stays', async ({
  page,
}) => {
  const email = `toast-${Date.now()}@mail.example`
  await registerPerson(page, { kind: 'jobseeker', email, name: 'Tilda Toast' })
  await page.context().clearCookies({ name: /session/ })
  await page.goto('/login')
  await page.getByLabel('E-Mail-Adresse').fill('niemand@mail.example')
  await page.getByLabel('Passwort', { exact: true }).fill('falsches Passwort')
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(toastOf(page)).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /vergessen/ })
    .click()
  await expect(page).toHaveURL(/passwort-vergessen/)
  await expect(toastOf(page)).toHaveCount(0)
  await page.goto('/login')
  await signInWith(page, 'niemand@mail.example')
  await expect(toastOf(page)).toContainText('Login fehlgeschlagen')
  await signInWith(page, email)
  await expect(page).not.toHaveURL(/login/)
  await expect(toastOf(page)).toContainText('Login erfolgreich')
})

test('what was only told, such as that one has to sign in, is left behind with its page', async ({
  page,
}) => {
  await page.goto('/jobs')
  await page.getByRole('article').first().getByRole('button').click()
  await expect(page).toHaveURL(/\/login/)
  await expect(toastOf(page)).toContainText('Bitte melden Sie sich an, um Stellen zu merken')
  await page
    .getByRole('main')
    .getByRole('link', { name: /vergessen/ })
    .click()
  await expect(page).toHaveURL(/passwort-vergessen/)
  await expect(toastOf(page)).toHaveCount(0)
})

test('messages are not printed', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-Mail-Adresse').fill('niemand@mail.example')
  await page.getByLabel('Passwort', { exact: true }).fill('falsches Passwort')
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(toastOf(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(toastOf(page)).toBeHidden()
})

test('the page of a failure says in our words and in those of the trade what it is', async ({ page }) => {
  await page.goto('/ueber-uns')
  await page.route(/impressum\.data/, route => route.fulfill({ status: 500, body: 'broken' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das hat auf unserer Seite nicht geklappt')
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
})
