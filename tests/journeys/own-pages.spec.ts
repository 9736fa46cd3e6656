import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { violationsOf } from '../support/axe.ts'
import { test } from '../support/journey.ts'
import { personPassword, registerPerson, toastOf } from '../support/journey-person.ts'

test.setTimeout(120_000)

test('a person changes what the site knows, takes everything along, and plans to leave but stays', async ({
  page,
}) => {
  const email = `paula-${Date.now()}@klinik.example`
  await registerPerson(page, { kind: 'jobseeker', email, name: 'Paula Lang' })
  await page.goto('/konto')
  await page.getByLabel('Name', { exact: true }).fill('Paula Kurz')
  await page.getByLabel('Akademischer Titel').selectOption('Dr. med.')
  await page.getByLabel('Darstellung', { exact: true }).selectOption('dark')
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/account$/)
  await expect(page.getByRole('main')).toContainText('Academic title')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('summary').filter({ hasText: 'Paula Kurz' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastOf(page)).toContainText('Gespeichert.')

  await page.getByRole('link', { name: 'Daten', exact: true }).click()
  await page.getByRole('button', { name: 'Archiv anfordern' }).click()
  const ready = page.getByRole('link', { name: 'Archiv herunterladen' })
  await expect(ready).toBeVisible({ timeout: 20_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), ready.click()])
  const files = unzipSync(await readFile(await download.path()))
  expect(
    Object.values(files)
      .map(file => strFromU8(file))
      .join('\n'),
  ).toContain(email)

  await page.getByLabel('Passwort', { exact: false }).first().fill('falsch')
  await page.getByRole('button', { name: 'Konto löschen' }).click()
  await expect(page.locator('[aria-invalid=true], [role=alert]').first()).toBeVisible()
  await page.getByLabel('Passwort', { exact: false }).first().fill(personPassword)
  await page.getByRole('button', { name: 'Konto löschen' }).click()
  await expect(page.getByText(/Ihr Konto wird am .* gelöscht\./)).toBeVisible()
  await page.getByRole('link', { name: 'Angaben', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(/Ihr Konto wird am \d\d\.\d\d\.\d{4} gelöscht/)
  await page.getByRole('link', { name: 'Zur Löschung des Kontos' }).click()
  await expect(page.getByRole('button', { name: 'Konto behalten' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Konto behalten' }).focus()
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Ihr Konto bleibt bestehen.')
  await expect(page.getByRole('button', { name: 'Konto löschen' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Löschung zurückgenommen')
})
