import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'

async function openAdWithTariff(page: Page) {
  await page.goto('/jobs?tariff=tvoed-p8')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Was der Tarif ergibt' })).toBeVisible()
}

async function fillIn(page: Page) {
  await page.getByLabel('Jahre Berufserfahrung').fill('8')
  await page.getByLabel('Stellenumfang in Prozent').fill('75')
}

async function expectAnswer(page: Page) {
  await expect(page).toHaveURL(/years=8&workload=75/)
  await expect(page.getByText(/^Mit 8 Jahren Erfahrung: Stufe 4/)).toBeVisible()
  await expect(page.getByRole('row', { name: /bei Ihrer Erfahrung/ })).toContainText('€')
}

test('a nurse computes what the agreement of an ad gives, and the list stays beside it', async ({ page }) => {
  await openAdWithTariff(page)
  await fillIn(page)
  await expectAnswer(page)
  await expect(page.getByLabel('Stellenumfang in Prozent')).toBeFocused()
  await expect(page).toHaveURL(/list=tariff/)
  await page.getByText('Zulagen und Zuschläge').click()
  await expect(page.getByText('Wechselschichtzulage', { exact: true })).toBeVisible()
  await expectAccessible(page, 'the pay of an ad')
})
