import { expect, type Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'
import { toastOf } from '../support/journey-person.ts'
import { journeyProvider } from '../support/journey-provider.ts'
import { arriveAt } from '../support/keyboard.ts'
import { type OpenIdProvider, openOpenIdProvider } from '../support/openid-provider.ts'

let provider: OpenIdProvider
let people = 0

test.beforeAll(async ({ baseURL }) => {
  const { asConfigured } = journeyProvider
  provider = await openOpenIdProvider(`${baseURL}/auth/callback/${asConfigured.id}`, journeyProvider)
})
test.afterAll(() => provider.close())

test('who comes through another provider is asked for the role once, and for the second step every time', async ({
  page,
}) => {
  provider.visitor = newPerson('Olga Fern')
  await page.goto('/login?redirectTo=%2Fkonto%2Fsicherheit')
  await wayIn(page).click()
  await arriveAt(page, 'Wofür nutzen Sie das Konto?')
  await expectAccessible(page, 'choice of the role')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await expectAccessible(page, 'choice of the role with mistakes')
  await page.getByRole('radio', { name: 'Ich suche eine Stelle' }).check()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page).toHaveURL(/\/onboarding-jobseeker\?redirectTo=/)

  await signOut(page)
  await signInThere(page)
  await expect(page).toHaveURL(/\/onboarding-jobseeker$/)
  await expect(page.locator('summary').filter({ hasText: 'Olga Fern' })).toBeVisible()

  await page.goto('/konto/sicherheit')
  await page.getByText('Authenticator-App', { exact: true }).click()
  await page.getByRole('group').filter({ hasText: 'QR-Codes' }).getByLabel('Name').fill('Handy')
  await page.getByRole('button', { name: 'Weiter zum QR-Code' }).click()
  await expect(page.getByAltText('QR-Code mit dem Schlüssel')).toBeVisible()
  const secret = (await page.getByTestId('totp-key').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code aus der App').fill(generateSync({ secret }))
  await page.getByRole('button', { name: 'Bestätigen', exact: true }).click()
  await expect(page.getByText('Sie haben keine Notfallcodes')).toBeVisible()

  await signOut(page)
  await signInThere(page)
  await arriveAt(page, 'Anmeldung bestätigen')
  await page.goto('/konto')
  await arriveAt(page, 'Anmeldung bestätigen')
  // A code is accepted only once and the current one is used up: this is the code of the next half minute.
  const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 })
  await page.getByLabel('Code aus der App').fill(code)
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(toastOf(page)).toContainText('Login erfolgreich')
})

test('who cancels there, or whose address is not vouched for, is told so and can go on here', async ({
  page,
}) => {
  provider.visitor = null
  await page.goto('/en/login')
  await wayIn(page).click()
  await arriveAt(page, 'Signing in did not work')
  await expect(page.getByRole('main')).toContainText('You cancelled the sign-in there.')
  await page.getByRole('main').getByRole('link', { name: 'Go to sign-in' }).click()
  await arriveAt(page, 'Sign in')

  provider.visitor = { ...newPerson('Uwe Zaun'), email_verified: false }
  await wayIn(page).click()
  await arriveAt(page, 'Signing in did not work')
  await expect(page.getByRole('main')).toContainText('does not confirm that this email address is yours')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an employer comes through another provider', async ({ page }) => {
    provider.visitor = newPerson('Ida Weide')
    await page.goto('/register')
    await wayIn(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wofür nutzen Sie das Konto?')
    await page.getByRole('radio', { name: 'Ich biete Stellen an' }).check()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(page).toHaveURL(/\/onboarding-employer$/)
  })
})

function newPerson(name: string) {
  people++
  const sub = `${Date.now()}-${people}`
  return { sub, email: `verbund-${sub}@klinik.example`, email_verified: true, name }
}

function wayIn(page: Page) {
  return page.getByRole('main').getByRole('link', { name: /Klinikverbund/ })
}

async function signInThere(page: Page): Promise<void> {
  await page.goto('/login')
  await wayIn(page).click()
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/jobs')
  await page.locator('summary').filter({ hasText: 'Olga Fern' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()
}
