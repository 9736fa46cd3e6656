import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { makePng } from '../support/documents.ts'
import { europassPdf, newEuropass } from '../support/europass.ts'
import { test } from '../support/journey.ts'
import { registerPerson } from '../support/journey-person.ts'

const twoColumns = 'bench/gold/cv/held-out/modern-sidebar.pdf'
const dentist = 'bench/gold/cv/held-out/table-two-col.pdf'
const words = 'bench/gold/cv/second-list/apothekerin-tabelle.docx'
const readingMs = 60_000

test.setTimeout(240_000)

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

async function newSeeker(page: Page): Promise<void> {
  await registerPerson(page, {
    kind: 'jobseeker',
    email: `cv-${Date.now()}@klinik.example`,
    name: 'Ulrich Neu',
  })
}

test('a CV in two columns is read, two facts are corrected by keyboard, and a job that fits is applied for', async ({
  page,
}) => {
  await newSeeker(page)
  await page.getByRole('link', { name: 'Lebenslauf lesen lassen' }).click()
  await expect(page).toHaveURL(/\/dashboard\/profil\/lebenslauf$/)
  await expectAccessible(page, 'choosing a CV')
  await page.locator('input[type=file]').setInputFiles(twoColumns)
  await page.getByRole('button', { name: 'Hochladen und lesen' }).click()
  await expect(page.getByRole('heading', { name: 'Ihr Lebenslauf wird gelesen' })).toBeVisible()
  // The page can be left; the overview tells the end by itself.
  await page.getByRole('link', { name: 'Bewerbungen', exact: true }).click()
  await expect(page.getByText('Ihr Lebenslauf ist gelesen.')).toBeVisible({ timeout: readingMs })
  await page.getByRole('link', { name: 'Ansehen', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Bitte sehen Sie alles durch' })).toBeVisible()
  await expect(field(page, 'positions[0].employer')).toHaveValue('Evangelisches Geriatriezentrum Panke')
  await expectAccessible(page, 'looking through a CV')

  const picture = page.getByRole('img', { name: /^Seite 1 von/ })
  await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(1200)
  await field(page, 'positions[0].title').focus()
  const touched = page.locator('svg rect.stroke-2')
  await expect(touched).toHaveCount(1)
  const before = await touched.getAttribute('id')
  await page.keyboard.press('Tab')
  await expect(touched).not.toHaveId(before ?? '')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Klinik am Schloss')
  await field(page, 'place.value').fill('Xyzzyhausen')
  await page.getByRole('button', { name: 'Angekreuztes übernehmen' }).press('Enter')
  await expect(field(page, 'place.value')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'positions[0].employer')).toHaveValue('Klinik am Schloss')
  await field(page, 'place.value').fill('Berlin')
  await page.getByRole('checkbox', { name: /^Übernehmen: Englisch/ }).uncheck()
  await page.getByRole('button', { name: 'Angekreuztes übernehmen' }).press('Enter')

  await expect(page.getByRole('heading', { name: 'Ihr Profil ist ausgefüllt' })).toBeVisible()
  await expect(page.getByText(/^[1-9]\d* Stellen? pass(en|t) jetzt\.$/)).toBeVisible()
  await expectAccessible(page, 'a CV that was taken')
  await page.getByRole('link', { name: 'Profil ansehen' }).click()
  const profile = page.getByRole('main')
  await expect(profile).toContainText('Klinik am Schloss')
  await expect(profile).toContainText('Berlin (25 km)')
  await expect(profile).not.toContainText('Englisch')
  await page.goBack()
  await page.getByRole('link', { name: /^Stellen? ansehen$/ }).click()
  await expect(page).toHaveURL(/\/jobs\?sort=fit$/)
  await applyForOne(page)
  const own = page.getByRole('main')
  await expect(own).toContainText('modern-sidebar.pdf')
  await expect(own).toContainText('Bewerbung gesendet')
})

/** Applies for the first job of the list that takes applications here, with the CV of the profile; ends at the application. */
async function applyForOne(page: Page): Promise<void> {
  const cards = page.getByRole('article')
  await expect(cards.first()).toContainText(/\d von \d Wünschen erfüllt/)
  const takesApplications = page.locator('a[href$="/bewerben"]').first()
  for (const card of await cards.all()) {
    const link = card.getByRole('heading').getByRole('link')
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: await link.innerText() })).toBeVisible()
    if (await takesApplications.isVisible()) break
  }
  await takesApplications.click()
  await page.getByRole('checkbox', { name: /^Lebenslauf aus meinem Profil beilegen/ }).check()
  await page.getByLabel('Nachricht').fill('Ich arbeite seit zehn Jahren in der Pflege.')
  await page.getByRole('button', { name: 'Bewerbung senden' }).click()
  await expect(page.getByRole('heading', { name: /^Ihre Bewerbung ist bei .+ eingegangen$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Zur Bewerbung' }).click()
  await expect(page.getByRole('heading', { name: 'Das könnte auch passen' })).toBeVisible()
  await expectAccessible(page, 'what else fits after an application')
}

test('a picture without letters says why it cannot be read and what helps, and another format is read instead', async ({
  page,
}) => {
  await newSeeker(page)
  await page.goto('/en/dashboard/profile/cv')
  const empty = { name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from(await makePng()) }
  await page.locator('input[type=file]').setInputFiles(empty)
  await page.getByRole('button', { name: 'Upload and read' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('AI file analysis failed (retry or another format)', {
    timeout: readingMs,
  })
  await expect(alert).toContainText('No text could be recognised in the picture.')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expectAccessible(page, 'a CV that failed')
  await page.getByRole('link', { name: 'Upload another format' }).click()
  await page.locator('input[type=file]').setInputFiles(words)
  await page.getByRole('button', { name: 'Upload and read' }).click()
  await expect(page.getByRole('heading', { name: 'Please check everything' })).toBeVisible({
    timeout: readingMs,
  })
  await field(page, 'positions[0].title').focus()
  await expect(page.locator('mark.outline-2')).toHaveText('Krankenhausapothekerin')
  await expectAccessible(page, 'looking through a text')
})

test('a photograph of paper that lies askew is read letter by letter, and marked where its words are', async ({
  page,
}) => {
  const paper = await page.context().newPage()
  await paper.setViewportSize({ width: 1240, height: 1000 })
  await paper.setContent(`<body style="font: 24px/1.5 sans-serif; padding: 90px; transform: rotate(3deg)">
    <h1>Gudrun Ahlers</h1><p>Hafenweg 60, 21129 Hamburg</p><h2>Berufserfahrung</h2>
    <p>07/2012 – heute<br>Medizinische Kodierfachkraft<br>Klinikum Harburg, Hamburg</p>
    <h2>Sprachen</h2><p>Deutsch (Muttersprache), Englisch (B1)</p>`)
  const buffer = await paper.screenshot({ type: 'jpeg' })
  await paper.close()
  await newSeeker(page)
  await page.goto('/dashboard/profil/lebenslauf')
  await page.locator('input[type=file]').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Hochladen und lesen' }).click()
  await expect(page.getByRole('heading', { name: 'Bitte sehen Sie alles durch' })).toBeVisible({
    timeout: readingMs,
  })
  await expect(page.getByText('Der Text wurde aus einem Bild erkannt.')).toBeVisible()
  await expect(field(page, 'positions[0].title')).toHaveValue('Medizinische Kodierfachkraft')
  await expect(field(page, 'positions[0].fromMonth')).toHaveValue('07/2012')
  await field(page, 'positions[0].title').focus()
  await expect(page.locator('svg rect.stroke-2')).toHaveCount(1)
})

test('a Europass PDF is read from its data, and says which of them stand on no page', async ({ page }) => {
  await newSeeker(page)
  const pdf = await europassPdf(newEuropass, document => {
    document.fontSize(18).text('Łucja Kőszegi', 72, 60).fontSize(10)
    document.text('ARBEITSERFAHRUNG', 72, 200).text('Hebamme, Uniklinik, Wien', 72, 220)
  })
  await page.goto('/dashboard/profil/lebenslauf')
  const file = { name: 'europass.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Hochladen und lesen' }).click()
  await expect(page.getByRole('heading', { name: 'Bitte sehen Sie alles durch' })).toBeVisible({
    timeout: readingMs,
  })
  await expect(page.getByText('Das PDF bringt seine Angaben als Europass-Daten mit.')).toBeVisible()
  await expect(field(page, 'positions[0].title')).toHaveValue('Hebamme')
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Aus den Daten der Datei: CTG-Kurs' }),
  ).not.toHaveCount(0)
  await expectAccessible(page, 'looking through what a file tells as data')
})

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a CV is read, looked through as a list, and taken; where nothing fits, what helps is said', async ({
    page,
  }) => {
    await newSeeker(page)
    await page.goto('/dashboard/profil/lebenslauf')
    await page.locator('input[type=file]').setInputFiles(dentist)
    await page.getByRole('button', { name: 'Hochladen und lesen' }).click()
    await expect(async () => {
      await page.getByRole('link', { name: 'Stand ansehen' }).click({ timeout: 1_000 })
      await expect(page.getByRole('heading', { name: 'Bitte sehen Sie alles durch' })).toBeVisible()
    }).toPass({ timeout: readingMs })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await page.getByRole('link', { name: 'Seite 1:' }).first().click()
    await expect(page.locator('rect:target')).toHaveCount(1)
    await field(page, 'positions[0].employer').fill('Praxis am Schloss')
    await field(page, 'positions[0].toMonth').fill('irgendwann')
    await page.getByRole('checkbox', { name: 'Bis heute' }).first().uncheck()
    await page.getByRole('button', { name: 'Angekreuztes übernehmen' }).click()
    await expect(field(page, 'positions[0].toMonth')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'positions[0].employer')).toHaveValue('Praxis am Schloss')
    await field(page, 'positions[0].toMonth').fill('03/2024')
    await page.getByRole('button', { name: 'Angekreuztes übernehmen' }).click()
    await expect(page.getByRole('heading', { name: 'Ihr Profil ist ausgefüllt' })).toBeVisible()
    // Hardly any of the demo ads is for dentists.
    await expect(page.getByText('Zurzeit passt noch keine Stelle dazu.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Berufe, Orte und Wünsche ändern' })).toBeVisible()
    await page
      .getByRole('link', { name: /: [1-9]\d* Stellen?$/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/jobs\?(?!.*pageSize).*profession=zahnarzt/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
