import { expect } from '@playwright/test'
import PDFDocument from 'pdfkit'
import { test } from '../support/journey.ts'
import { addressOfJob, postAd, registerEmployer } from '../support/journey-employer.ts'
import { mailedLink } from '../support/mailbox.ts'

test('an ad goes up, a guest applies on a phone, is invited and hired, and both know where they stand', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const now = Date.now()
  const title = `Pflegefachkraft Intensivstation ${100_000 + (now % 900_000)}`
  await registerEmployer(page, now)
  await postAd(page, title)

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  })
  const consent = (await page.context().cookies()).filter(({ name }) => name === 'consent')
  await context.addCookies(consent)
  const phone = await context.newPage()
  await phone.goto(await addressOfJob(page, title))
  await phone.getByRole('link', { name: 'Jetzt bewerben' }).first().click()
  const email = `lea-${now}@gast.example`
  await phone.getByLabel('Name', { exact: true }).fill('Lea Gast')
  await phone.getByLabel('E-Mail-Adresse').fill(email)
  await phone.getByLabel('Nachricht').fill('Ich arbeite seit fünf Jahren auf einer Intensivstation.')
  const cv = { name: 'Lebenslauf.pdf', mimeType: 'application/pdf', buffer: await pdfWith('Lea Gast') }
  await phone.locator('input[type=file]').setInputFiles(cv)
  await phone.getByRole('button', { name: 'Bewerbung senden' }).click()
  await expect(phone.getByRole('heading', { name: /^Ihre Bewerbung ist bei .+ eingegangen$/ })).toBeVisible()
  const status = await mailedLink(phone, email, title, '/bewerbung/')
  await phone.goto(status)
  await expect(phone.getByRole('main')).toContainText('Lebenslauf.pdf')

  await page.goto('/employer-dashboard/bewerbungen')
  await page.getByRole('link', { name: 'Lea Gast' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lea Gast')
  await expect(page.getByRole('img', { name: /Lebenslauf\.pdf/ })).toBeVisible()
  await page.getByRole('button', { name: 'Zum Gespräch vormerken' }).click()
  await expect(page.getByRole('button', { name: 'Zum Gespräch vormerken' })).toHaveCount(0)
  await phone.goto(status)
  await expect(phone.getByRole('main')).toContainText('Eingeladen')

  await page.getByText('Einstellen', { exact: true }).click()
  await page.getByRole('button', { name: 'Jetzt einstellen' }).click()
  await expect(page.getByRole('main')).toContainText('Eingestellt')
  await phone.goto(await mailedLink(phone, email, 'Zusage', '/bewerbung/'))
  await expect(phone.getByRole('main')).toContainText('Eingestellt')
  await context.close()
})

function pdfWith(text: string): Promise<Buffer> {
  return new Promise(resolve => {
    const document = new PDFDocument()
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.fontSize(24).text(text)
    document.end()
  })
}
