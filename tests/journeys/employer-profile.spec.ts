import { expect, type Page } from '@playwright/test'
import { test } from '../support/journey.ts'
import { registerEmployer } from '../support/journey-employer.ts'
import { registerPerson, toastOf } from '../support/journey-person.ts'
import { mailedLink } from '../support/mailbox.ts'

test.setTimeout(120_000)

/** A small picture of one colour, drawn by the browser. */
async function drawPicture(
  page: Page,
  colour: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(fill => {
    const canvas = document.createElement('canvas')
    canvas.width = 300
    canvas.height = 200
    const pen = canvas.getContext('2d')
    if (pen) pen.fillStyle = fill
    pen?.fillRect(0, 0, 300, 200)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, colour)
  return { name: `${colour}.png`, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

test('an employer is created with its facts and pictures, and shows itself with both', async ({ page }) => {
  const now = Date.now()
  await registerPerson(page, {
    kind: 'employer',
    email: `leitung-${now}@klinik-${now}.example`,
    name: 'Ines Tor',
    company: `Klinik am See ${now}`,
  })
  await page.goto('/create-employer')
  await expect(page.getByLabel('Name des Arbeitgebers')).toHaveValue(`Klinik am See ${now}`)
  await page.getByLabel('Betten').fill('120')
  await page.getByText('Praxis oder MVZ').click()
  await expect(page.getByLabel('Betten')).toBeHidden()
  await page.getByText('Krankenhaus oder Klinik').click()
  await expect(page.getByLabel('Betten')).toHaveValue('120')
  await page.getByLabel('Beschreibung').fill('Wir sind am See.')
  await page.getByLabel('Abteilungen und Fachbereiche').fill('Innere Medizin\nChirurgie')
  await page.getByLabel('Ort oder Postleitzahl').fill('Nirgendwohausen')
  await page.getByRole('button', { name: 'Weiteren Ort hinzufügen' }).click()
  await expect(page.getByLabel('Ort oder Postleitzahl')).toHaveCount(2)
  await page.getByLabel('Ort oder Postleitzahl').nth(1).fill('Basel')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Speichern und weiter' }).click()
  await expect(page.getByLabel('Ort oder Postleitzahl').first()).toHaveAccessibleDescription(
    /kennen wir nicht/,
  )
  await page.getByLabel('Ort oder Postleitzahl').first().fill('Freiburg im Breisgau')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Speichern und weiter' }).click()

  await expect(page.getByRole('heading', { name: 'Logo', exact: true })).toBeVisible()
  await page.getByLabel(/^Logo hinzufügen/).setInputFiles(await drawPicture(page, 'teal'))
  // A picture is saved as soon as it is uploaded, without submitting the form.
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible()
  const pictures = [await drawPicture(page, 'red'), await drawPicture(page, 'blue')]
  const broken = { name: 'kaputt.png', mimeType: 'image/png', buffer: Buffer.from('kein Bild') }
  await page.getByLabel(/^Bilder hinzufügen/).setInputFiles(pictures.slice(0, 1))
  await page.getByLabel('Beschriftung Bild 1').fill('Rot')
  await page.getByLabel(/^Bilder hinzufügen/).setInputFiles([...pictures.slice(1), broken])
  await expect(page.getByRole('main')).toContainText('dann werden die anderen gespeichert')
  await page.getByRole('button', { name: /kaputt\.png/ }).click()
  await page.getByLabel('Beschriftung Bild 2').fill('Blau')
  // What was typed before the other picture came is still there.
  await expect(page.getByLabel('Beschriftung Bild 1')).toHaveValue('Rot')
  await page.getByRole('button', { name: 'Bild 1 nach hinten' }).click()
  await expect(page.getByLabel('Beschriftung Bild 1')).toHaveValue('Blau')
  await page.getByRole('button', { name: 'Bild 1 verschieben' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/(aufgenommen,|über) Platz 1\./)).toBeAttached()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('über Platz 2.')).toBeAttached({ timeout: 1_000 })
  }).toPass()
  // The message about the first move may still be visible: only the response proves that this move was saved.
  const saved = page.waitForResponse(answer => answer.request().method() === 'POST')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Beschriftung Bild 1')).toHaveValue('Rot')
  expect((await saved).ok()).toBe(true)
  await expect(toastOf(page)).toContainText('Die Bilder sind gespeichert.')
  await page.reload()
  await expect(page.getByLabel('Beschriftung Bild 1')).toHaveValue('Rot')
  await page.getByRole('button', { name: 'Fertigstellen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Tag, Ines Tor')
  await page.getByRole('link', { name: 'Öffentliche Seite' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Klinik am See ${now}`)
  await expect(page.getByRole('main')).toContainText('Innere Medizin')
})

test('a logo that was replaced or taken away comes back, with scripts and without', async ({
  page,
  browser,
}) => {
  await registerEmployer(page, Date.now())
  await page.goto('/employer-dashboard/profil?tab=media')
  const main = page.getByRole('main')
  const logo = page.getByRole('img', { name: 'Logo', exact: true })
  await page.getByLabel(/^Logo hinzufügen/).setInputFiles(await drawPicture(page, 'teal'))
  await expect(logo).toBeVisible()
  const first = (await logo.getAttribute('src')) ?? ''
  await page.getByLabel(/^Anderes Logo/).setInputFiles(await drawPicture(page, 'red'))
  await expect(main).toContainText('Logo ersetzt.')
  await expect(logo).not.toHaveAttribute('src', first)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(logo).toHaveAttribute('src', first)
  await expect(main).not.toContainText('Logo ersetzt.')

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const still = await plain.newPage()
  await still.goto(page.url())
  await still.getByRole('button', { name: 'Logo entfernen' }).click()
  await expect(still.getByRole('main')).toContainText('Logo entfernt.')
  await expect(still.getByRole('img', { name: 'Logo', exact: true })).toHaveCount(0)
  await still.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(still.getByRole('img', { name: 'Logo', exact: true })).toHaveAttribute('src', first)
  await plain.close()
})

test.describe('in English, by keyboard', () => {
  test.use({ locale: 'en-GB' })
  test('an owner invites a colleague, who registers by the mail, joins, and leaves again', async ({
    page,
    browser,
    baseURL,
  }) => {
    const now = Date.now()
    const company = `House of Care ${now}`
    const owner = {
      kind: 'employer',
      email: `owner-${now}@care-${now}.example`,
      name: 'Ann Hill',
      company,
    } as const
    await registerPerson(page, owner)
    await page.goto('/en/create-employer')
    await page.getByLabel('Name of the employer').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Logo', exact: true })).toBeVisible()
    await page.goto('/en/employer-dashboard/team')
    await page.getByLabel('Email address').focus()
    const colleagueEmail = `team-${now}@elsewhere-${now}.example`
    await page.keyboard.type(colleagueEmail)
    await page.keyboard.press('Enter')
    await expect(page.getByText('The invitation is on its way.').first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText(colleagueEmail)

    const colleague = await browser.newPage({ baseURL: baseURL ?? '', locale: 'en-GB' })
    const link = await mailedLink(colleague, colleagueEmail, 'Invitation to a team', '/invitation')
    await colleague.goto(link)
    await expect(colleague.getByRole('main')).toContainText(
      `Ann Hill invites you to join the team of ${company}`,
    )
    await registerPerson(colleague, {
      kind: 'employer',
      email: colleagueEmail,
      name: 'Kai Roth',
      company: 'x',
    })
    await colleague.getByRole('button', { name: 'Einladung annehmen' }).focus()
    await colleague.keyboard.press('Enter')
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Guten Tag, Kai Roth')
    await expect(colleague.getByRole('main')).toContainText(company)

    await page.reload()
    await expect(page.getByRole('main')).toContainText('Kai Roth')
    await page.getByLabel('Role of Kai Roth').selectOption('owner')
    await page.getByRole('button', { name: 'Change role' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('The role has been changed.').first()).toBeVisible()

    await colleague.goto('/en/employer-dashboard/team')
    await colleague.getByText('Leave the team').first().focus()
    await colleague.getByText('Leave the team').first().click()
    await colleague.getByRole('button', { name: 'Leave the team' }).focus()
    await colleague.keyboard.press('Enter')
    await expect(colleague.getByRole('main')).toContainText('No employer yet')
    await colleague.close()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the form adjusts to the profile type, rows are added, and pictures travel with the form', async ({
    page,
    browser,
  }) => {
    const now = Date.now()
    const email = `ohne-${now}@praxis-${now}.example`
    await registerPerson(page, { kind: 'employer', email, name: 'Ole Kamp', company: `Praxis Ost ${now}` })
    await page.goto('/create-employer')
    await page.getByLabel('Betten').fill('7')
    await page.getByText('Praxis oder MVZ').click()
    await expect(page.getByLabel('Betten')).toBeHidden()
    await page.getByLabel('Ort oder Postleitzahl').fill('Graz')
    await page.getByRole('button', { name: 'Weiteren Ort hinzufügen' }).click()
    await expect(page.getByLabel('Ort oder Postleitzahl')).toHaveCount(2)
    await expect(page.getByLabel('Ort oder Postleitzahl').first()).toHaveValue('Graz')
    await page.getByLabel('Ort oder Postleitzahl').nth(1).fill('Wien')
    await page.getByRole('button', { name: 'Speichern und weiter' }).click()
    await expect(page.getByRole('heading', { name: 'Logo', exact: true })).toBeVisible()
    const drawing = await browser.newPage()
    const pictures = [await drawPicture(drawing, 'red'), await drawPicture(drawing, 'blue')]
    await drawing.close()
    await page.getByLabel(/^Bilder hinzufügen/).setInputFiles(pictures)
    await page.getByRole('button', { name: 'In die Galerie aufnehmen' }).click()
    await page.getByLabel('Beschriftung Bild 2').fill('Blau')
    await page.getByRole('button', { name: 'Bild 2 nach vorn' }).click()
    await expect(page.getByLabel('Beschriftung Bild 1')).toHaveValue('Blau')
    await page.getByRole('button', { name: 'Bild 2 entfernen' }).click()
    await expect(page.getByLabel('Beschriftung Bild 2')).toHaveCount(0)
    await page.getByRole('button', { name: 'Fertigstellen' }).click()
    await expect(page.getByRole('main')).toContainText(`Praxis Ost ${now}`)
  })
})
