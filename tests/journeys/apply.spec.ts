import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { makePdf } from '../support/documents.ts'
import { test } from '../support/journey.ts'
import { registerPerson } from '../support/journey-person.ts'
import { keyboardOf } from '../support/keyboard.ts'
import { mailedLink } from '../support/mailbox.ts'

test.setTimeout(120_000)

test('a job seeker applies in English by keyboard, loses nothing on a bad connection, and withdraws', async ({
  page,
}) => {
  const keyboard = keyboardOf(page)
  const main = page.getByRole('main')
  await registerPerson(page, {
    kind: 'jobseeker',
    email: `amy-${Date.now()}@mail.example`,
    name: 'Amy Reed',
    locale: 'en',
  })
  const [job = ''] = await adsTakingApplications(page)
  await page.goto(`/en${job}/apply`)
  await keyboard.write(page.getByLabel('Message'), 'Twelve years on a stroke unit.')

  const files = page.locator('input[type=file]')
  await files.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') })
  await expect(main).toContainText('We do not accept this type of file.')
  await keyboard.press(page.getByRole('button', { name: 'Remove notes.txt' }))

  const pieces = await breakingConnection(page)
  const large = Buffer.from(await makePdf(1, { info: { Keywords: 'x'.repeat(1_300_000) } }))
  await files.setInputFiles({ name: 'References.pdf', mimeType: 'application/pdf', buffer: large })
  await expect(page.getByRole('progressbar', { name: /References\.pdf/ })).toBeVisible()
  pieces.breakNow()
  await expect(main).toContainText('The connection was lost.')
  const kept = page.waitForResponse(
    answer =>
      answer.url().includes('/drafts/application') && /files=/.test(answer.request().postData() ?? ''),
  )
  await keyboard.press(page.getByRole('button', { name: 'Try again' }))
  await expect(main).toContainText('1 page')
  expect(pieces.sent).toEqual(['0', '1', '1'])

  await kept
  await expect(main).toContainText('Draft saved.')
  await page.reload()
  await expect(main).toContainText('Your draft is back')
  await expect(page.getByLabel('Message')).toHaveValue('Twelve years on a stroke unit.')
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('References.pdf')
  await expectAccessible(page, 'apply')
  await keyboard.press(page.getByRole('button', { name: 'Send application' }))
  await expect(page.getByRole('heading', { name: / has received your application$/ })).toBeVisible()
  await keyboard.press(page.getByRole('link', { name: 'To the application' }))
  await expect(main).toContainText('References.pdf')
  await expectAccessible(page, 'own application')

  const withdraw = page.getByRole('link', { name: 'Withdraw application' })
  const dialog = page.getByRole('dialog', { name: 'Withdraw application?' })
  await keyboard.press(withdraw)
  await expect(dialog).toContainText('This cannot be undone.')
  await page.keyboard.press('Escape')
  await expect(withdraw).toBeFocused()
  await keyboard.press(withdraw)
  await keyboard.write(dialog.getByRole('textbox'), 'I found another job.')
  await keyboard.press(dialog.getByRole('button', { name: 'Withdraw for good' }))
  await expect(main).toContainText('I found another job.')
  await expect(withdraw).toHaveCount(0)
  // A withdrawn application takes no messages: the page must not invite anyone to write.
  await expect(main).toContainText('There are no messages about this application.')
  await expect(main).not.toContainText('You can write to')
})

test('a guest adds a document, withdraws and deletes by the mailed link, without scripts; an account adopts the rest', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `gast-${Date.now()}@mail.example`
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  })
  const phone = await context.newPage()
  const main = phone.getByRole('main')
  const [first = '', second = ''] = await adsTakingApplications(page)
  for (const job of [first, second]) {
    await phone.goto(`${job}/bewerben`)
    await phone.getByLabel('Name', { exact: true }).fill('Gesa Gast')
    await phone.getByLabel('E-Mail-Adresse').fill(email)
    await phone.getByRole('button', { name: 'Bewerbung senden' }).click()
    await expect(
      phone.getByRole('heading', { name: /^Ihre Bewerbung ist bei .+ eingegangen$/ }),
    ).toBeVisible()
  }
  // Each application was confirmed by a mail: the newest is about the second, which is withdrawn and deleted here.
  const link = await mailedLink(phone, email, 'angekommen', '/bewerbung/')
  await phone.goto(link)
  const cv = { name: 'Lebenslauf.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await makePdf()) }
  await phone.getByLabel('Unterlagen ergänzen').setInputFiles(cv)
  await phone.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(main).toContainText('Unterlage ergänzt: Lebenslauf.pdf')
  await phone.getByRole('link', { name: 'Bewerbung zurückziehen' }).click()
  await expect(phone.getByRole('dialog')).toContainText('Das kann nicht rückgängig gemacht werden.')
  await phone.getByRole('button', { name: 'Endgültig zurückziehen' }).click()
  await expect(main).toContainText('Zurückgezogen')
  await phone.getByRole('link', { name: 'Bewerbung löschen' }).click()
  await phone.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(phone).toHaveURL(/\/$/)
  await phone.goto(link)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Dieser Link ist nicht gültig')

  // A new link is requested for the remaining application, which is viewed with scripts and then adopted by a new account.
  await phone.getByLabel('E-Mail-Adresse').fill(email)
  await phone.getByRole('button', { name: 'Link zuschicken' }).click()
  await expect(main).toContainText('ist eine E-Mail mit neuen Links unterwegs')
  const rest = await mailedLink(phone, email, /Link/, '/bewerbung/')
  await context.close()
  await page.goto(rest)
  await expect(page.getByRole('main')).toContainText('Bewerbung gesendet')
  await expectAccessible(page, 'application of a guest')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await registerPerson(page, { kind: 'jobseeker', email, name: 'Gesa Gast' })
  await page.goto('/dashboard')
  await page.getByRole('main').getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('main')).toContainText('Mit Ihrem Konto verbunden')
  await page.goto(rest)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link ist nicht gültig')
})

/** Paths of two demo jobs that take applications on the site and ask no extra questions. */
async function adsTakingApplications(page: Page): Promise<string[]> {
  const titles = ['Study Nurse Kardiologie (m/w/d)', 'Oberärztin / Oberarzt Neurologie (w/m/d)']
  return Promise.all(
    titles.map(async q => {
      const answer = await page.request.get(`/api/v1/jobs?${new URLSearchParams({ q })}`)
      // The cast: as documented by the API.
      const { jobs } = (await answer.json()) as { jobs: { title: string; url: string }[] }
      const job = jobs.find(({ title }) => title === q)
      expect(job, q).toBeDefined()
      return new URL(job?.url ?? '').pathname
    }),
  )
}

/** Holds the second piece of the next large file until `breakNow`, which breaks its connection; later pieces get through. */
async function breakingConnection(page: Page) {
  let breakNow = () => {}
  const broken = new Promise<void>(resolve => {
    breakNow = resolve
  })
  const sent: string[] = []
  await page.route(/\/files\?.*piece=/, async route => {
    sent.push(new URL(route.request().url()).searchParams.get('piece') ?? '')
    if (sent.length !== 2) return route.continue()
    await broken
    await route.abort('connectionreset')
  })
  return { sent, breakNow: () => breakNow() }
}
