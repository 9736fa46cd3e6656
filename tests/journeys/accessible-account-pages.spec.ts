import { expect, type Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { translator } from '../../src/i18n/translate.ts'
import { href } from '../../src/web/addresses.ts'
import type { PageName } from '../../src/web/pages.ts'
import { expectAccessible, expectAccessibleMistakes, themesOfWalk } from '../support/axe.ts'
import { test } from '../support/journey.ts'
import { adminPassword, newAdministrator } from '../support/journey-admin.ts'
import { personPassword, registerPerson } from '../support/journey-person.ts'
import { arriveAt } from '../support/keyboard.ts'

type Locale = 'de' | 'en'

test.setTimeout(180_000)

for (const locale of ['de', 'en'] as const) {
  const t = translator(locale)
  const themes = themesOfWalk(locale)
  const at = (name: PageName, query = '') => href(name, locale) + query
  const look = async (page: Page, address: string) => {
    await page.goto(address)
    await expectAccessible(page, address, themes)
  }

  test(`axe finds nothing on the pages of a job seeker: ${locale}`, async ({ page }) => {
    const email = newAddress('axe', locale)
    await registerPerson(page, { kind: 'jobseeker', email, name: 'Ada Prüf', locale })
    for (const step of ['work', 'place', 'wishes', 'qualifications', 'visibility'])
      await look(page, at('onboarding-jobseeker', `?step=${step}`))
    await page.goto(at('onboarding-jobseeker', '?step=place'))
    await page.getByLabel(t('onboarding.seeker.place-field')).fill('Nirgendwohausen')
    await page.keyboard.press('Escape')
    await expectAccessibleMistakes(page, 'place', t('onboarding.save'), themes)
    await look(page, at('dashboard'))

    await look(page, at('account'))
    await page.getByRole('textbox', { name: t('dashboard.own.name'), exact: true }).fill('')
    await expectAccessibleMistakes(page, 'account', t('dashboard.own.save'), themes)
    await look(page, at('account-data'))
    await expectAccessibleMistakes(page, 'data', t('dashboard.own.delete.submit'), themes)
    await look(page, at('change-address', '?token=x'))

    await look(page, at('account-security'))
    await expectAccessibleMistakes(page, 'password', t('factors.password.submit'), themes)
    await expectAccessibleMistakes(page, 'address', t('factors.address.submit'), themes)
    const secret = await addApp(page, locale)
    await look(page, `${page.url()}?ask=remove-${await idOfFactor(page)}`)

    await page.context().clearCookies({ name: /session/ })
    await page.goto(at('login'))
    await signIn(page, locale, { email, password: personPassword })
    await answerSecondFactor(page, locale, secret)
    await expect(page).toHaveURL(/onboarding-jobseeker/)
  })

  test(`axe finds nothing on the pages of employers: ${locale}`, async ({ page, browser, baseURL }) => {
    const domain = `axe-${locale}-${Date.now()}.example`
    const owner = { kind: 'employer', locale, email: `owner@${domain}`, name: 'Ina Prüf' } as const
    await registerPerson(page, { ...owner, company: `Klinik ${domain}` })
    await expectAccessible(page, 'create', themes)
    await page.getByLabel(t('onboarding.employer.website')).fill('kein Netz')
    await expectAccessibleMistakes(page, 'create', t('onboarding.finish'), themes)
    await look(page, at('onboarding-employer', '?step=find'))
    await look(page, at('employer-dashboard'))
    await page.goto(at('onboarding-employer', '?step=create'))
    await page.getByLabel(t('onboarding.employer.type'), { exact: true }).selectOption('private-practice')
    await page.getByLabel(t('onboarding.employer.website')).fill(`https://www.${domain}`)
    await page.getByRole('button', { name: t('onboarding.finish') }).click()
    await arriveAt(page, t('dashboard.hello', { name: owner.name }))

    await look(page, at('orders'))
    await look(page, at('billing'))
    await page.goto(href('new-order', locale, { product: 'featured-ad' }))
    await expectAccessibleMistakes(page, 'order', t('orders.new.review'))

    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const colleague = await context.newPage()
    const asking = {
      kind: 'employer',
      locale,
      email: `team@${domain}`,
      name: 'Kai Prüf',
      company: 'x',
    } as const
    await registerPerson(colleague, asking)
    await expectAccessible(colleague, 'find', themes)
    await colleague.getByRole('button', { name: t('onboarding.employer.ask') }).click()
    await arriveAt(colleague, t('dashboard.hello', { name: asking.name }))
    await context.close()
    await page.goto(at('employer-team'))
    await expect(page.getByRole('button', { name: t('dashboard.employer.accept') })).toBeVisible()
    await expectAccessible(page, 'requests', themes)
  })

  test(`axe finds nothing on the pages of administrators: ${locale}`, async ({ page }) => {
    await look(page, at('admin-admins'))
    await expectAccessibleMistakes(page, 'realm', t('admin.login.submit'), themes)
    const email = newAddress('admin', locale)
    await newAdministrator(page, email)
    await page.goto(at('admin-login'))
    await signIn(page, locale, { email, password: adminPassword })
    await arriveAt(page, t('admin.set-up.title'))
    await expectAccessible(page, 'set up', themes)
    await page.getByRole('link', { name: t('admin.set-up.later') }).click()
    await arriveAt(page, t('admin.title'))
    await expectAccessible(page, 'start', themes)
    await look(page, at('admin-emma'))
    const moneyPages = ['admin-orders', 'admin-coupons', 'admin-bookkeeping', 'admin-entitlements'] as const
    for (const name of moneyPages) await look(page, at(name))
    await look(page, at('admin-entitlements', '?employer=1'))
    await look(page, at('admin-open-items'))
    const invoice = await firstLinkBelow(page, t('bookkeeping.items.title'))
    const payment = await firstLinkBelow(page, t('bookkeeping.payments.title'))
    await look(page, invoice)
    await look(page, payment)
    await page.goto(`${invoice}/change`)
    await page.getByLabel(t('orders.admin.reason')).last().fill('Doppelt')
    await page
      .getByRole('button', { name: t('bookkeeping.change.look') })
      .last()
      .click()
    await expect(page.getByRole('heading', { name: t('bookkeeping.change.preview') })).toBeVisible()
    await expectAccessible(page, 'what a cancellation would do', themes)
    await look(page, at('admin-blog'))
    await look(page, at('admin-blog-lists'))
    await look(page, at('admin-ideas'))
    await look(page, at('admin-reports-all'))
    await look(page, '/admin-dashboard/administrators/1')
    await look(page, at('admin-employers'))
    await look(page, at('admin-users'))
    await look(page, at('admin-jobs', '?status=published'))
    await look(page, at('admin-jobs', '/1'))
    await look(page, at('admin-employers', '/1'))
    await look(page, at('admin-feeds'))
    await look(page, at('admin-support-all', '?status=new'))
    await look(page, at('admin-selection', '?list=people&all=yes&action=lock'))
    await look(page, at('admin-search', '?q=klinik'))
    await look(page, at('employer-dashboard', '?employer=1'))
    await look(page, at('admin-statistics', '?days=90'))
    await look(page, at('admin-system'))
    await look(page, at('admin-tables', '?table=jobs'))
    await look(page, at('admin-switches', '?change=assistant-model'))
    await look(page, at('admin-audit'))
    await look(page, at('admin-audit', '?kind=admin-deactivated'))
    await look(page, at('admin-admins'))
    await expectAccessibleMistakes(page, 'administrators', t('admin.users.create'), themes)
    await look(page, at('admin-security'))
    await expectAccessibleMistakes(page, 'password', t('factors.password.submit'), themes)
    const secret = await addApp(page, locale)
    await page.context().clearCookies({ name: /session/ })
    await page.goto(at('admin-login'))
    await signIn(page, locale, { email, password: adminPassword })
    await answerSecondFactor(page, locale, secret)
    await arriveAt(page, t('admin.title'))
  })
}

/** Where the first link of a section leads. */
async function firstLinkBelow(page: Page, heading: string): Promise<string> {
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) })
  return (await section.getByRole('link').first().getAttribute('href')) ?? ''
}

async function signIn(page: Page, locale: Locale, person: { email: string; password: string }) {
  const t = translator(locale)
  await page.getByLabel(t('account.field.email')).fill(person.email)
  await page.getByLabel(t('account.field.password'), { exact: true }).fill(person.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account.login.submit'), exact: true })
    .click()
}

/** Adds an authenticator app and checks the page after each step; ends with the recovery codes shown. */
async function addApp(page: Page, locale: Locale): Promise<string> {
  const t = translator(locale)
  const themes = themesOfWalk(locale)
  await page.goto(new URL(page.url()).pathname)
  await page.getByText(t('factors.add.app.title'), { exact: true }).click()
  await expectAccessibleMistakes(page, 'new app', t('factors.add.app.submit'), themes)
  const form = page.getByRole('group').filter({ hasText: t('factors.add.app.text') })
  await form.getByLabel(t('factors.field.name')).fill('Handy')
  await form.getByRole('button', { name: t('factors.add.app.submit') }).click()
  await expect(page.getByAltText(t('factors.begun.image'))).toBeVisible()
  await expectAccessibleMistakes(page, 'key', t('factors.begun.submit'), themes)
  const secret = (await page.getByTestId('totp-key').innerText()).replaceAll(' ', '')
  await page.getByLabel(t('factors.field.app-code')).fill(generateSync({ secret }))
  await page.getByRole('button', { name: t('factors.begun.submit'), exact: true }).click()
  await page.getByRole('button', { name: t('factors.codes.make') }).click()
  await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page, 'recovery codes', themes)
  return secret
}

async function answerSecondFactor(page: Page, locale: Locale, secret: string): Promise<void> {
  const t = translator(locale)
  const themes = themesOfWalk(locale)
  await arriveAt(page, t('factors.challenge.title'))
  await expectAccessible(page, 'second factor', themes)
  await expectAccessibleMistakes(page, 'second factor', t('factors.challenge.submit'), themes)
  await page.getByRole('link', { name: t('factors.way.recovery') }).click()
  await expect(page.getByLabel(t('factors.field.recovery-code'))).toBeVisible()
  await expectAccessibleMistakes(page, 'recovery code', t('factors.challenge.submit'), themes)
  await page.getByRole('link', { name: t('factors.way.totp', { name: 'Handy' }) }).click()
  // A code is accepted only once and the current one is used up: this is the code of the next half minute.
  const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 })
  await page.getByLabel(t('factors.field.app-code')).fill(code)
  await page.getByRole('button', { name: t('factors.challenge.submit'), exact: true }).click()
}

async function idOfFactor(page: Page): Promise<string> {
  const address = await page.locator('a[href*="ask=remove-"]').getAttribute('href')
  return /ask=remove-([^#&]+)/.exec(address ?? '')?.[1] ?? ''
}

function newAddress(word: string, locale: Locale): string {
  return `${word}-${locale}-${Date.now()}@klinik.example`
}
