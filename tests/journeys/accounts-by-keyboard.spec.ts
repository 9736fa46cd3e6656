import { expect, type Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { translator } from '../../src/i18n/translate.ts'
import { test } from '../support/journey.ts'
import { personPassword, registerPerson, toastOf } from '../support/journey-person.ts'
import { arriveAt, keyboardOf } from '../support/keyboard.ts'
import { mailedCode, mailedLink } from '../support/mailbox.ts'

// In English and without a mouse: addresses are typed or followed from a mail, everything else is reached with Tab.
const t = translator('en')
const newPassword = 'green hills in June'
let people = 0

test.setTimeout(120_000)

test('a nurse registers, tells what she looks for, signs in by code and replaces a forgotten password', async ({
  page,
}) => {
  const keys = keyboardOf(page)
  const email = newAddress('nurse')
  await page.goto('/en/register')
  await keys.press(link(page, 'account.register.seeker.title'))
  await arriveAt(page, t('account.register-seeker.title'))
  await keys.press(button(page, 'account.register.submit'))
  await expect(field(page, 'account.field.full-name')).toBeFocused()
  await register(page, { email, nameField: 'account.field.full-name', name: 'Nora Keys' })
  await page.goto(await mailedLink(page, email, 'confirm', '/auth/confirm'))

  await arriveAt(page, t('onboarding.seeker.work.title'))
  await keys.write(field(page, 'onboarding.seeker.profession'), 'Midwife')
  await keys.press(button(page, 'onboarding.save'))
  await arriveAt(page, t('onboarding.seeker.place.title'))
  await keys.tabTo(field(page, 'onboarding.seeker.place-field'))
  await page.keyboard.type('Freiburg im B')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page, 'onboarding.seeker.place-field')).toHaveValue(/Freiburg im Breisgau/)
  await keys.choose(field(page, 'onboarding.seeker.radius'), '50 km')
  await keys.press(button(page, 'onboarding.save'))
  await arriveAt(page, t('onboarding.seeker.wishes.title'))
  await keys.tick(page.getByRole('checkbox', { name: 'Part-time' }))
  await keys.press(button(page, 'onboarding.save'))
  await arriveAt(page, t('onboarding.seeker.qualifications.title'))
  await keys.press(link(page, 'onboarding.back'))
  await arriveAt(page, t('onboarding.seeker.wishes.title'))
  await expect(page.getByRole('checkbox', { name: 'Part-time' })).toBeChecked()
  await keys.press(button(page, 'onboarding.skip'))
  await arriveAt(page, t('onboarding.seeker.qualifications.title'))
  await keys.write(field(page, 'onboarding.seeker.qualifications-field'), 'wound expert ICW')
  await keys.press(button(page, 'onboarding.save'))
  await arriveAt(page, t('onboarding.seeker.visibility.title'))
  await keys.tabTo(page.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await keys.press(button(page, 'onboarding.finish'))
  await arriveAt(page, t('dashboard.hello', { name: 'Nora Keys' }))
  await expect(page.getByRole('main')).toContainText('Freiburg im Breisgau')
  await signOut(page, 'Nora Keys')

  await keys.press(page.getByRole('banner').getByRole('link', { name: t('common.person.sign-in') }))
  await arriveAt(page, t('account.login.title'))
  await keys.press(link(page, 'account.login.by-code'))
  await arriveAt(page, t('account.login-code.title'))
  await keys.write(field(page, 'account.field.email'), email)
  await page.keyboard.press('Enter')
  await expect(field(page, 'account.field.code')).toBeFocused()
  await keys.write(field(page, 'account.field.code'), await mailedCode(page, email, 'is your code'))
  await page.keyboard.press('Enter')
  await arriveAt(page, t('dashboard.hello', { name: 'Nora Keys' }))
  await signOut(page, 'Nora Keys')

  await page.goto('/en/login')
  await keys.press(link(page, 'account.login.forgot'))
  await arriveAt(page, t('account.forgot-password.title'))
  await keys.write(field(page, 'account.field.email'), email)
  await keys.press(button(page, 'account.forgot-password.submit'))
  await expect(page.getByRole('main').getByRole('status')).toContainText(email)
  await page.goto(await mailedLink(page, email, 'New password', '/reset-password'))
  await arriveAt(page, t('account.reset-password.title'))
  await keys.write(field(page, 'account.field.new-password'), newPassword)
  await keys.write(field(page, 'account.field.password-again'), newPassword)
  await keys.press(button(page, 'account.reset-password.submit'))
  await arriveAt(page, t('account.login.title'))
  await signIn(page, email, newPassword)
  await arriveAt(page, t('dashboard.hello', { name: 'Nora Keys' }))
})

test('a practice registers, creates its employer, plans to leave and stays', async ({ page }) => {
  const keys = keyboardOf(page)
  const email = newAddress('practice')
  const company = `Practice ${email}`
  await page.goto('/en/register')
  await keys.press(link(page, 'account.register.employer.title'))
  await arriveAt(page, t('account.register-employer.title'))
  await keys.write(field(page, 'account.field.company'), company)
  await register(page, { email, nameField: 'account.field.contact-name', name: 'Ida Keys' })
  await page.goto(await mailedLink(page, email, 'confirm', '/auth/confirm'))

  await arriveAt(page, t('onboarding.employer.create.title'))
  await keys.press(button(page, 'onboarding.finish'))
  const type = page.getByRole('combobox', { name: t('onboarding.employer.type'), exact: true })
  await expect(type).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(type).not.toHaveValue('')
  await keys.press(button(page, 'onboarding.finish'))
  await arriveAt(page, t('dashboard.hello', { name: 'Ida Keys' }))
  await expect(page.getByRole('main')).toContainText(company)

  await keys.press(link(page, 'dashboard.account'))
  await arriveAt(page, t('dashboard.own.title'))
  const name = page.getByRole('textbox', { name: t('dashboard.own.name'), exact: true })
  await keys.write(name, 'Ida Short')
  await keys.press(button(page, 'dashboard.own.save'))
  await expect(toastOf(page)).toContainText(t('dashboard.own.saved'))
  await keys.press(link(page, 'dashboard.own.tabs.data'))
  await arriveAt(page, t('dashboard.own.data-title'))
  const secret = page.getByRole('textbox', { name: new RegExp(`^${t('dashboard.own.delete.password')}`) })
  await keys.write(secret, 'not this one')
  await keys.press(button(page, 'dashboard.own.delete.submit'))
  await expect(secret).toBeFocused()
  await keys.write(secret, personPassword)
  await keys.press(button(page, 'dashboard.own.delete.submit'))
  await keys.press(button(page, 'dashboard.own.delete.cancel'))
  await expect(toastOf(page)).toContainText(t('dashboard.own.delete.cancelled'))
  await expect(button(page, 'dashboard.own.delete.submit')).toBeVisible()
})

test('an app is added as the second step and asked for; the administration stays closed', async ({
  page,
}) => {
  const keys = keyboardOf(page)
  const email = newAddress('app')
  await registerPerson(page, { kind: 'jobseeker', email, name: 'Eva Keys', locale: 'en' })
  await page.goto('/en/account/security')
  await keys.press(page.locator('summary').filter({ hasText: t('factors.add.app.title') }))
  const form = page.getByRole('group').filter({ hasText: t('factors.add.app.text') })
  await keys.write(form.getByLabel(t('factors.field.name')), 'Private phone')
  await page.keyboard.press('Enter')
  await expect(page.getByAltText(t('factors.begun.image'))).toBeVisible()
  const secret = (await page.getByTestId('totp-key').innerText()).replaceAll(' ', '')
  await keys.write(field(page, 'factors.field.app-code'), generateSync({ secret }))
  await keys.press(button(page, 'factors.begun.submit'))
  await keys.press(button(page, 'factors.codes.make'))
  await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(10)
  await signOut(page, 'Eva Keys')

  await page.goto('/en/login')
  await signIn(page, email, personPassword)
  await arriveAt(page, t('factors.challenge.title'))
  await keys.write(field(page, 'factors.field.app-code'), '000000')
  await page.keyboard.press('Enter')
  await expect(field(page, 'factors.field.app-code')).toHaveAccessibleDescription(t('factors.code-wrong'))
  await expect(field(page, 'factors.field.app-code')).toBeFocused()
  // A code is accepted only once and the current one may be used up: this is the code of the next half minute.
  const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 })
  await keys.write(field(page, 'factors.field.app-code'), code)
  await keys.press(button(page, 'factors.challenge.submit'))
  await arriveAt(page, t('onboarding.seeker.work.title'))

  await page.goto('/en/admin-dashboard')
  await arriveAt(page, t('admin.login.title'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('admin.guard'))
  await keys.write(field(page, 'account.field.email'), email)
  await keys.write(password(page), personPassword)
  await keys.press(button(page, 'admin.login.submit'))
  const problem = page.getByRole('main').getByRole('alert')
  await expect(problem).toContainText(t('account.invalid_credentials'))
  await expect(problem).toBeFocused()
})

test('what was typed until the session ran out is there again after signing in, and signing out reaches every tab', async ({
  page,
  context,
}) => {
  const keys = keyboardOf(page)
  const email = newAddress('typed')
  await registerPerson(page, { kind: 'jobseeker', email, name: 'Tea Keys', locale: 'en' })
  await page.goto('/en/account')
  const name = page.getByRole('textbox', { name: t('dashboard.own.name'), exact: true })
  await keys.write(name, 'Tea Keys-Albrecht')
  await context.clearCookies({ name: /session/ })
  await keys.press(button(page, 'dashboard.own.save'))
  await arriveAt(page, t('account.login.title'))
  await signIn(page, email, personPassword)
  await expect(page).toHaveURL(/\/en\/onboarding-jobseeker\?redirectTo=/)
  await page.goto('/en/account')
  await expect(name).toHaveValue('Tea Keys-Albrecht')

  const other = await context.newPage()
  await other.goto('/en/account')
  await arriveAt(other, t('dashboard.own.title'))
  // The session watch starts after the page is shown; until its channel is open, this tab would miss the sign-out in the other.
  await other.waitForLoadState('networkidle')
  await page.bringToFront()
  await page.goto('/en/jobs')
  await signOut(page, 'Tea Keys')
  await expect(other).toHaveURL(/\/en$/)
})

async function register(page: Page, person: { email: string; nameField: string; name: string }) {
  const keys = keyboardOf(page)
  await keys.write(field(page, person.nameField), person.name)
  await keys.write(field(page, 'account.field.email'), person.email)
  await keys.write(password(page), personPassword)
  await keys.write(field(page, 'account.field.password-again'), personPassword)
  await keys.tick(page.getByRole('checkbox'))
  await keys.press(button(page, 'account.register.submit'))
  await arriveAt(page, t('account.login.title'))
  await expect(toastOf(page)).toContainText(t('account.account_created'))
}

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  const keys = keyboardOf(page)
  await keys.write(field(page, 'account.field.email'), email)
  await keys.write(password(page), secret)
  await page.keyboard.press('Enter')
}

async function signOut(page: Page, name: string): Promise<void> {
  const keys = keyboardOf(page)
  await keys.press(page.locator('summary').filter({ hasText: name }))
  await keys.press(page.getByRole('button', { name: t('common.person.sign-out') }))
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.getByRole('banner').getByRole('link', { name: t('common.person.sign-in') })).toBeVisible()
}

function field(page: Page, key: string) {
  return page.getByRole('main').getByLabel(t(key))
}

function password(page: Page) {
  return page.getByRole('main').getByLabel(t('account.field.password'), { exact: true })
}

function button(page: Page, key: string) {
  return page.getByRole('main').getByRole('button', { name: t(key), exact: true })
}

function link(page: Page, key: string) {
  return page.getByRole('main').getByRole('link', { name: t(key), exact: true })
}

function newAddress(word: string): string {
  people++
  return `${word}-${Date.now()}-${people}@keys.example`
}
