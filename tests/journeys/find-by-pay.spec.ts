import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { scriptsReady, test } from '../support/journey.ts'
import { addressOfJob, postAd, registerEmployer } from '../support/journey-employer.ts'
import { mailedLink } from '../support/mailbox.ts'

test('a nurse without scripts finds intensive care in Hamburg by pay for 75 %, opens the table, compares three ads, asks what one leaves open, and reads the answer as a fact', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const now = Date.now()
  const title = `Fachpflegekraft Intensivstation ${100_000 + (now % 900_000)}`
  await registerEmployer(page, now)
  await postAd(page, title, undefined, { place: '20251 Hamburg', group: 'P9' })
  const ad = await addressOfJob(page, title)

  const consent = (await page.context().cookies()).filter(({ name }) => name === 'consent')
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  })
  await context.addCookies(consent)
  const phone = await context.newPage()
  await openTable(phone, title)
  await compare(phone, title)
  const email = `fragt-${now}@frage.example`
  await ask(phone, title, email)

  await answer(page, title)

  const day = new Date().toLocaleDateString('de-DE', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  })
  await compare(phone, title)
  await expect(phone.getByRole('row', { name: /^Dienstmodell/ })).toContainText(
    `Angabe des Arbeitgebers vom ${day}`,
  )
  await addWrongly(phone)
  await phone.goto(ad)
  const facts = phone.getByRole('main')
  await expect(facts).toContainText(`Ohne Nachtdienst (Angabe des Arbeitgebers vom ${day})`)
  await expect(facts).toContainText('Keine Angabe des Arbeitgebers (gefragt')
  // Answers wait a moment for each other, so that they come in one mail.
  await expect(async () => {
    await phone.goto(await mailedLink(phone, email, 'Antwort zu', '/ende'))
  }).toPass({ timeout: 60_000 })
  await phone.getByRole('button', { name: 'Adresse löschen' }).click()
  await expect(
    phone.getByText('Zu dieser Anzeige schreiben wir Ihnen nicht mehr.', { exact: true }),
  ).toBeVisible()
  await context.close()
})

const list = '/jobs?q=Intensivstation&place=Hamburg&radius=200&sort=salary-high'

async function openTable(phone: Page, title: string): Promise<void> {
  const card = phone.getByRole('article').filter({ hasText: title })
  // The table is read of an ad when it has changed, a moment behind the search.
  await expect(async () => {
    await phone.goto(list)
    await expect(card).toContainText(/TVöD-P,? P9 · 3\.992–4\.662\s€ im Monat/, { timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await card.getByRole('heading').getByRole('link').click()
  await phone.getByLabel('Jahre Berufserfahrung').fill('8')
  await phone.getByLabel('Stellenumfang in Prozent').fill('75')
  await phone.getByRole('button', { name: 'Berechnen' }).click()
  await expect(phone).toHaveURL(/years=8&workload=75/)
  await expect(phone.getByText(/^Mit 8 Jahren Erfahrung: Stufe 4/)).toBeVisible()
  await expect(phone.getByRole('row', { name: /bei Ihrer Erfahrung/ })).toContainText('€')
  await expect(phone.getByRole('link', { name: /^Quelle: tv-oed\.de/ })).toBeVisible()
}

async function compare(phone: Page, title: string): Promise<void> {
  await phone.goto(list)
  await phone.getByRole('navigation', { name: 'Ansicht' }).getByRole('link', { name: 'Vergleich' }).click()
  const found = phone.getByRole('group', { name: 'Aus Ihrer Suche' }).getByRole('checkbox')
  await phone.getByRole('checkbox', { name: title }).check()
  for (const at of [0, 1, 2])
    if ((await phone.getByRole('checkbox', { checked: true }).count()) < 3) await found.nth(at).check()
  await phone.getByRole('button', { name: 'Auswahl vergleichen' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('3 Stellen im Vergleich')
  await phone.getByLabel('Stellenumfang in Prozent').fill('75')
  await phone.getByRole('button', { name: 'Neu berechnen' }).click()
  const pay = phone.getByRole('row', { name: /^Gehalt im Monat brutto, bei 75\s%/ })
  await expect(pay).toContainText(/2\.994–3\.49[67]\s€/)
  await expect(pay.getByRole('link', { name: /^berechnet, nicht zugesagt/ }).first()).toBeVisible()
}

async function addWrongly(phone: Page): Promise<void> {
  await phone.getByLabel('Anzeige hinzufügen').fill('keine Anzeige')
  await phone.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(
    phone.getByText('„keine Anzeige“ ist weder die Nummer noch die Adresse einer Anzeige.'),
  ).toBeVisible()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('3 Stellen im Vergleich')
}

async function ask(phone: Page, title: string, email: string): Promise<void> {
  await phone.getByRole('button', { name: `Nachtdienst: beim Arbeitgeber nachfragen (${title}` }).click()
  await expect(phone.getByRole('main').getByText('Gefragt ·').first()).toBeVisible()
  await phone.getByRole('link', { name: 'Antwort erfahren' }).first().click()
  await expect(phone).toHaveURL(/\/nachfragen$/)
  await expect(phone.getByRole('listitem').filter({ hasText: 'Nachtdienst' })).toContainText('Gefragt')
  await phone.getByRole('button', { name: 'Beginn: beim Arbeitgeber nachfragen' }).click()
  await expect(phone.getByRole('listitem').filter({ hasText: 'Beginn' })).toContainText('Gefragt')
  await phone.getByLabel('E-Mail-Adresse').fill(email)
  await phone.getByRole('button', { name: 'Antwort per E-Mail' }).click()
  await expect(phone.getByRole('main')).toContainText(`Bitte bestätigen Sie ${email}`)
  await phone.goto(await mailedLink(phone, email, 'Nachfrage', '/nachfrage/'))
  await phone.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(phone.getByRole('main')).toContainText('Ihre Adresse ist bestätigt')
}

async function answer(page: Page, title: string): Promise<void> {
  await page.goto('/employer-dashboard')
  await page.getByRole('link', { name: 'Leserinnen und Leser fragen zu einer Anzeige nach' }).click()
  await expect(page).toHaveURL(/\/employer-dashboard\/nachfragen/)
  await scriptsReady(page)
  await expectAccessible(page, 'questions')
  await page.getByRole('button', { name: `Nachtdienst: Kein Nachtdienst (${title}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ihre Antwort steht jetzt in der Anzeige.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Beginn: Dazu sagen wir nichts (${title}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Keine offenen Nachfragen' })).toBeVisible()
}
