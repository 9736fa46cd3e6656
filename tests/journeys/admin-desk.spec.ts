import { expect, test } from '@playwright/test'
import { enterAdministration, newAdministrator, signInAsAdmin } from '../support/journey-admin.ts'

test('an administrator finds everything from one box, and keeps a list as they like it', async ({ page }) => {
  await enterAdministration(page)
  await expect(page.getByRole('heading', { name: 'Was jetzt ansteht' })).toBeVisible()
  await page.getByText('Als Tabelle: Neue Anzeigen').click()
  await expect(page.getByRole('table', { name: 'Neue Anzeigen' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('arbeitgeber: falkenried')
  await page.keyboard.press('Enter')
  // What the overview says about the same employer leads elsewhere.
  await expect(page).toHaveURL(/q=arbeitgeber/)
  await page.getByRole('main').getByRole('link', { name: 'Klinikum Falkenried' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klinikum Falkenried')

  await page.goto('/admin-dashboard/stellen')
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Veröffentlicht' })
  await page.getByRole('combobox', { name: 'Herkunft' }).selectOption({ label: 'Hier geschrieben' })
  await page.getByRole('button', { name: 'Liste zeigen' }).click()
  await expect(page).toHaveURL(/status=published/)
  await page.getByText('Eigene Ansichten (0)').click()
  await page.getByLabel('Diese Ansicht behalten als').fill('Eigene offene')
  await page.getByRole('button', { name: 'Ansicht behalten' }).click()
  await expect(page.getByText('Die Ansicht ist gespeichert.', { exact: true })).toBeVisible()

  await page.getByRole('table').getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Ausgewählte prüfen' }).click()
  await expect(page.getByText('Betrifft 1 Anzeige', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Jetzt ausführen' }).click()
  await expect(page.getByText('Sie haben 1 Anzeige angehalten.')).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(page.getByText('Rückgängig gemacht.', { exact: true })).toBeVisible()
  await expect(page.getByText('Sie haben 1 Anzeige angehalten.')).toBeHidden()
})

test('reports are taken and handed back in one step, and what orders are about stands below their tab', async ({
  page,
}) => {
  await enterAdministration(page)
  await page.goto('/admin-dashboard/meldungen')
  await page.getByRole('link', { name: 'Alle als Liste' }).click()
  await page.getByRole('combobox', { name: 'Stand' }).selectOption({ label: 'offen' })
  await page.getByRole('combobox', { name: 'In Arbeit bei' }).selectOption({ label: 'niemand' })
  await page.getByRole('button', { name: 'Liste zeigen' }).click()
  await expect(page).toHaveURL(/hands=nobody/)
  await page.getByRole('table').getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Ausgewählte prüfen' }).click()
  await expect(page.getByText('Betrifft 1 Fall', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Jetzt ausführen' }).click()
  await expect(page.getByText('Sie haben 1 Fall übernommen.')).toBeVisible()
  await expect(page).toHaveURL(/hands=nobody/)
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(page.getByText('Rückgängig gemacht.', { exact: true })).toBeVisible()

  await page.goto('/admin-dashboard/protokoll?kind=case-released')
  await expect(page.getByRole('cell', { name: /^Fall Nr\.: \d+$/ }).first()).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Bereiche der Verwaltung' })
  for (const path of ['open-items', 'coupons', 'bookkeeping', 'entitlements']) {
    await page.goto(`/admin-dashboard/${path}`)
    await expect(tabs.getByRole('link', { name: 'Bestellungen' })).toHaveAttribute('aria-current', 'page')
  }
})

test('who has a role sees its part of the administration, and is told what is not', async ({ page }) => {
  const email = `redaktion-${Date.now()}@kittel.example`
  await newAdministrator(page, email, 'editor')
  await page.context().clearCookies()
  await signInAsAdmin(page, email)
  await page.getByRole('link', { name: 'Später' }).click()
  const tabs = page.getByRole('navigation', { name: 'Bereiche der Verwaltung' })
  await expect(tabs.getByRole('link', { name: 'Newsletter' })).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'Administratoren' })).toHaveCount(0)
  const answer = await page.goto('/admin-dashboard/administratoren')
  expect(answer?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das gehört nicht zu Ihrer Rolle')
  await expect(page.getByRole('main').getByRole('link', { name: 'Zur Verwaltung' })).toBeVisible()
})
