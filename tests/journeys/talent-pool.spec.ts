import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'
import { postAd, registerEmployer } from '../support/journey-employer.ts'
import { registerPerson, toastOf } from '../support/journey-person.ts'
import { mailedLink } from '../support/mailbox.ts'

/** Rare enough that the search of an employer finds the people of this journey alone. */
const profession = 'Orthoptistin'

test('two people are found; one refuses, one accepts and sees who looked; whoever is excluded finds nobody', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const now = Date.now()
  const title = `Orthoptistin Sehschule ${100_000 + (now % 900_000)}`
  const newPage = async (options: Parameters<typeof browser.newContext>[0] = {}) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE', ...options })
    await context.addCookies((await page.context().cookies()).filter(({ name }) => name === 'consent'))
    return context.newPage()
  }
  const refusing = await newPage()
  await joinPool(refusing, `rita-${now}@pool.example`, 'Rita Ruhig')
  const accepting = await newPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  const acceptingEmail = `ada-${now}@pool.example`
  await joinPool(accepting, acceptingEmail, 'Ada Offen')

  await registerEmployer(page, now)
  await postAd(page, title, 'Tagdienst')
  await page.goto('/employer-dashboard/talentpool')
  await page.getByLabel('Beruf, Fachgebiet, Region').fill(profession)
  await page.getByLabel('Passend zur Anzeige').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Suchen', exact: true }).click()
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText('Passt zur Anzeige: Beruf')
  await expect(page.getByRole('main')).not.toContainText(/Rita|Ada/)
  await expectAccessible(page, 'search of the talent pool')
  const list = page.url()
  await askFor(page, 0)
  await page.goto(list)
  await askFor(page, 1)

  await refusing.goto('/dashboard/talentpool')
  await refusing.getByRole('link', { name: /^Ansehen und antworten/ }).click()
  await expect(refusing.getByRole('main')).toContainText('3.600')
  await expect(refusing.getByRole('main')).toContainText('Tagdienst')
  await expectAccessible(refusing, 'a question')
  await refusing.getByRole('radio', { name: 'Die Arbeitszeiten passen nicht' }).check()
  await refusing.getByRole('button', { name: 'Freundlich absagen' }).click()
  await expect(toastOf(refusing)).toContainText('Sie bleiben anonym')

  await accepting.goto(await mailedLink(accepting, acceptingEmail, '', '/dashboard/talentpool/'))
  // The name alone is suggested; here it stays unsaid.
  await expect(accepting.getByRole('checkbox', { name: 'Name', exact: true })).toBeChecked()
  await expect(accepting.getByRole('checkbox', { name: 'E-Mail-Adresse' })).not.toBeChecked()
  await accepting.getByRole('checkbox', { name: 'Name', exact: true }).uncheck()
  await accepting.getByRole('checkbox', { name: 'Wohnort' }).check()
  await accepting.getByRole('button', { name: 'Zusagen und Gespräch beginnen' }).click()
  await expect(accepting).toHaveURL(/\/dashboard\/bewerbungen\//)
  await expect(accepting.getByRole('main')).toContainText('Hätten Sie Lust')
  await accepting.goto('/dashboard/talentpool')
  await expect(accepting.getByRole('main')).toContainText(`Klinik am Ring ${now}`)
  await expect(accepting.getByRole('main')).toContainText('Gesehen: Beruf')

  await page.goto('/employer-dashboard/talentpool/anfragen')
  await expect(page.getByRole('main')).toContainText('Abgelehnt')
  await expectAccessible(page, 'questions of an employer')
  await page.getByRole('listitem').filter({ hasText: 'Zugesagt' }).getByRole('link').click()
  await expect(page.getByRole('main')).toContainText('nicht freigegeben')
  await expect(page.getByRole('main')).not.toContainText('Ada Offen')
  await expect(page.getByRole('main')).toContainText('Freiburg im Breisgau')
  await page.getByRole('link', { name: 'Zum Gespräch' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('aus dem Talentpool')
  await expect(page.locator('body')).not.toContainText(acceptingEmail)

  await refusing.goto('/dashboard/talentpool')
  await refusing.getByLabel('Arbeitgeber oder Internetadresse').fill(`Klinik am Ring ${now}`)
  await refusing.getByRole('button', { name: 'Ausschließen' }).click()
  await expect(toastOf(refusing)).toContainText('sieht Sie nicht mehr')
  await accepting.getByRole('button', { name: 'Pausieren' }).click()
  await page.goto(list)
  await expect(page.getByRole('heading', { name: 'Keine Profile', exact: true })).toBeVisible()
  await expect(cards).toHaveCount(0)
})

test('somebody turns the own profile on, looks at it as others do, pauses and leaves by keyboard, in English', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await registerPerson(page, {
    kind: 'jobseeker',
    email: `kai-${Date.now()}@pool.example`,
    name: 'Kai Keys',
    locale: 'en',
  })
  await page.goto('/en/dashboard/talent-pool')
  await expectAccessible(page, 'talent pool, off')
  await page.getByRole('button', { name: 'Become visible anonymously' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your profile is not visible yet' })).toBeVisible()
  await page.getByRole('link', { name: 'State the profession' }).click()
  await page.getByRole('combobox', { name: 'Profession' }).first().fill('Midwife')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastOf(page)).toContainText('Your details are saved.')
  await page.goto('/en/dashboard/talent-pool')
  await expect(page.getByRole('heading', { name: 'Your profile is visible anonymously' })).toBeVisible()
  await expectAccessible(page, 'talent pool, on')
  await page.getByRole('link', { name: 'Public view' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Midwife')
  await expectAccessible(page, 'one profile')
  const address = page.url()
  await page.goto('/en/dashboard/talent-pool')
  await page.getByRole('button', { name: 'Pause' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your profile is paused' })).toBeVisible()
  expect((await page.goto(address))?.status()).toBe(404)
  await page.goto('/en/dashboard/talent-pool')
  await page.getByRole('link', { name: 'End', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your profile is not in the talent pool' })).toBeVisible()
})

test('guests see previews without scripts, and are led on to sign in', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'de-DE',
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto('/talentpool')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Talentpool/)
  await page.getByRole('link', { name: 'Als Arbeitgeber suchen' }).first().click()
  await expect(page).toHaveURL(/\/login/)
  await context.close()
})

async function joinPool(page: Page, email: string, name: string): Promise<void> {
  await registerPerson(page, { kind: 'jobseeker', email, name })
  await page.locator('input[name=profession]').fill(profession)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Speichern und weiter' }).click()
  await page.getByLabel('Ort oder Postleitzahl').fill('Freiburg im Breisgau')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Speichern und weiter' }).click()
  await expect(page).toHaveURL(/step=wishes/)
  await page.goto('/dashboard/talentpool')
  await page.getByRole('button', { name: 'Anonym sichtbar werden' }).click()
  await expect(page.getByRole('heading', { name: 'Ihr Profil ist anonym sichtbar' })).toBeVisible()
}

async function askFor(page: Page, number: number): Promise<void> {
  await page.getByRole('main').getByRole('article').nth(number).getByRole('link').click()
  await page.getByLabel('Nachricht').fill('Wir bauen eine Sehschule auf. Hätten Sie Lust auf ein Gespräch?')
  await page.getByRole('button', { name: 'Anfragen', exact: true }).click()
  await expect(page.getByText('Wartet auf Antwort')).toBeVisible()
}
