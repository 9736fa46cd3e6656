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
  await rowOf(page, demoAdmin).getByRole('link').click()
  await page.getByRole('button', { name: 'Deaktivieren' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Das ist der letzte aktive Inhaber')
  await expect(page.getByRole('button', { name: 'Deaktivieren' })).toBeVisible()
  await page.getByRole('link', { name: 'Alle Administratoren' }).click()

  const email = `zweite-${Date.now()}@kittel.example`
  await fillNew(page, demoAdmin)
  await expect(page.getByRole('main')).toContainText('Ein Admin-Benutzer mit dieser E-Mail existiert bereits')
  await expect(page.getByLabel('Nachname').last()).toHaveValue('Neu')
  await fillNew(page, email)
  await expect(toastOf(page)).toContainText('Der Administrator ist angelegt.')
  await rowOf(page, email).getByRole('link', { name: 'Mara Neu' }).click()
  await expect(page.getByRole('main')).toContainText('Noch nie')
  await page.getByLabel('Nachname').fill('Anders')
  await page.getByLabel('Nachname').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mara Anders')
  await page.getByRole('button', { name: 'Deaktivieren' }).click()
  await expect(page.getByRole('main')).toContainText('Deaktiviert')
  await expect(page.getByRole('button', { name: 'Aktivieren', exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Protokoll' }).click()
  await page.getByRole('combobox', { name: 'Vorgang' }).selectOption('admin-deactivated')
  await page.getByRole('button', { name: 'Liste zeigen' }).click()
  await expect(page).toHaveURL(/kind=admin-deactivated/)
  await expect(page.getByRole('main')).toContainText(email)
  await expect(page.getByRole('main')).toContainText('Aktiv: nein')

  await page.getByRole('banner').locator('summary').filter({ hasText: 'Konto' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).not.toHaveURL(/admin-dashboard/)
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('main')).toContainText(guard)
})

/** Other journeys create administrators, too; the journey needs the demo administrator to be the last active one. */
async function deactivateOthers(page: Page): Promise<void> {
  const others = page.locator('tbody tr').filter({ hasNotText: demoAdmin })
  for (;;) {
    await page.goto('/admin-dashboard/administratoren?active=yes')
    await expect(rowOf(page, demoAdmin)).toBeVisible()
    if ((await others.count()) === 0) break
    await others.first().getByRole('link').click()
    await page.getByRole('button', { name: 'Deaktivieren' }).click()
    await expect(page.getByRole('button', { name: 'Aktivieren', exact: true })).toBeVisible()
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
  return page.getByRole('row').filter({ hasText: email })
}
