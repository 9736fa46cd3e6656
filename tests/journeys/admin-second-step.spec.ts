import { expect, type Locator, type Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { violationsOf } from '../support/axe.ts'
import { test } from '../support/journey.ts'
import { adminPassword, enterAsAdmin, newAdministrator, signInAsAdmin } from '../support/journey-admin.ts'

test.setTimeout(120_000)

const scan = async (page: Page) => expect(await violationsOf(page)).toEqual([])
const keyOf = async (page: Page) => (await page.getByTestId('totp-key').innerText()).replaceAll(' ', '')
/** A code is accepted only once and the current one may be used up: this is the code of the next half minute. */
const nextCode = (secret: string) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 })
const newAddress = () => `ada-${Date.now()}@kittel.example`

/** Presses Tab until the element has the focus, as someone without a mouse does. Fails after 60 presses. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('an administrator is asked for a second step, sets up an app by keyboard, and is asked for it from then on', async ({
  page,
}) => {
  const email = newAddress()
  await newAdministrator(page, email)
  await signInAsAdmin(page, email, '/admin-dashboard/protokoll')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zweiten Faktor einrichten')
  await scan(page)
  await tabTo(page, page.getByRole('link', { name: 'Später' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin-dashboard\/protokoll$/)

  await page.context().clearCookies({ name: /session/ })
  await signInAsAdmin(page, email, '/admin-dashboard/protokoll')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zweiten Faktor einrichten')
  await tabTo(page, page.locator('summary').filter({ hasText: 'Authenticator-App' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bitte geben Sie einen Namen an')).not.toHaveCount(0)
  await page.keyboard.type('Diensttelefon')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText(
    '„Diensttelefon“ bestätigen',
  )
  await scan(page)
  const secret = await keyOf(page)
  await tabTo(page, page.getByLabel('Code aus der App'))
  await page.keyboard.type(generateSync({ secret }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der zweite Faktor ist eingerichtet')
  await tabTo(page, page.getByRole('button', { name: 'Notfallcodes erstellen' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(10)
  await scan(page)
  await tabTo(page, page.getByRole('link', { name: 'Weiter zur Verwaltung' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin-dashboard\/protokoll$/)

  await page.context().clearCookies({ name: /session/ })
  await signInAsAdmin(page, email, '/admin-dashboard/administratoren')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmeldung bestätigen')
  await page.goto('/admin-anmeldung/zweiter-schritt')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmeldung bestätigen')
  await page.getByLabel('Code aus der App').fill(nextCode(secret))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin-dashboard$/)
})

test('a key gets another name, in English and by keyboard, but not that of another one', async ({ page }) => {
  const email = newAddress()
  await newAdministrator(page, email)
  await page.goto('/en/admin-login')
  await enterAsAdmin(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up a second step')
  await page.getByText('Authenticator app', { exact: true }).click()
  await page.getByLabel('Name').first().fill('Work phone')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText('Work phone')
  await page.getByLabel('Code from the app').fill(generateSync({ secret: await keyOf(page) }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The second step is set up')
  await page.getByRole('link', { name: 'Continue to the administration' }).click()
  await page.getByRole('link', { name: 'Security' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security')
  await page.getByText('Authenticator app', { exact: true }).click()
  await page.getByRole('group').getByLabel('Name').first().fill('Tablet')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toContainText('Tablet')
  await page.goto('/en/admin-dashboard/security')

  await tabTo(page, page.getByRole('link', { name: 'Rename “Work phone”' }))
  await page.keyboard.press('Enter')
  const name = page.getByLabel('New name')
  await expect(name).toHaveValue('Work phone')
  await scan(page)
  await name.focus()
  await name.selectText()
  await page.keyboard.type('TABLET')
  await page.keyboard.press('Enter')
  await expect(name).toBeFocused()
  await expect(page.getByText('You already use this name')).not.toHaveCount(0)
  await name.selectText()
  await page.keyboard.type('Old phone')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Old phone' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an administrator sets up a telephone, is led on, and renames it', async ({ page }) => {
    const email = newAddress()
    await newAdministrator(page, email)
    await page.goto('/admin-dashboard/administratoren')
    await page.getByLabel('E-Mail-Adresse').fill(email)
    await page.getByLabel('Passwort', { exact: true }).fill(adminPassword)
    await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zweiten Faktor einrichten')
    await page.getByText('SMS', { exact: true }).click()
    const form = page.getByRole('group').filter({ hasText: 'Telefonnummer' })
    await form.getByLabel('Name').fill('Diensthandy')
    await form.getByLabel('Telefonnummer').fill('0049 170 5550102')
    await form.getByRole('button', { name: 'Code senden' }).click()
    await expect(page.getByText('Der Code ist unterwegs an +491705550102.')).toBeVisible()
    const confirming = page.url()
    await page.goto('/dev/mailbox')
    await page.getByRole('listitem').filter({ hasText: '+491705550102' }).first().getByRole('link').click()
    const code = /(\d{6}) ist Ihr Code/.exec(await page.getByRole('main').innerText())?.[1] ?? ''
    await page.goto(confirming)
    await page.getByLabel('Code aus der SMS').fill(code)
    await page.getByRole('button', { name: 'Bestätigen', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der zweite Faktor ist eingerichtet')
    await page.getByRole('link', { name: 'Weiter zur Verwaltung' }).click()
    await expect(page).toHaveURL(/\/admin-dashboard\/administratoren$/)

    await page.getByRole('link', { name: 'Sicherheit' }).click()
    await page.getByRole('link', { name: '„Diensthandy“ umbenennen' }).click()
    await page.getByLabel('Neuer Name').fill('')
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await expect(page.getByText('Bitte geben Sie einen Namen an')).not.toHaveCount(0)
    await page.getByLabel('Neuer Name').fill('Altes Diensthandy')
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Altes Diensthandy' })).toBeVisible()
  })
})
