import { expect, type Page } from '@playwright/test'
import { makePdf } from '../support/documents.ts'
import { backOnceSaid, test } from '../support/journey.ts'

test.setTimeout(120_000)

test('an application sent without a connection stays with its documents, and goes by itself when it is back', async ({
  page,
  context,
}) => {
  await page.goto(await pathToApply(page))
  await page.getByLabel('Name', { exact: true }).fill('Rosa Funk')
  await page.getByLabel('E-Mail-Adresse').fill(`rosa-${Date.now()}@mail.example`)
  const files = page.locator('input[type=file]')
  await files.setInputFiles(await pdf('Lebenslauf.pdf'))
  await expect(page.getByRole('list', { name: 'Ausgewählte Dateien' })).toContainText('1 Seite')

  await context.setOffline(true)
  await files.setInputFiles(await pdf('Zeugnis.pdf'))
  await expect(page.getByRole('main')).toContainText('Die Verbindung ist abgebrochen')
  await page.getByRole('button', { name: 'Bewerbung senden' }).click()
  await expect(page.getByRole('main')).toContainText('Zeugnis.pdf')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rosa Funk')
  await context.setOffline(false)
  // The document is uploaded first, then the form that has waited for it is sent.
  await expect(page.locator('#notice')).toContainText(/Postfach|eingegangen/)
})

test('a document goes by itself as well when the connection is back before the page listens for it', async ({
  page,
}) => {
  await page.goto(await pathToApply(page))
  const files = page.locator('input[type=file]')
  await files.setInputFiles(await pdf('Lebenslauf.pdf'))
  const list = page.getByRole('list', { name: 'Ausgewählte Dateien' })
  await expect(list).toContainText('1 Seite')
  await page.route(/purpose=/, route => route.abort('internetdisconnected'), { times: 1 })
  await backOnceSaid(page, 'Die Verbindung ist abgebrochen')
  await files.setInputFiles(await pdf('Zeugnis.pdf'))
  await expect(list.getByText('1 Seite')).toHaveCount(2)
})

test('an ad that is chosen without a connection, before any other, opens by itself when it is back', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/jobs?q=Pflege')
  await lateParts(page)
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const name = await link.innerText()
  await context.setOffline(true)
  await link.click()
  await expect(noticeOf(page)).toContainText('Keine Verbindung')
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/jobs\/\d+-/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('what is sent without a connection waits in words, and what arrives is what stands there in the end', async ({
  page,
  context,
}) => {
  await page.goto('/newsletter')
  await lateParts(page)
  const address = page.getByRole('main').getByLabel('E-Mail-Adresse')
  await address.fill('keine Adresse')
  await context.setOffline(true)
  await page.getByRole('main').getByRole('button').last().click()
  const notice = noticeOf(page)
  await expect(notice).toContainText('Keine Verbindung')
  await expect(notice).toContainText('Ihre Angaben sind noch da.')
  await expect(address).toHaveValue('keine Adresse')
  await address.fill('noch immer keine')
  const sent = page.waitForRequest(
    request => request.method() === 'POST' && new URL(request.url()).pathname === '/newsletter.data',
  )
  await context.setOffline(false)
  expect((await sent).postData()).toContain('noch+immer+keine')
  await expect(notice).toBeHidden()
  await expect(address).toHaveValue('noch immer keine')
})

test('what is kept while somebody types waits alone: the form that was sent before is not sent by it', async ({
  page,
  context,
}) => {
  await page.goto('/post-job')
  await page.getByRole('main').getByRole('button', { name: 'Weiter', exact: true }).click()
  const title = page.getByLabel('Titel der Anzeige')
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await context.setOffline(true)
  await title.fill('Pflegefachkraft im Nachtdienst')
  await expect(noticeOf(page)).toContainText('Keine Verbindung')
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '')
  })
  await context.setOffline(false)
  await expect(noticeOf(page)).toBeHidden()
  await expect(page.getByText('Entwurf gespeichert')).toBeVisible()
  expect(sent.filter(body => !body.includes('autosave'))).toEqual([])
  await expect(title).toHaveValue('Pflegefachkraft im Nachtdienst')
})

test('a link followed without a connection leaves everything as it is, and opens when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/newsletter')
  await lateParts(page)
  await page.getByLabel('E-Mail-Adresse').first().fill('rosa@mail.example')
  await context.setOffline(true)
  await page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: 'Über uns' })
    .or(page.getByRole('contentinfo').getByRole('link', { name: 'Über uns' }))
    .first()
    .click()
  const notice = noticeOf(page)
  await expect(notice).toContainText('Die Seite öffnet sich')
  await expect(page.getByLabel('E-Mail-Adresse').first()).toHaveValue('rosa@mail.example')
  await expect(page.getByLabel('E-Mail-Adresse').first()).toBeVisible()
  await notice.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/ueber-uns$/)
  await expect(notice).toBeHidden()
})

for (const status of [502, 503, 504]) {
  test(`a page that is answered with ${status} for a moment comes all the same, without a word`, async ({
    page,
  }) => {
    await page.goto('/')
    await lateParts(page)
    let failures = 0
    await page.route(/ueber-uns\.data/, route =>
      failures++ < 2 ? route.fulfill({ status, body: 'busy' }) : route.continue(),
    )
    await page.getByRole('contentinfo').getByRole('link', { name: 'Über uns' }).click()
    await expect(page).toHaveURL(/\/ueber-uns$/)
    await expect(noticeOf(page)).toBeHidden()
    expect(failures).toBe(3)
  })

  test(`a form that is answered with ${status} is kept, and goes again only when asked to`, async ({
    page,
  }) => {
    await page.goto('/newsletter')
    await lateParts(page)
    let sent = 0
    await page.route(/newsletter\.data/, route => {
      if (route.request().method() !== 'POST') return route.continue()
      return sent++ === 0 ? route.fulfill({ status, body: 'busy' }) : route.continue()
    })
    const address = page.getByRole('main').getByLabel('E-Mail-Adresse')
    await address.fill('keine Adresse')
    await page.getByRole('main').getByRole('button').last().click()
    const notice = noticeOf(page)
    await expect(notice).toContainText('Der Server antwortet gerade nicht')
    await expect(address).toHaveValue('keine Adresse')
    expect(sent).toBe(1)
    await notice.getByRole('button', { name: 'Jetzt senden' }).click()
    await expect(notice).toBeHidden()
    expect(sent).toBe(2)
  })
}

test('the code of a page that cannot be loaded is waited for as well', async ({ page }) => {
  await page.goto('/')
  let isBroken = true
  await page.route(/\/assets\/route-[\w-]+\.js/, route =>
    isBroken ? route.abort('failed') : route.continue(),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Über uns' }).click()
  const notice = noticeOf(page)
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  isBroken = false
  await notice.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page).toHaveURL(/\/ueber-uns$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/**
 * What waits for a lost connection is loaded when the page is interactive, together with the assistant's button. Only the button tells:
 * the first page has a link of the same words, which is there from the beginning.
 */
async function lateParts(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Emma fragen' })).toBeVisible()
}

function noticeOf(page: Page) {
  return page.getByRole('alert').filter({ hasText: /Verbindung|Server/ })
}

/** The application form of a demo job that takes applications on the site and asks no extra questions. */
async function pathToApply(page: Page): Promise<string> {
  const title = 'Study Nurse Kardiologie (m/w/d)'
  const answer = await page.request.get(`/api/v1/jobs?${new URLSearchParams({ q: title })}`)
  // The cast: as documented by the API.
  const { jobs } = (await answer.json()) as { jobs: { title: string; url: string }[] }
  const job = jobs.find(job => job.title === title)
  expect(job).toBeDefined()
  return `${new URL(job?.url ?? '').pathname}/bewerben`
}

async function pdf(name: string) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await makePdf(1)) }
}
