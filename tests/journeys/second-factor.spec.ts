import { expect, type Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { expectAccessible, violationsOf } from '../support/axe.ts'
import { test } from '../support/journey.ts'

const password = 'Nachtdienst 2026'
let people = 0

/** Registers and confirms the address through the developer mailbox; ends signed in. @returns the address */
async function register(page: Page, origin = ''): Promise<string> {
  people++
  const email = `schluessel-${Date.now()}-${people}@klinik.example`
  await page.goto(`${origin}/register/jobseeker`)
  await page.getByLabel('Vor- und Nachname').fill('Eva Schlüssel')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByLabel('Passwort wiederholen').fill(password)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page).toHaveURL(/\/login/)
  await followMail(page, email, 'Bitte bestätigen Sie Ihre E-Mail-Adresse', 'Adresse bestätigen', origin)
  await expect(page).toHaveURL(/onboarding/)
  return email
}

async function followMail(
  page: Page,
  email: string,
  subject: string,
  link: string,
  origin = '',
): Promise<void> {
  await page.goto(`${origin}/dev/mailbox`)
  await page
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('link', { name: subject })
    .first()
    .click()
  const href = await page.frameLocator('iframe').getByRole('link', { name: link }).getAttribute('href')
  const { pathname, search } = new URL(href ?? '')
  await page.goto(origin + pathname + search)
}

async function signIn(page: Page, email: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

async function signOut(page: Page, origin = ''): Promise<void> {
  await page.context().clearCookies({ name: /session/ })
  await page.goto(`${origin}/`)
}

const scan = async (page: Page) => expect(await violationsOf(page)).toEqual([])
/** A code is accepted only once and the current one may be used up: this is the code of the next half minute. */
const nextCode = (secret: string) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 })

async function addApp(page: Page): Promise<string> {
  await page.goto('/konto/sicherheit')
  await page.getByText('Authenticator-App', { exact: true }).click()
  await page.getByRole('group').filter({ hasText: 'QR-Codes' }).getByLabel('Name').fill('Privates Handy')
  await page.getByRole('button', { name: 'Weiter zum QR-Code' }).click()
  await expect(page.getByAltText('QR-Code mit dem Schlüssel')).toBeVisible()
  const secret = (await page.getByTestId('totp-key').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code aus der App').fill(generateSync({ secret }))
  await page.getByRole('button', { name: 'Bestätigen', exact: true }).click()
  await expect(page.getByText('Sie haben keine Notfallcodes')).toBeVisible()
  return secret
}

test('an app is added, asked for at the next sign-in, and a recovery code stands in for it', async ({
  page,
}) => {
  const email = await register(page)
  const secret = await addApp(page)
  await scan(page)
  await page.getByRole('button', { name: 'Notfallcodes erstellen' }).click()
  const codes = page.getByRole('status').getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = await codes.first().innerText()

  await signOut(page)
  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Anmeldung bestätigen' })).toBeVisible()
  await page.goto('/konto/sicherheit')
  await expect(page).toHaveURL(/login\/bestaetigung\?redirectTo=%2Fkonto%2Fsicherheit/)
  await scan(page)
  await page.getByLabel('Code aus der App').fill('000000')
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page.getByText('Dieser Code stimmt nicht')).toBeVisible()
  await page.getByLabel('Code aus der App').fill(nextCode(secret))
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page).toHaveURL(/onboarding/)

  await signOut(page)
  await signIn(page, email)
  await page.getByRole('link', { name: 'Notfallcode' }).click()
  await page.getByLabel('Notfallcode').fill(recoveryCode.toLowerCase())
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page).toHaveURL(/onboarding/)
  await page.goto('/konto/sicherheit')
  await expect(page.getByText('Noch 9 Notfallcodes sind unbenutzt.')).toBeVisible()
  await page.getByRole('link', { name: '„Privates Handy“ entfernen' }).click()
  await page.getByRole('button', { name: 'Entfernen' }).click()
  await expect(page.getByText('Sie haben noch keinen zweiten Faktor.')).toBeVisible()
})

test('the address is changed by a link on the old side and one on the new', async ({ page }) => {
  const email = await register(page)
  const newEmail = `neu-${email}`
  await page.goto('/konto/sicherheit')
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'E-Mail-Adresse' }) })
  await section.getByLabel('Neue E-Mail-Adresse').fill(newEmail)
  await section.getByLabel('Aktuelles Passwort').fill(password)
  await section.getByRole('button', { name: 'Adresse ändern' }).click()
  await expect(section.getByRole('status')).toContainText(email)
  await followMail(page, email, 'Ihre E-Mail-Adresse soll geändert werden', 'Der Änderung zustimmen')
  await scan(page)
  await page.getByRole('button', { name: 'Zustimmen' }).click()
  await expect(page.getByText('Zugestimmt', { exact: true })).toBeVisible()
  await followMail(page, newEmail, 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse', 'Neue Adresse bestätigen')
  await page.getByRole('button', { name: 'Neue Adresse bestätigen' }).click()
  await expect(page.getByText('Adresse geändert', { exact: true })).toBeVisible()
  await page.goto('/konto/sicherheit')
  await expect(page.getByText(`Sie melden sich mit ${newEmail} an.`)).toBeVisible()
})

test('a passkey is made, signs in by itself, and follows a password', async ({ page, baseURL, context }) => {
  // Passkeys are bound to a host name; they do not work on an IP address.
  const origin = (baseURL ?? '').replace('127.0.0.1', 'localhost')
  const consent = (await context.cookies()).find(({ name }) => name === 'consent')
  if (consent) await context.addCookies([{ name: 'consent', value: consent.value, url: origin }])
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
  const email = await register(page, origin)
  await page.goto(`${origin}/konto/sicherheit`)
  await page.getByText('Passkey', { exact: true }).click()
  await page.getByRole('group').filter({ hasText: 'Finger' }).getByLabel('Name').fill('Laptop')
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await page.getByRole('button', { name: 'Passkey anlegen' }).click()
  await expect(page.getByText('Sie haben keine Notfallcodes')).toBeVisible()

  await signOut(page, origin)
  await page.goto(`${origin}/login?redirectTo=%2Fjobs`)
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page).toHaveURL(/onboarding/)

  await signOut(page, origin)
  await signIn(page, email, origin)
  await page.getByRole('button', { name: 'Passkey verwenden' }).click()
  await expect(page).toHaveURL(/onboarding/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an app is added and asked for, and a telephone is confirmed by text message', async ({ page }) => {
    const email = await register(page)
    const secret = await addApp(page)
    await signOut(page)
    await signIn(page, email)
    await page.getByLabel('Code aus der App').fill('111111')
    await page.getByRole('button', { name: 'Bestätigen' }).click()
    await expect(page.getByText('Dieser Code stimmt nicht')).toBeVisible()
    await page.getByLabel('Code aus der App').fill(nextCode(secret))
    await page.getByRole('button', { name: 'Bestätigen' }).click()
    await expect(page).toHaveURL(/onboarding/)
    await page.goto('/konto/sicherheit')
    await page.getByText('SMS', { exact: true }).click()
    const form = page.getByRole('group').filter({ hasText: 'Telefonnummer' })
    await form.getByLabel('Name').fill('Diensthandy')
    await form.getByLabel('Telefonnummer').fill('0049 170 5550101')
    await form.getByRole('button', { name: 'Code senden' }).click()
    await expect(page.getByText('Der Code ist unterwegs an +491705550101.')).toBeVisible()
    const confirming = page.url()
    await page.goto('/dev/mailbox')
    await page.getByRole('listitem').filter({ hasText: '+491705550101' }).first().getByRole('link').click()
    const code = /(\d{6}) ist Ihr Code/.exec(await page.getByRole('main').innerText())?.[1] ?? ''
    await page.goto(confirming)
    await page.getByLabel('Code aus der SMS').fill(code)
    await page.getByRole('button', { name: 'Bestätigen', exact: true }).click()
    await expect(page.getByText('SMS · +491705550101')).toBeVisible()

    await signOut(page)
    await signIn(page, email)
    await page.getByRole('button', { name: 'Code senden' }).click()
    await expect(page.getByText('Der Code ist unterwegs an …01.')).toBeVisible()
    await expect(page.getByLabel('Code aus der SMS')).toBeVisible()
  })
})

test('axe finds nothing on the page of keys in English', async ({ page }) => {
  await register(page)
  await page.goto('/en/account/security')
  await page.getByText('Authenticator app', { exact: true }).click()
  await expectAccessible(page, 'keys')
})
