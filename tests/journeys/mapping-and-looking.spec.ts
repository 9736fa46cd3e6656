import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'
import { enterAdministration } from '../support/journey-admin.ts'

const reason = 'Nachricht 12: das Dashboard bleibt leer'

test('somebody is mapped to an employer from the queue, looked at for help, and the record of an ad leads on', async ({
  page,
}) => {
  await enterAdministration(page)
  await page.getByRole('main').getByRole('link', { name: 'Personen ohne Arbeitgeber' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zuordnung')
  await page.getByRole('button', { name: 'Kai Berger dem Arbeitgeber Klinikum Falkenried zuordnen' }).click()
  await expect(page.getByText('Zugeordnet', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Kai Berger' })).toHaveCount(0)

  await page.keyboard.press('/')
  await page.keyboard.type('person: kai berger')
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByRole('link', { name: 'Kai Berger' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kai Berger')
  await expect(page.getByText('von Hand zugeordnet')).toBeVisible()
  await page.getByLabel('Grund', { exact: true }).fill(reason)
  await page.getByRole('button', { name: 'Ansicht starten' }).click()
  const banner = page.getByText('Sie sehen die Seite wie Kai Berger, ohne etwas ändern zu können.')
  await expect(banner).toBeVisible()
  await expect(page).toHaveURL(/employer-dashboard/)
  await page.goto('/konto/daten')
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'Ansicht beenden' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kai Berger')
  await expect(page.getByText(reason)).toBeVisible()

  await page.goto('/admin-dashboard/stellen')
  await page.getByRole('table').getByRole('link').nth(2).click()
  await expect(page.getByRole('heading', { name: 'Verlauf' })).toBeVisible()
  await expectAccessible(page, 'the record of an ad')
})
