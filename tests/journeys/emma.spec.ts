import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'
import { registerPerson } from '../support/journey-person.ts'
import { keyboardOf } from '../support/keyboard.ts'

test.setTimeout(240_000)

test('a nurse begins with a button, refines twice, compares, saves one and has an alert made', async ({
  page,
}) => {
  await registerPerson(page, {
    kind: 'jobseeker',
    email: `emma-${Date.now()}@pflege.example`,
    name: 'Eva Moos',
  })
  await page.goto('/jobs')
  const panel = await openPanel(page)
  await expect(panel).toContainText(/kein Mensch/)
  const intro = panel.locator('.emma-intro')
  await expect(intro, 'what she says stands apart, in no frame').toHaveCSS('display', 'grid')
  await expect(intro).toHaveCSS('border-top-width', '0px')
  await panel.getByRole('button', { name: 'Stellen in der Pflege' }).click()
  await expect(lastTurn(panel).getByRole('article').first()).toBeVisible()
  await expect(lastTurn(panel)).toBeFocused()
  await expectAccessible(page, 'panel with cards')

  await ask(panel, 'nur in Teilzeit')
  const partTime = lastTurn(panel).getByRole('button', { name: /^Teilzeit/ })
  await expect(partTime).toBeVisible()
  await expect(fieldOf(panel)).toBeFocused()
  await ask(panel, 'ohne Nachtdienst')
  await expect(
    lastTurn(panel)
      .locator('.emma-chip')
      .filter({ hasText: /Nachtdienst/ }),
  ).toBeVisible()
  await partTime.click()
  await expect(panel.getByRole('heading', { name: 'Ohne: Teilzeit' })).toBeVisible()
  await expect(
    lastTurn(panel)
      .locator('.emma-chip')
      .filter({ hasText: /^Teilzeit/ }),
  ).toHaveCount(0)

  await ask(panel, 'die ersten drei vergleichen')
  await expect(lastTurn(panel).getByRole('table')).toBeVisible()
  await expectAccessible(page, 'panel with a table')
  await ask(panel, 'die zweite merken')
  const save = lastTurn(panel).locator('form.bookmark button')
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')

  await ask(panel, 'Jobalarm dafür')
  await lastTurn(panel).getByRole('link', { name: 'Jobalarm prüfen und anlegen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobalarm einrichten')
  // The panel stays open beside the page that it leads to.
  await expect(panel.getByRole('heading', { name: 'Jobalarm dafür' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Jobalarm einrichten' }).click()
  await expect(page).toHaveURL(/\/dashboard\/jobalarme\//)
  await page.goto('/dashboard/merkliste')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a question about recognition is answered with its sources, rated, kept and deleted', async ({
  page,
}) => {
  await registerPerson(page, {
    kind: 'jobseeker',
    email: `emma-${Date.now()}@klinik.example`,
    name: 'Ewa Moos',
  })
  await page.goto('/emma')
  await ask(page.getByRole('main'), 'Wird mein Abschluss aus Polen anerkannt?')
  const turn = lastTurn(page.getByRole('main'))
  await expect(turn).toContainText('geprüft am')
  await expect(page).toHaveURL(/conversation=/)
  await turn.getByRole('button', { name: 'Nicht hilfreich' }).click()
  await turn.getByLabel(/Was hat gefehlt/).fill('Die Anschrift')
  await turn.getByRole('button', { name: 'Senden' }).click()
  await expect(turn.getByLabel(/Was hat gefehlt/)).toBeHidden()
  await turn.getByText('Frage ändern').click()
  await turn.getByRole('textbox').fill('Was ist eine FaGe?')
  await turn.getByRole('button', { name: 'Neu antworten' }).click()
  await expect(page.getByRole('heading', { name: 'Was ist eine FaGe?' })).toBeVisible()
  await expect(page.locator('.emma-turn')).toHaveCount(1)

  await page.getByRole('button', { name: 'Gespräch behalten' }).click()
  await expect(page.getByText('Dieses Gespräch bleibt, bis Sie es löschen.')).toBeVisible()
  await expectAccessible(page, 'a conversation that is kept')
  await page.getByRole('link', { name: 'Neues Gespräch' }).click()
  await expect(page.locator('.emma-turn')).toHaveCount(0)
  await page.getByRole('link', { name: 'Was ist eine FaGe?' }).click()
  await expect(page.locator('.emma-turn')).toHaveCount(1)
  await page.getByText('Gespräch löschen').click()
  await page.getByRole('button', { name: 'Endgültig löschen' }).last().click()
  await expect(page).toHaveURL(/\/emma$/)
  await expect(page.getByRole('link', { name: 'Was ist eine FaGe?' })).toHaveCount(0)
})

test('in English and by keyboard alone, the panel opens, answers, hands over to a person and closes', async ({
  page,
}) => {
  await page.goto('/en/imprint')
  const { press, write, tabTo } = keyboardOf(page)
  const button = page.getByRole('button', { name: 'Ask Emma' })
  await press(button)
  const panel = page.getByRole('dialog', { name: 'Emma' })
  await expect(fieldOf(panel)).toBeFocused()
  await page.keyboard.type('nursing jobs in Hamburg')
  await page.keyboard.press('Enter')
  await expect(lastTurn(panel).getByRole('article').first()).toBeVisible()
  await expect(page.locator('[role=log]')).toContainText('Hamburg')
  await write(fieldOf(panel), 'I want to talk to a human')
  await page.keyboard.press('Enter')
  const support = lastTurn(panel).getByRole('link', { name: 'Write a message to support' })
  await tabTo(support, 'Shift+Tab')
  await expect(support).toHaveAttribute('href', /^\/en\/contact\?conversation=[\da-f-]{36}$/)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test('a question that meets no connection stays in its field and is sent when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/emma')
  const main = page.getByRole('main')
  await context.setOffline(true)
  await fieldOf(main).fill('Stellen für MFA')
  await page.keyboard.press('Enter')
  await expect(main.getByText('Keine Verbindung.', { exact: false }).first()).toBeVisible()
  await expect(fieldOf(main)).toHaveValue('Stellen für MFA')
  await context.setOffline(false)
  await expect(lastTurn(main).getByRole('article').first()).toBeVisible()
  await expect(fieldOf(main)).toHaveValue('')
})

test('a question is sent by itself as well when the connection is back before the page listens for it', async ({
  page,
}) => {
  await page.goto('/emma')
  const main = page.getByRole('main')
  await page.route('**/api/v1/emma', route => route.abort(), { times: 1 })
  await fieldOf(main).fill('Stellen für MFA')
  await page.evaluate(() => {
    let left = 1
    Object.defineProperty(navigator, 'onLine', { get: () => left-- <= 0 })
  })
  await page.keyboard.press('Enter')
  await expect(lastTurn(main).getByRole('article').first()).toBeVisible()
  await expect(fieldOf(main)).toHaveValue('')
})

test('an answer that takes long is stopped, and who asks too much is told when it goes on; no question is lost', async ({
  page,
}) => {
  await page.goto('/emma')
  const main = page.getByRole('main')
  await page.route('**/api/v1/emma', () => {}, { times: 1 })
  await fieldOf(main).fill('Stellen für MFA')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Stellen für MFA' })).toBeVisible()
  await page.getByRole('button', { name: 'Anhalten' }).click()
  await expect(fieldOf(main)).toHaveValue('Stellen für MFA')

  // A request that is sent while the route above is being taken back would wait for ever.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    for (let turn = 0; turn < 20; turn++)
      await fetch('/api/v1/emma', { method: 'POST', headers, body: JSON.stringify({ text: 'Danke' }) })
  })
  await page.getByRole('button', { name: 'Fragen', exact: true }).click()
  await expect(main.getByText(/weiter geht es um \d\d:\d\d Uhr/).first()).toBeVisible()
  await expect(fieldOf(main)).toHaveValue('Stellen für MFA')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the panel is a sheet that nothing sticks out of, and a link in it leads to its page', async ({
    page,
  }) => {
    await page.goto('/')
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: 'Stellen für MFA' }).click()
    await expect(lastTurn(panel).getByRole('article').first()).toBeVisible()
    await ask(panel, 'die ersten zwei vergleichen')
    await expectAccessible(page, 'sheet with a table')
    expect(await panel.evaluate(sheet => sheet.scrollWidth - sheet.clientWidth)).toBeLessThanOrEqual(0)
    const link = panel.getByRole('article').first().getByRole('heading').getByRole('link')
    const title = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(panel).toBeHidden()
  })
})

test.describe('in a sheet', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('what was saved is said inside of it', async ({ page }) => {
    await registerPerson(page, {
      kind: 'jobseeker',
      email: `emma-${Date.now()}@sheet.example`,
      name: 'Edda Moos',
    })
    await page.goto('/jobs')
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: 'Stellen in der Pflege' }).click()
    await lastTurn(panel).getByRole('article').first().locator('form.bookmark button').click()
    const message = panel.locator('.toasts').getByText('Die Stelle steht auf Ihrer Merkliste.')
    await expect(message).toBeVisible()
    await panel.locator('.toasts').getByRole('button', { name: 'Schließen' }).click()
    await expect(message).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a link leads to a conversation of forms', async ({ page }) => {
    await page.goto('/jobs')
    await page.getByRole('link', { name: 'Emma fragen' }).click()
    await expect(page).toHaveURL(/\/emma\?from=%2Fjobs$/)
    await page.getByRole('button', { name: 'Stellen für MFA' }).click()
    await expect(page).toHaveURL(/conversation=.*#turn-1$/)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByLabel('Ihre Frage').last().fill('nur in Teilzeit')
    await page.getByRole('button', { name: 'Fragen', exact: true }).click()
    await lastTurn(page.getByRole('main'))
      .getByRole('button', { name: /^Teilzeit/ })
      .click()
    await expect(page).toHaveURL(/#turn-3$/)
    await expect(lastTurn(page.getByRole('main')).locator('.emma-chip')).toHaveText([/MFA/])
    await lastTurn(page.getByRole('main')).getByText('Löschen', { exact: true }).click()
    await lastTurn(page.getByRole('main')).getByRole('button', { name: 'Endgültig löschen' }).click()
    await expect(page.locator('.emma-turn')).toHaveCount(2)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
  })
})

async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^(Emma fragen|Ask Emma)$/ }).click()
  const panel = page.getByRole('dialog', { name: 'Emma' })
  await expect(fieldOf(panel)).toBeVisible()
  return panel
}

function fieldOf(place: Locator): Locator {
  return place.locator('.emma-composer textarea')
}

/** Asks and waits until the answer stands among the turns. */
async function ask(place: Locator, question: string): Promise<void> {
  const turns = place.locator('.emma-turn')
  await expect(place.locator('[aria-busy=true]')).toHaveCount(0)
  const before = await turns.count()
  await fieldOf(place).fill(question)
  await fieldOf(place).press('Enter')
  await expect(turns).toHaveCount(before + 1)
  await expect(place.locator('[aria-busy=true]')).toHaveCount(0)
}

function lastTurn(place: Locator): Locator {
  return place.locator('.emma-turn').last()
}
