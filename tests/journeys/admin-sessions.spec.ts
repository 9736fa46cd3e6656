import { expect, type Page } from '@playwright/test'
import { test } from '../support/journey.ts'
import { adminPassword, choosePassword, demoAdmin, signInAsAdmin } from '../support/journey-admin.ts'
import { signInWith, toastOf } from '../support/journey-person.ts'

test.setTimeout(120_000)

const forcedOut = 'Aus Sicherheitsgründen wurden Sie abgemeldet. Bitte melden Sie sich erneut an.'
const guard = 'Zugriff verweigert'

test('what an administrator typed when the day was over is there again after signing in, and every tab is told', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await choosePassword(page)
  await page.clock.install()
  await enter(page, '/admin-dashboard/administratoren')
  const other = await context.newPage()
  await other.goto('/admin-dashboard/protokoll')
  await watchIsReady(other)
  await watchIsReady(page)
  await page.getByText('Eigene Ansichten').click()
  const view = page.getByLabel('Diese Ansicht behalten als')
  await view.fill('Alle aktiven')
  const create = page.locator('form').filter({ hasText: 'Administrator anlegen' })
  await create.getByLabel('Vorname').fill('Mara')
  await create.getByLabel('E-Mail-Adresse').fill('mara@klinik.example')

  await endOtherSessions(await browser.newPage({ baseURL: baseURL ?? '', locale: 'de-DE' }))
  await page.clock.fastForward('24:00:30')

  await expect(page).toHaveURL(/\/admin-anmeldung\?.*ended=1/)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(forcedOut)
  await expect(page.getByRole('main')).not.toContainText(guard)
  await expect(other).toHaveURL(/\/admin-anmeldung\?.*ended=1/)
  await expect(other.getByRole('main')).toContainText(forcedOut)

  await signInWith(page, demoAdmin, adminPassword)
  await page.getByRole('link', { name: 'Später' }).click()
  await expect(page).toHaveURL(/\/admin-dashboard\/administratoren$/)
  await expect(view).toBeVisible()
  await expect(view).toHaveValue('Alle aktiven')
  await expect(create.getByLabel('Vorname')).toHaveValue('Mara')
  await expect(create.getByLabel('E-Mail-Adresse')).toHaveValue('mara@klinik.example')
})

test('a form sent after the session was ended elsewhere is not lost, in any tab', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await choosePassword(page)
  await enter(page, '/admin-dashboard/administratoren')
  const other = await context.newPage()
  await other.goto('/admin-dashboard/sicherheit')
  await watchIsReady(other)
  await watchIsReady(page)
  const create = page.locator('form').filter({ hasText: 'Administrator anlegen' })
  await create.getByLabel('Vorname').fill('Nils')
  await create.getByLabel('Nachname').fill('Offen')
  await create.getByLabel('E-Mail-Adresse').fill('nils@klinik.example')
  await endOtherSessions(await browser.newPage({ baseURL: baseURL ?? '', locale: 'de-DE' }))
  await create.getByLabel('E-Mail-Adresse').press('Enter')
  await expect(page).toHaveURL(/\/admin-anmeldung\?.*ended=1/)
  await expect(page.getByRole('main')).toContainText(forcedOut)
  await expect(other).toHaveURL(/\/admin-anmeldung\?.*ended=1/)
  await signInWith(page, demoAdmin, adminPassword)
  await page.getByRole('link', { name: 'Später' }).click()
  await expect(create.getByLabel('Nachname')).toHaveValue('Offen')
  await expect(create.getByLabel('E-Mail-Adresse')).toHaveValue('nils@klinik.example')
})

test('an administrator who signs out in one tab is signed out in the other, and only in this realm', async ({
  page,
  context,
}) => {
  await choosePassword(page)
  await enter(page, '/admin-dashboard')
  const other = await context.newPage()
  await other.goto('/admin-dashboard/protokoll')
  await watchIsReady(other)
  await watchIsReady(page)
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Konto' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(other).toHaveURL(/\/$/)
  await other.goto('/admin-dashboard/protokoll')
  await expect(other.getByRole('main')).toContainText(guard)
})

async function enter(page: Page, wanted: string): Promise<void> {
  await signInAsAdmin(page, demoAdmin, wanted)
  await page.getByRole('link', { name: 'Später' }).click()
  await expect(page).toHaveURL(new RegExp(`${wanted}$`))
}

/** Signs in on another device and ends all other sessions from there; closes the page. */
async function endOtherSessions(page: Page): Promise<void> {
  await enter(page, '/admin-dashboard/sicherheit')
  await page.getByRole('button', { name: 'Alle anderen abmelden' }).click()
  await expect(toastOf(page)).toContainText('abgemeldet')
  await page.close()
}

/** The session watch starts after the page is shown; until its channel is open, a tab misses what the others tell. */
async function watchIsReady(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
}
