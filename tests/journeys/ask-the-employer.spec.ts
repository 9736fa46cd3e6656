import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { scriptsReady, test } from '../support/journey.ts'
import { addressOfJob, postAd, registerEmployer } from '../support/journey-employer.ts'
import { mailedLink } from '../support/mailbox.ts'

const asks = (fact: string) => ({ name: `${fact}: beim Arbeitgeber nachfragen` })

test('a guest without scripts asks about an ad, the employer answers by keyboard, and the answer comes by mail and stands in the ad', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const now = Date.now()
  const title = `Pflegefachkraft Onkologie ${now % 100_000}`
  await registerEmployer(page, now)
  await postAd(page, title)
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
  const email = `fragt-${now}@frage.example`
  await askAsGuest(phone, ad, email)

  await answer(page, title)

  await phone.goto(ad)
  const today = new Date().toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' })
  const facts = phone.getByRole('main')
  await expect(facts).toContainText(`Ohne Nachtdienst (Angabe des Arbeitgebers vom ${today})`)
  await expect(facts).toContainText('Keine Angabe des Arbeitgebers (gefragt')
  await expect(phone.getByRole('button', asks('Nachtdienst'))).toHaveCount(0)

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

async function askAsGuest(phone: Page, ad: string, email: string): Promise<void> {
  await phone.goto(ad)
  await phone.getByRole('button', asks('Nachtdienst')).click()
  await expect(phone).toHaveURL(/\/nachfragen$/)
  await expect(phone.getByRole('listitem').filter({ hasText: 'Nachtdienst' })).toContainText('Gefragt')
  await phone.getByRole('button', asks('Beginn')).click()
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

for (const locale of ['de', 'en'] as const)
  test(`the page with an ad's questions is accessible in both themes (${locale})`, async ({ page }) => {
    const answerOfApi = await page.request.get('/api/v1/jobs')
    // The cast: as documented by the API.
    const { jobs } = (await answerOfApi.json()) as { jobs: { url: string }[] }
    const ad = new URL(jobs[0]?.url ?? '').pathname
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(locale === 'de' ? `${ad}/nachfragen` : `/en${ad}/ask`)
      await scriptsReady(page)
      await expectAccessible(page, 'questions')
    }
  })
