import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'
import { addressOfJob, postAd, registerEmployer } from '../support/journey-employer.ts'
import { arriveAt, keyboardOf } from '../support/keyboard.ts'
import { mailedLink } from '../support/mailbox.ts'

const inbox = '/en/employer-dashboard/applications'
const people = ['Ada First', 'Ben Second', 'Cleo Third', 'Dan Fourth'] as const

test('a recruiter answers everyone by keyboard: moves, notes, invites, turns down kindly and takes a file along', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000)
  const now = Date.now()
  const title = `Pflegefachkraft Nachtdienst ${100_000 + (now % 900_000)}`
  const emailOf = (name: string) => `${name.split(' ')[0]?.toLowerCase()}-${now}@gast.example`
  await registerEmployer(page, now)
  await postAd(page, title)
  const ad = await addressOfJob(page, title)
  const outside = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' })
  const origin = new URL(page.url()).origin
  for (const name of people) await apply(outside.request, ad, { name, email: emailOf(name), origin })

  const { press, tabTo, tick, write } = keyboardOf(page)
  await page.goto(inbox)
  await expectAccessible(page, 'list')
  await press(page.getByRole('link', { name: 'Board' }))
  await expect(page).toHaveURL(/view=board/)
  await tabTo(page.getByRole('button', { name: 'Move Ada First' }))
  await expectAccessible(page, 'board')
  await page.keyboard.press('Space')
  await expect(page.getByText('Ada First is over the column New.')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Ada First is over the column Interview.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.locator('#column-interview')).toContainText('Ada First')
  await expect(page.getByText('Ada First is now under “Interview”.')).toBeVisible()
  await expectAccessible(page, 'board with the way back')

  await page.goto(`${inbox}?sort=oldest`)
  await press(page.getByRole('link', { name: 'Ada First' }))
  await arriveAt(page, 'Ada First')
  await page.keyboard.press('j')
  await arriveAt(page, 'Ben Second')
  await page.keyboard.press('k')
  await arriveAt(page, 'Ada First')
  await write(page.getByLabel('New note'), 'Has run a night ward before.')
  await press(page.getByRole('button', { name: 'Save note' }))
  await expect(page.locator('#notes')).toContainText('Has run a night ward before.')
  await invite(page, now)
  await expectAccessible(page, 'one application')

  const applicant = await outside.newPage()
  await applicant.goto(
    await mailedLink(applicant, emailOf('Ada First'), 'Einladung zum Gespräch', '/bewerbung/'),
  )
  await applicant.getByRole('radio').nth(1).check()
  await applicant.getByRole('button', { name: 'Termin zusagen' }).click()
  await expect(applicant.getByRole('main')).toContainText('Sie haben diesen Termin zugesagt.')
  await expect(page.locator('#invitation')).toContainText('Accepted', { timeout: 15_000 })

  await page.goto(`${inbox}?status=applied`)
  for (const name of people.slice(1)) await tick(page.getByRole('checkbox', { name: `Select ${name}` }))
  await press(page.getByRole('button', { name: 'Reject selected' }))
  await arriveAt(page, 'Write a rejection')
  await expectAccessible(page, 'rejections')
  await press(page.getByRole('button', { name: 'Show preview' }))
  await expect(page.getByRole('heading', { name: '3 people will read this' })).toBeFocused()
  for (const name of people.slice(1)) await expect(page.getByRole('main')).toContainText(`${name} – ${title}`)
  await expectAccessible(page, 'preview of the rejections')
  await press(page.getByRole('button', { name: 'Send 3 rejections' }))
  await expect(page.getByText('3 rejections are on their way.')).toBeVisible()
  for (const name of people.slice(1)) {
    await applicant.goto(await mailedLink(applicant, emailOf(name), title, '/bewerbung/'))
    await expect(applicant.getByRole('main')).toContainText(`Guten Tag ${name}`)
  }
  await outside.close()

  await page.goto(inbox)
  expect(await exported(page, 'As CSV')).toContain(`;Ada First;${emailOf('Ada First')};`)
  expect(await exported(page, 'As PDF')).toMatch(/^%PDF-/)
  await page.goto('/en/employer-dashboard/applications/templates')
  await expectAccessible(page, 'templates')
})

/** Sends the form for guests as a browser without scripts does. */
async function apply(
  request: APIRequestContext,
  ad: string,
  { name, email, origin }: { name: string; email: string; origin: string },
): Promise<void> {
  const form = { form: 'apply-as-guest', name, email, message: 'Ich arbeite gern nachts.' }
  const headers = { origin }
  const answer = await request.post(`${ad}/bewerben`, { form, headers, maxRedirects: 0 })
  expect(answer.status()).toBe(302)
}

async function invite(page: Page, now: number): Promise<void> {
  const { press, write } = keyboardOf(page)
  await press(page.locator('summary').filter({ hasText: 'Invite to an interview' }))
  await write(page.getByLabel('Place or how to join'), 'Ward 3, second floor')
  for (const [index, days] of [7, 8].entries()) {
    const day = new Date(now + days * 86_400_000).toISOString().slice(0, 10)
    await page.getByLabel(`Time ${index + 1}`).fill(`${day}T09:30`)
  }
  await press(page.getByRole('button', { name: 'Send invitation' }))
  await expect(page.locator('#invitation')).toContainText('Waiting for an answer')
}

/** The content of the file that the link of this name downloads. */
async function exported(page: Page, name: string): Promise<string> {
  const { press } = keyboardOf(page)
  const coming = page.waitForEvent('download')
  await press(page.getByRole('link', { name }))
  return readFile(await (await coming).path(), 'utf8')
}
