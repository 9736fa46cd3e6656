import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'
import { enterAdministration } from '../support/journey-admin.ts'
import { personPassword, registerPerson } from '../support/journey-person.ts'
import { arriveAt, keyboardOf } from '../support/keyboard.ts'
import { mailedLink } from '../support/mailbox.ts'

test.setTimeout(240_000)

test('an employer writes, changes, copies and ends an ad by the keys alone, and chooses when an administrator was faster', async ({
  page,
  browser,
  baseURL,
}) => {
  const keys = keyboardOf(page)
  const now = Date.now()
  const title = `Nurse for intensive care ${100_000 + (now % 900_000)}`
  await registerPerson(page, {
    kind: 'employer',
    locale: 'en',
    email: `hr@keys-${now}.example`,
    name: 'Kim Keys',
    company: `Keys ${now} Clinic`,
  })
  await page.getByLabel('Type', { exact: true }).selectOption('hospital')
  await page.getByRole('button', { name: 'Finish' }).click()
  await arriveAt(page, /Keys|Overview/)

  await keys.press(page.getByRole('navigation').first().getByRole('link', { name: 'Post a job' }))
  await arriveAt(page, 'Post a job')
  const hints = page.getByRole('region', { name: 'Advice on your ad' })
  await keys.write(page.getByLabel('Title of the ad'), 'Krankenschwester')
  await expect(hints).toContainText('neutral')
  await keys.write(page.getByLabel('Title of the ad'), title)
  await expect(page.getByText(/neutral form/)).toHaveCount(0)
  await keys.write(page.getByLabel('Place of work 1'), 'Freiburg im Breisgau')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible()
  // Leaves the page before the next autosave: the last change must be saved all the same.
  await keys.write(page.getByLabel('Your reference number'), 'ICU-7')
  await page.getByRole('navigation').first().getByRole('link', { name: 'Employers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/employers/i)
  await page.goBack()
  await arriveAt(page, 'Post a job')
  await page.reload()
  await expect(page.getByLabel('Your reference number')).toHaveValue('ICU-7')
  await expect(page.getByLabel('Title of the ad')).toHaveValue(title)
  await expect(page.getByLabel('Place of work 1')).toHaveValue('Freiburg im Breisgau')
  await expectProposalIsSaved(page, keys)
  await expectAccessible(page, 'position')
  await goOn(page, 'description')
  await keys.tabTo(page.locator('[contenteditable=true]'))
  await page.keyboard.type('We look for you: twelve beds, a calm team, and time to learn.')
  await expectAccessible(page, 'description')
  await goOn(page, 'terms')
  await keys.tick(page.getByLabel('Full-time'))
  await expect(hints).toContainText('states no pay')
  await keys.write(page.getByLabel('Pay from (gross)'), '3600')
  await expect(page.getByText(/states no pay/)).toHaveCount(0)
  await expectAccessible(page, 'terms')
  await goOn(page, 'applying')
  await expectAccessible(page, 'applying')
  await goOn(page, 'preview')
  const preview = page.getByRole('region', { name: 'Preview of the ad' })
  await expect(preview.locator('dt').first()).toBeVisible()
  const facts = await preview.locator('dl').first().locator('dt').allInnerTexts()
  await expectAccessible(page, 'preview')
  await keys.press(page.getByRole('button', { name: 'Publish ad' }))
  await arriveAt(page, 'Your jobs')
  await expectAccessible(page, 'list')

  await keys.press(page.getByRole('main').getByRole('link', { name: new RegExp(title) }))
  await arriveAt(page, new RegExp(title))
  const shown = await page.getByRole('main').locator('dl').first().locator('dt').allInnerTexts()
  expect(shown.filter(name => name !== 'Job number')).toEqual(facts)
  await page.goBack()
  await arriveAt(page, 'Your jobs')
  await expectPlaceKept(keys, page)
  await openActions(keys, page)
  await keys.press(page.getByRole('link', { name: 'Edit', exact: true }))
  await arriveAt(page, 'Edit ad')
  const address = page.url().split('?')[0] ?? ''
  await keys.write(page.getByLabel('Department'), 'Ward 3')

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' })
  const other = await context.newPage()
  await enterAdministration(other)
  await other.goto(new URL(address).pathname.replace(/^\/en/, ''))
  await other.getByLabel('Abteilung').fill('Station 7')
  await other.getByRole('button', { name: /Vorschau/ }).click()
  await other.getByRole('button', { name: 'Änderungen veröffentlichen' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Ihre Stellen')
  await context.close()

  await keys.press(page.getByRole('button', { name: /Preview/ }), 'Enter')
  await expect(page.getByRole('heading', { name: 'Two versions' })).toBeVisible()
  await expectAccessible(page, 'comparison')
  const theirs = page.getByRole('group', { name: 'Department' }).getByLabel('Published now')
  await keys.tabTo(page.getByRole('group', { name: 'Department' }).locator(':checked'))
  await page.keyboard.press('ArrowLeft')
  await expect(theirs).toBeChecked()
  await keys.press(page.getByRole('button', { name: 'Use my choice' }))
  await keys.press(page.getByRole('button', { name: 'Publish changes' }))
  await arriveAt(page, 'Your jobs')

  await openActions(keys, page)
  await keys.press(page.getByRole('button', { name: 'Copy' }))
  await arriveAt(page, 'Post a job')
  await expect(page.getByLabel('Title of the ad')).toHaveValue(title)
  await expect(page.getByLabel('Department')).toHaveValue('Station 7')
  await page.goto('/en/employer-dashboard/jobs')
  await openActions(keys, page)
  await keys.press(page.getByRole('link', { name: 'Close as filled' }))
  await arriveAt(page, 'Close as filled')
  await expect(page.getByRole('main')).toContainText('Concerns 1 ad')
  await expectAccessible(page, 'question')
  await keys.press(page.getByRole('button', { name: 'Close as filled' }))
  await expect(page.getByRole('heading', { name: 'No ads are public at the moment' })).toBeVisible()
  await keys.press(page.getByRole('link', { name: /^Ended/ }))
  await expect(page.getByRole('main')).toContainText('Filled')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest writes an ad, sees it, registers at the end, and finds it as it was', async ({ page }) => {
    const now = Date.now()
    const title = `Hebamme ${100_000 + (now % 900_000)}`
    await page.goto('/post-job')
    await page.getByLabel('Titel der Anzeige').fill(title)
    await page.getByRole('button', { name: 'Weiter', exact: true }).last().click()
    await expect(page.getByText('Der Arbeitsort fehlt.').first()).toBeVisible()
    await expect(page.getByLabel('Titel der Anzeige')).toHaveValue(title)
    await page.getByLabel('Arbeitsort 1').fill('Köln')
    await goOn(page, 'description', 'Weiter')
    await page
      .getByRole('textbox', { name: 'Beschreibung' })
      .fill('Wir suchen Sie.\n\nUnser Kreißsaal ist klein.')
    await goOn(page, 'terms', 'Weiter')
    await page.getByLabel('Teilzeit').check()
    await goOn(page, 'applying', 'Weiter')
    await page
      .getByLabel(/^Frage \(/)
      .first()
      .fill('Haben Sie ein Examen?')
    await goOn(page, 'preview', 'Weiter')
    await expect(page.getByRole('main')).toContainText('Unser Kreißsaal ist klein.')
    await expect(page.getByRole('main')).toContainText('Haben Sie ein Examen?')
    await page.getByRole('link', { name: 'Konto anlegen' }).click()

    const email = `leitung-${now}@haus.example`
    await page.getByLabel('Name der Einrichtung').fill(`Geburtshaus ${now}`)
    await page.getByLabel('Ihr Vor- und Nachname').fill('Lena Leitung')
    await page.getByLabel('E-Mail-Adresse').fill(email)
    await page.getByLabel('Passwort', { exact: true }).fill(personPassword)
    await page.getByLabel('Passwort wiederholen').fill(personPassword)
    await page.getByRole('checkbox').check()
    await page.getByRole('main').getByRole('button').last().click()
    await page.goto(await mailedLink(page, email, '', '/auth/confirm'))
    await expect(page).toHaveURL(/onboarding-employer/)
    await page.getByLabel('Art', { exact: true }).selectOption('private-practice')
    await page.getByRole('button', { name: 'Fertigstellen' }).click()
    await expect(page.getByRole('button', { name: 'Anzeige veröffentlichen' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(`Geburtshaus ${now}`)
    await expect(page.getByRole('main')).toContainText('Haben Sie ein Examen?')
    await page.getByRole('button', { name: 'Anzeige veröffentlichen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Stellen')

    await page.getByRole('main').locator('summary', { hasText: 'Aktionen für' }).click()
    await page.getByRole('link', { name: 'Als Vorlage speichern' }).click()
    await page.getByLabel('Name der Vorlage').fill('Hebamme Köln')
    await page.getByRole('button', { name: 'Vorlage speichern' }).click()
    await expect(page.getByRole('main')).toContainText('Hebamme Köln')
    await page.goto('/post-job')
    await page.getByLabel('Vorlage wählen').selectOption('Hebamme Köln')
    await page.getByRole('button', { name: 'Anzeige beginnen' }).click()
    await expect(page.getByLabel('Titel der Anzeige')).toHaveValue(title)
  })
})

/** The actions menu; the journey has only one ad. */
const actionsOf = (page: Page) => page.getByRole('main').locator('summary', { hasText: 'Actions for' })

async function openActions(keys: ReturnType<typeof keyboardOf>, page: Page): Promise<void> {
  await keys.press(actionsOf(page), 'Enter')
}

/** Using the menu, the order or a filter must leave the focus where it was. */
async function expectPlaceKept(keys: ReturnType<typeof keyboardOf>, page: Page): Promise<void> {
  await openActions(keys, page)
  await keys.press(page.getByRole('button', { name: 'Renew for 60 days' }))
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(0)
  await expect(actionsOf(page)).toBeFocused()
  const order = page.getByLabel('Sort by')
  await order.focus()
  await order.selectOption('title')
  await expect(page).toHaveURL(/sort=title/)
  await expect(order).toBeFocused()
  await page
    .locator('summary')
    .filter({ hasText: /^Filters$/ })
    .press('Enter')
  const ending = page.getByLabel('ends within the next 14 days')
  await ending.focus()
  for (const [isChecked, address] of [
    [true, /ending=1/],
    [false, /sort=title(?!.*ending)/],
  ] as const) {
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(address)
    await expect(ending).toBeFocused()
    expect(await ending.isChecked()).toBe(isChecked)
  }
}

async function goOn(page: Page, step: string, name = 'Continue'): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`step=${step}`))
}

/** A suggestion chosen after the last autosave is saved like typed text, even when the page is left at once. */
async function expectProposalIsSaved(page: Page, keys: ReturnType<typeof keyboardOf>): Promise<void> {
  const place = page.getByLabel('Place of work 1')
  const saved = page.waitForResponse(answer => answer.request().method() === 'POST')
  await keys.write(place, 'Hambu')
  await expect(page.getByRole('option', { name: /^Hamburg/ }).first()).toBeVisible()
  await saved
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(place).toHaveValue(/^Hamburg/)
  const taken = await place.inputValue()
  await page.getByRole('navigation').first().getByRole('link', { name: 'Employers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/employers/i)
  await page.goBack()
  await arriveAt(page, 'Post a job')
  await page.reload()
  await expect(place).toHaveValue(taken)
}
