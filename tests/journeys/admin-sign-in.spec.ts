import { expect, type Page } from '@playwright/test'
import { test } from '../support/journey.ts'
import { adminPassword, choosePassword, demoAdmin } from '../support/journey-admin.ts'
import { registerPerson, signInWith, toastOf } from '../support/journey-person.ts'

const guard =
  'Zugriff verweigert: Sie müssen sich als Administrator anmelden, um auf diesen Bereich zuzugreifen'

test.setTimeout(120_000)

test('the administration is closed for guests and for everyone else who is signed in', async ({ page }) => {
  await page.goto('/admin-dashboard/administratoren')
  await expect(page).toHaveURL(/\/admin-anmeldung\?redirectTo=/)
  await expect(page.getByRole('main')).toContainText(guard)

  const email = `neugier-${Date.now()}@klinik.example`
  await registerPerson(page, { kind: 'jobseeker', email, name: 'Nele Gier' })
  await page.goto('/admin-dashboard')
  await expect(page).toHaveURL(/\/admin-anmeldung/)
  await expect(page.getByRole('main')).toContainText(guard)
  await signInWith(page, email)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Login fehlgeschlagen')
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
  await page.goto('/admin-dashboard')
  await expect(page).toHaveURL(/\/admin-anmeldung/)
})

test('an administrator creates, changes and deactivates another, but never the last one', async ({
  page,
}) => {
  await choosePassword(page)
  await page.goto('/admin-dashboard/administratoren')
  await signInWith(page, demoAdmin, adminPassword)
  await page.getByRole('link', { name: 'Später' }).click()
  await expect(page).toHaveURL(/\/admin-dashboard\/administratoren$/)
  await deactivateOthers(page)
  const own = rowOf(page, demoAdmin)
  await own.getByRole('button', { name: 'Deaktivieren' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Das ist der letzte aktive Inhaber')
  await expect(own).toContainText('Aktiv')

  const email = `zweite-${Date.now()}@kittel.example`
  await fillNew(page, demoAdmin)
  await expect(page.getByRole('main')).toContainText('Ein Admin-Benutzer mit dieser E-Mail existiert bereits')
  await expect(page.getByLabel('Nachname').last()).toHaveValue('Neu')
  await fillNew(page, email)
  await expect(toastOf(page)).toContainText('Der Administrator ist angelegt.')
  const other = rowOf(page, email)
  await expect(other).toContainText('Noch nie')

  await other.locator('summary').filter({ hasText: 'Ändern' }).click()
  await other.getByLabel('Nachname').fill('Anders')
  await other.getByLabel('Nachname').press('Enter')
  await expect(other.getByRole('heading')).toHaveText('Mara Anders')
  await other.getByRole('button', { name: 'Deaktivieren' }).click()
  await expect(other).toContainText('Deaktiviert')
  await expect(other.getByRole('button', { name: 'Aktivieren' })).toBeVisible()

  await page.getByRole('link', { name: 'Protokoll' }).click()
  await page.getByLabel('Vorgang').selectOption('admin-deactivated')
  await page.getByRole('button', { name: 'Anzeigen' }).click()
  await expect(page).toHaveURL(/kind=admin-deactivated/)
  await expect(page.getByRole('main')).toContainText(email)

  await page.getByRole('banner').locator('summary').filter({ hasText: 'Konto' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).not.toHaveURL(/admin-dashboard/)
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('main')).toContainText(guard)
})

/** Other journeys create administrators, too; the journey needs the demo administrator to be the last active one. */
async function deactivateOthers(page: Page): Promise<void> {
  await expect(rowOf(page, demoAdmin)).toBeVisible()
  const others = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasNotText: demoAdmin })
    .getByRole('button', { name: 'Deaktivieren' })
  for (let left = await others.count(); left > 0; left--) {
    await others.first().click()
    await expect(others).toHaveCount(left - 1)
  }
}

async function fillNew(page: Page, email: string): Promise<void> {
  const form = page.locator('form').filter({ hasText: 'Administrator anlegen' })
  await form.getByLabel('Vorname').fill('Mara')
  await form.getByLabel('Nachname').fill('Neu')
  await form.getByLabel('E-Mail-Adresse').fill(email)
  await form.getByRole('button', { name: 'Administrator anlegen' }).click()
}

function rowOf(page: Page, email: string) {
  return page.getByRole('listitem').filter({ hasText: email })
}
