import { type Browser, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { makePdf } from '../support/documents.ts'
import { test } from '../support/journey.ts'
import { enterAdministration, newAdministrator, signInAsAdmin } from '../support/journey-admin.ts'
import { keyboardOf } from '../support/keyboard.ts'
import { mailedLink } from '../support/mailbox.ts'

const facts = 'Die Anzeige verlangt vor dem Gespräch eine Überweisung.'

async function withoutScripts(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  })
  return context.newPage()
}

test('an ad is reported without scripts, hidden by a decision, and restored when somebody else finds the complaint right', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(240_000)
  const email = `meldet-${Date.now()}@melden.example`
  const { jobs } = await (await request.get('/api/v1/jobs?pageSize=1&sort=oldest')).json()
  const ad = `/jobs/${jobs[0].id}`
  const phone = await withoutScripts(browser, baseURL)

  await phone.goto(ad)
  await phone.getByRole('link', { name: 'Anzeige melden' }).click()
  await phone.getByRole('button', { name: 'Meldung absenden' }).click()
  await expect(phone.getByText('Bitte wählen Sie, was nicht stimmt.').first()).toBeVisible()
  await phone.getByLabel('Es wird Geld verlangt').check()
  await phone.getByLabel('Bitte erklären Sie es kurz').fill('Ich soll vorab Geld überweisen.')
  await phone.getByLabel('Ich bin überzeugt').check()
  await phone.getByRole('button', { name: 'Meldung absenden' }).click()
  await expect(phone.getByText('Bitte nennen Sie Ihren Namen.').first()).toBeVisible()
  await expect(phone.getByLabel('Bitte erklären Sie es kurz')).toHaveValue('Ich soll vorab Geld überweisen.')
  await phone
    .getByLabel('Dateien')
    .setInputFiles({ name: 'Beleg.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await makePdf()) })
  await phone.getByLabel('Ihr Name').fill('Mara Melder')
  await phone.getByLabel('Ihre E-Mail-Adresse').fill(email)
  await phone.getByRole('button', { name: 'Meldung absenden' }).click()
  await expect(phone.getByRole('heading', { name: /Eingangsbestätigung Nr\. \d+/ })).toBeVisible()
  await phone.goto(await mailedLink(phone, email, 'Ihre Meldung ist eingegangen', '/melden/'))
  await expect(phone.getByText('Wir prüfen Ihre Meldung.', { exact: false })).toBeVisible()

  await enterAdministration(page)
  await page.getByRole('link', { name: 'Meldungen', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meldungen und Beschwerden')
  await expectAccessible(page, 'the queue of reports')
  await page.getByRole('main').getByRole('link', { name: jobs[0].title }).first().click()
  await expect(page.getByText('Ich soll vorab Geld überweisen.').first()).toBeVisible()
  const proof = (await page.getByRole('link', { name: 'Beleg.pdf' }).getAttribute('href')) ?? ''
  expect((await page.request.get(proof)).status()).toBe(200)
  expect((await request.get(proof)).status()).toBe(404)
  const keys = keyboardOf(page)
  await keys.tabTo(page.getByLabel('Keine Maßnahme'))
  for (const _step of ['demote', 'hide']) await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Ausblenden')).toBeChecked()
  await keys.choose(page.getByLabel('Grundlage'), 'Nutzungsbedingungen: Geld von Bewerbenden')
  await keys.write(page.getByLabel('Sachverhalt'), facts)
  await expectAccessible(page, 'a report')
  await keys.press(page.getByRole('button', { name: 'Entscheidung mitteilen' }))
  await expect(
    page.getByText('Die Entscheidung gilt, beide Seiten sind informiert.', { exact: true }),
  ).toBeVisible()
  expect((await request.get(ad)).status()).toBe(410)
  expect((await request.get(`/api/v1${ad}`)).status()).toBe(410)

  await phone.goto(await mailedLink(phone, email, 'Entscheidung über Ihre Meldung', '/melden/'))
  await expect(phone.getByRole('main')).toContainText(facts)
  const statement = await mailedLink(phone, '', 'Entscheidung über Ihren Inhalt', '/entscheidung/')
  await phone.goto(statement)
  await expect(phone.getByRole('main')).toContainText('Der Inhalt ist nicht mehr sichtbar.')
  await expect(phone.getByRole('main')).not.toContainText('Mara')
  await phone.getByLabel('Warum halten Sie die Entscheidung für falsch?').fill('Wir verlangen kein Geld.')
  await phone.getByRole('button', { name: 'Beschwerde absenden' }).click()
  await expect(phone.getByText('Wird geprüft.')).toBeVisible()

  await page.goto('/admin-dashboard/meldungen')
  await page.getByRole('link', { name: jobs[0].title }).first().click()
  await expect(page.getByText('Über die Beschwerde gegen die eigene Entscheidung')).toBeVisible()

  const second = `zweite-${Date.now()}@kittel.example`
  await page.context().clearCookies({ name: /session/ })
  await newAdministrator(page, second)
  await signInAsAdmin(page, second, '/admin-dashboard/meldungen')
  await page.getByRole('link', { name: 'Später' }).click()
  await page.getByRole('main').getByRole('link', { name: jobs[0].title }).first().click()
  await page.getByLabel('Die Entscheidung wird zurückgenommen').check()
  await page.getByLabel('Begründung der Antwort').fill('Die Überweisung galt einer anderen Anzeige.')
  await page.getByRole('button', { name: 'Antwort absenden' }).click()
  await expect(page.getByText('Die Antwort ist verschickt.', { exact: true })).toBeVisible()
  expect((await request.get(ad)).status()).toBe(200)
  await phone.goto(statement)
  await expect(phone.getByText('Die Entscheidung ist zurückgenommen.')).toBeVisible()
  await phone.context().close()
})

test('the pages of reports are accessible in both languages', async ({ page, request }) => {
  const { jobs } = await (await request.get('/api/v1/jobs?pageSize=1')).json()
  const paths = [
    `/melden?job=${jobs[0].id}`,
    `/en/report?employer=${jobs[0].employer.id}`,
    '/melden',
    '/transparenz',
    '/en/transparency',
  ]
  for (const path of paths) {
    await page.goto(path)
    await expectAccessible(page, path)
  }
  await page.goto('/melden/nichts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
})
