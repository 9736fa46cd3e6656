import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleMistakes } from '../support/axe.ts'
import { scriptsReady, test } from '../support/journey.ts'
import { postAd, registerEmployer } from '../support/journey-employer.ts'
import { registerPerson } from '../support/journey-person.ts'
import { mailedLink } from '../support/mailbox.ts'

test('a new ad reaches a guest by mail until one click ends it, and a job seeker who goes on to apply', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const now = Date.now()
  const title = `Pflegefachkraft Intensivstation ${100_000 + (now % 900_000)}`
  const consent = (await page.context().cookies()).filter(({ name }) => name === 'consent')
  const newPage = async (options: Parameters<typeof browser.newContext>[0]) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE', ...options })
    await context.addCookies(consent)
    return context.newPage()
  }

  const phone = await newPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  const email = `gast-${now}@alarm.example`
  const token = await alertWithoutAccount(phone, email)

  const seekerPage = await newPage({})
  const seekerEmail = `s-${now}@alarm.example`
  await registerPerson(seekerPage, { kind: 'jobseeker', email: seekerEmail, name: 'Sina Suche' })
  await alertFromJob(seekerPage)

  await registerEmployer(page, now)
  await postAd(page, title)

  const ending = await linkOf(phone, email, '/abmelden')
  expect(ending).toContain(token)
  expect((await phone.goto(ending))?.status()).toBe(200)
  await expect(phone.getByRole('button', { name: 'Abbestellen' })).toBeVisible()
  const oneClick = await phone.request.post(ending, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(oneClick.status()).toBe(200)
  await phone.goto(`/jobalarm/${token}`)
  await expect(phone.getByRole('heading', { name: 'Dieser Link öffnet keinen Jobalarm' })).toBeVisible()

  await fromMatchToApplication(seekerPage, title, seekerEmail)
})

test('an alert is changed, paused and deleted in English, and its pages are accessible', async ({ page }) => {
  test.setTimeout(120_000)
  const email = `e-${Date.now()}@alarm.example`
  await registerPerson(page, { kind: 'jobseeker', email, name: 'Emma Search', locale: 'en' })
  await page.goto('/en/dashboard/alerts')
  await expect(page.getByRole('heading', { name: 'No job alerts yet' })).toBeVisible()
  await page.goto('/en/alert?q=nurse')
  await page.getByLabel('Name of the job alert').fill('')
  await expectAccessibleMistakes(page, 'new alert', 'Set up job alert')
  await page.getByLabel('Name of the job alert').fill('Nursing')
  await page.getByRole('button', { name: 'Set up job alert' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nursing')
  await expectAccessible(page, 'one alert')
  await page.getByRole('link', { name: 'Change criteria and name' }).click()
  await page.getByLabel('Name of the job alert').fill('Nursing at night')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nursing at night')
  await page.getByRole('button', { name: 'Pause for 30 days' }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  await page.goto('/en/dashboard/alerts')
  await expect(page.getByRole('main')).toContainText('paused until')
  await expectAccessible(page, 'all alerts')
  await page.getByRole('link', { name: 'Nursing at night' }).click()
  await page.getByRole('link', { name: 'Delete job alert' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByRole('heading', { name: 'No job alerts yet' })).toBeVisible()
})

test('the newsletter is ordered on the start page and comes only after its mail was answered', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'de-DE',
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  const email = `n-${Date.now()}@alarm.example`
  await page.goto('/')
  await page.locator('#newsletter-email').fill(email)
  await page.getByRole('button', { name: 'Abonnieren' }).click()
  await expect(page.getByRole('main')).toContainText(email)
  await page.goto(await mailedLink(page, email, 'Newsletter', '/newsletter/'))
  await page.getByRole('button', { name: 'Newsletter bestätigen' }).click()
  await expect(page.getByRole('heading', { name: 'Sie bekommen den Newsletter' })).toBeVisible()
  await page.getByRole('link', { name: 'Abbestellen' }).click()
  await page.getByRole('button', { name: 'Abbestellen' }).click()
  await expect(page.getByRole('heading', { name: 'Abbestellt' })).toBeVisible()
  await context.close()
})

/** Sets up an alert from a search and confirms it. @returns the token of its links */
async function alertWithoutAccount(page: Page, email: string): Promise<string> {
  await page.goto('/jobs?q=Intensivstation&place=Freiburg&radius=25')
  await page.getByRole('link', { name: 'Als Jobalarm speichern' }).click()
  await page.getByLabel('sofort, wenn eine Stelle erscheint').check()
  await page.getByLabel('Ihre E-Mail-Adresse').fill(email)
  await page.getByRole('button', { name: 'Jobalarm einrichten' }).click()
  await expect(page.getByRole('main')).toContainText('Bitte bestätigen Sie den Jobalarm')
  await page.goto(await mailedLink(page, email, 'Jobalarm', '/jobalarm/'))
  await page.getByRole('button', { name: 'Jobalarm bestätigen' }).click()
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible()
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

/** Sets up an alert from a viewed job, with all of the job's criteria replaced by another. */
async function alertFromJob(page: Page): Promise<void> {
  await page.goto('/jobs?profession=pflegefachmann')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.getByRole('link', { name: 'Ähnliche Stellen per E-Mail' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobalarm einrichten')
  const chips = page.getByRole('link', { name: /Kriterium entfernen/ })
  await expect(chips).not.toHaveCount(0)
  for (let left = await chips.count(); left > 0; left--) {
    await chips.first().click()
    await expect(chips).toHaveCount(left - 1)
  }
  await scriptsReady(page)
  await page.getByLabel('Was', { exact: true }).fill('Intensivstation')
  await page.getByLabel('sofort, wenn eine Stelle erscheint').check()
  // With words still in the field, the button only turns them into a criterion, which is shown before the alert is saved.
  await page.getByRole('button', { name: 'Jobalarm einrichten' }).click()
  await expect(chips).toHaveText(/Intensivstation/)
  await page.getByRole('button', { name: 'Jobalarm einrichten' }).click()
  await expect(page.getByRole('heading', { name: 'Noch keine Treffer' })).toBeVisible()
}

/** Follows the mail to the matches, opens the job and applies for it. */
async function fromMatchToApplication(page: Page, title: string, email: string): Promise<void> {
  await page.goto('/dashboard/jobalarme')
  await expect(page.getByText('1 neue Stelle')).toBeVisible()
  await page.goto(await linkOf(page, email, '/dashboard/jobalarme/'))
  await expect(page.getByRole('heading', { name: 'Treffer' })).toBeVisible()
  await expect(page.getByText(/^passt: /)).toBeVisible()
  await expectAccessible(page, 'matches of an alert')
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('link', { name: 'Jetzt bewerben' }).first().click()
  await page.getByRole('button', { name: 'Bewerbung senden' }).click()
  await expect(page.getByRole('heading', { name: /^Ihre Bewerbung ist bei .+ eingegangen$/ })).toBeVisible()
}

/** A link of the mail with new jobs, which is sent within a minute. */
async function linkOf(page: Page, email: string, part: string): Promise<string> {
  let link = ''
  await expect(async () => {
    link = await mailedLink(page, email, 'Neue Stellen', part)
  }).toPass({ timeout: 60_000 })
  return link
}
