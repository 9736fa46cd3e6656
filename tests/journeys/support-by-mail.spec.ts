import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'
import { enterAdministration } from '../support/journey-admin.ts'
import { mailedLink } from '../support/mailbox.ts'
import { mailHeaders, plainMail } from '../support/signed-mail.ts'

test('a guest without scripts writes and confirms, adds a word by mail, and reads the answer by the link', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(150_000)
  const email = `mailt-${Date.now()}@post.example`
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  })
  const phone = await context.newPage()
  await phone.goto('/kontakt')
  const width = await phone.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(390)
  await phone.getByLabel('Worum geht es?').selectOption('Etwas funktioniert nicht')
  await phone.getByLabel('Ihre Nachricht').fill('Der Knopf tut nichts.')
  await phone.getByLabel('Ihre E-Mail-Adresse').fill(email)
  // What comes back sooner was filled in by a program, and is set aside.
  await phone.waitForTimeout(3_100)
  await phone.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(phone.getByText('Bitte bestätigen Sie Ihre Adresse')).toBeVisible()
  const link = await mailedLink(phone, email, 'bestätigen Sie Ihre Nachricht', '/kontakt/')
  await phone.goto(link)
  await phone.getByRole('button', { name: 'Nachricht bestätigen' }).click()
  await expect(phone.getByText('Wir haben Ihre Nachricht und antworten per E-Mail.')).toBeVisible()
  const title = await phone.getByRole('heading', { level: 1 }).innerText()
  const number = /#(\d{4}-\d+)/.exec(title)?.[1] ?? ''

  // With the number alone, which anyone can write: somebody of the team looks before it becomes part of the conversation.
  const raw = plainMail({
    from: email,
    to: 'hilfe@kittel.example',
    subject: `AW: Ihre Nachricht [#${number}]`,
    text: 'Es ist der Knopf „Merken“.',
    id: `${Date.now()}@post.example`,
  })
  const taken = await request.post('/hooks/mail', { data: raw, headers: mailHeaders(raw) })
  expect(taken.status()).toBe(202)

  await enterAdministration(page)
  const entry = page.getByRole('listitem').filter({ hasText: email })
  await expect(async () => {
    await page.goto('/admin-dashboard/nachrichten?list=held')
    await expect(entry).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expectAccessible(page, 'what was held back')
  await entry.getByRole('link').click()
  await expect(page.getByRole('main')).toContainText('der Absender kann gefälscht sein')
  await phone.goto(link)
  await expect(phone.getByRole('main')).not.toContainText('Merken')
  await page.getByRole('button', { name: 'In das Gespräch aufnehmen' }).click()
  await expect(page.getByText('Freigegeben.', { exact: true })).toBeVisible()
  await page.getByLabel('Ihre Notiz').fill('Kommt uns bekannt vor.')
  await page.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(page.getByText('Die Notiz ist gespeichert.', { exact: true })).toBeVisible()
  await expectAccessible(page, 'a conversation')
  const german = new URL(page.url()).pathname
  await page.goto(german.replace('/admin-dashboard/nachrichten', '/en/admin-dashboard/messages'))
  await expectAccessible(page, 'a conversation in English')
  await page.goto(german)
  await page.getByLabel('Ihre Antwort').fill('Danke, „Merken“ geht wieder.')
  await page.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(page.getByText('Die Antwort ist unterwegs.', { exact: true })).toBeVisible()

  await phone.goto(await mailedLink(phone, email, 'Antwort auf Ihre Nachricht', '/kontakt/'))
  const conversation = phone.getByRole('main')
  await expect(conversation).toContainText('Es ist der Knopf „Merken“.')
  await expect(conversation).toContainText('Danke, „Merken“ geht wieder.')
  await expect(conversation).not.toContainText('Kommt uns bekannt vor.')
  await phone.getByRole('button', { name: 'Gespräch abschließen' }).click()
  await phone.getByLabel('Ja', { exact: true }).check()
  await phone.getByRole('button', { name: 'Bewertung senden' }).click()
  await expect(phone.getByText('Danke für Ihre Rückmeldung.')).toBeVisible()
  await context.close()

  for (const address of [link, link.replace('/kontakt/', '/en/contact/')]) {
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText('geht wieder')
    await expectAccessible(page, address.includes('/en/') ? 'the own page in English' : 'the own page')
  }
})
