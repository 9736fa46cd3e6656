import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'
import { personPassword, registerPerson, signInWith, toastOf } from '../support/journey-person.ts'
import { arriveAt, keyboardOf } from '../support/keyboard.ts'
import { mailedLink } from '../support/mailbox.ts'

test.setTimeout(120_000)
// The headless browser's own user agent counts as a robot, whose views are not recorded.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
})

test('what a guest bookmarks is kept through registering and the mailed link, and is found again with its note', async ({
  page,
}) => {
  const email = `mira-${Date.now()}@pflege.example`
  await page.goto('/jobs?category=nursing')
  const title = await page.getByRole('article').nth(2).getByRole('heading').getByRole('link').innerText()
  await bookmarkOf(page, title).click()
  await expect(page).toHaveURL(/\/login\?redirectTo=/)
  await expect(toastOf(page)).toContainText('Bitte melden Sie sich an')
  await page
    .getByRole('main')
    .getByRole('link', { name: /egistrieren/ })
    .click()
  await page.getByRole('link', { name: 'Ich suche eine Stelle' }).click()
  await arriveAt(page, 'Als Bewerberin oder Bewerber registrieren')
  await page.getByLabel('Vor- und Nachname').fill('Mira Moos')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(personPassword)
  await page.getByLabel('Passwort wiederholen').fill(personPassword)
  await page.getByRole('checkbox').check()
  await page.getByRole('main').getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto(await mailedLink(page, email, '', '/auth/confirm'))
  await page.getByRole('link', { name: 'Später weitermachen' }).click()
  await expect(page).toHaveURL(/\/jobs\?category=nursing$/)
  await expect(toastOf(page)).toContainText('Die Stelle steht auf Ihrer Merkliste.')
  await expect(bookmarkOf(page, title)).toHaveAttribute('aria-pressed', 'true')

  const other = await page.getByRole('article').nth(4).getByRole('heading').getByRole('link').innerText()
  await bookmarkOf(page, other).click()
  await expect(bookmarkOf(page, other)).toHaveAttribute('aria-pressed', 'true')
  await toastOf(page).getByRole('button', { name: 'Zur Merkliste' }).click()
  await arriveAt(page, 'Merkliste')
  const cards = page.getByRole('article')
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([other, title])
  await cards.nth(1).getByText('Notiz hinzufügen').click()
  await cards.nth(1).getByRole('textbox').fill('Montag auf der Station anrufen')
  await cards.nth(1).getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(toastOf(page)).toContainText('Die Notiz ist gespeichert.')
  await page.getByRole('searchbox').fill('station montag')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([title])
  await cards.getByRole('button', { name: `Von der Merkliste entfernen: ${title}` }).click()
  await expect(page.getByRole('status').filter({ hasText: 'steht nicht mehr auf' })).toBeFocused()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(cards).toContainText(['Montag auf der Station anrufen'])
  await expectAccessible(page, 'bookmarks')

  await cards.getByRole('link', { name: title }).click()
  await arriveAt(page, title)
  await page.goto('/dashboard/zuletzt-angesehen')
  await expect(bookmarkOf(page, title)).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, 'viewed')
  await page.getByRole('link', { name: 'Liste leeren' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Liste leeren' }).click()
  await expect(page.getByRole('heading', { name: 'Noch keine Stellen angesehen' })).toBeVisible()
})

test('by keyboard and in English an employer goes on the list and off it, and without a connection it waits', async ({
  page,
  context,
}) => {
  await registerPerson(page, {
    kind: 'jobseeker',
    email: `nia-${Date.now()}@nurse.example`,
    name: 'Nia Hall',
    locale: 'en',
  })
  const keys = keyboardOf(page)
  await page.goto('/en/employers')
  const name = await page.getByRole('article').first().getByRole('heading').getByRole('link').innerText()
  const mark = page.getByRole('button', { name: `Bookmark employer: ${name}` })
  await context.setOffline(true)
  await keys.press(mark, 'Space')
  await expect(page.getByRole('alert')).toContainText('No connection')
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await context.setOffline(false)
  await expect(toastOf(page)).toContainText('The employer is among your bookmarks.')
  await page.goto('/en/dashboard/bookmarks')
  await expect(page.getByRole('heading', { name: 'No saved jobs' })).toBeVisible()
  await keys.press(page.getByRole('link', { name: /^Employers 1$/ }))
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([name])
  await keys.press(page.getByText('Add a note'))
  await keys.write(page.getByRole('textbox', { name: /^Note/ }), 'Short way to work')
  await keys.press(page.getByRole('button', { name: 'Save note' }))
  await expect(page.getByRole('article')).toContainText('Short way to work')
  await keys.press(page.getByRole('button', { name: `Remove from bookmarks: ${name}` }))
  await keys.press(page.getByRole('button', { name: 'Undo' }))
  await expect(page.getByRole('article')).toContainText('Short way to work')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest signs in and the bookmark is there; an employer reads why it is not for employers', async ({
    page,
    browser,
    baseURL,
  }) => {
    const now = Date.now()
    const [seeker, owner] = [`oda-${now}@pflege.example`, `haus-${now}@klinik-${now}.example`]
    const helper = await browser.newPage({ baseURL: baseURL ?? '', extraHTTPHeaders: addressOf(1) })
    await registerPerson(helper, { kind: 'jobseeker', email: seeker, name: 'Oda Ost' })
    await helper.context().clearCookies()
    await registerPerson(helper, { kind: 'employer', email: owner, name: 'Olaf Ost', company: `Haus ${now}` })
    await helper.close()

    await page.goto('/jobs')
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const mark = page.getByRole('button', { name: `Stelle merken: ${title}` }).first()
    await mark.click()
    await signInWith(page, seeker)
    await page.getByRole('link', { name: 'Später weitermachen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('Die Stelle steht auf Ihrer Merkliste.')).toBeVisible()
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/dashboard/merkliste')
    await page.getByText('Notiz hinzufügen').click()
    await page.getByRole('textbox', { name: /^Notiz/ }).fill('Nach Nachtdiensten fragen')
    await page.getByRole('button', { name: 'Notiz speichern' }).click()
    await page.getByRole('button', { name: /^Von der Merkliste entfernen/ }).click()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(page.getByRole('article')).toContainText('Nach Nachtdiensten fragen')

    await page.context().clearCookies({ name: /session/ })
    await page.goto('/jobs')
    await bookmarkOf(
      page,
      await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').innerText(),
    ).click()
    await signInWith(page, owner)
    await page.goto(new URL(page.url()).searchParams.get('redirectTo') ?? '')
    await expect(page.getByRole('heading', { name: 'Funktion nur für Stellensuchende' })).toBeVisible()
    await page.getByRole('button', { name: 'Profil für die Stellensuche hinzufügen' }).click()
    await expect(page.getByText('Die Stelle steht auf Ihrer Merkliste.')).toBeVisible()
  })
})

function bookmarkOf(page: Page, title: string) {
  return page.getByRole('button', { name: `Stelle merken: ${title}`, exact: true }).first()
}

function addressOf(part: number): Record<string, string> {
  return { 'x-journey-address': `198.20.${process.pid & 255}.${part}` }
}
