import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'

/** An intensive care post near Hamburg by pay for 75 %: three of the list beside each other, and one question. */
async function compare(page: Page): Promise<void> {
  await page.goto('/jobs?q=Intensiv&place=Hamburg&radius=200&sort=salary-high')
  await page.getByRole('navigation', { name: 'Ansicht' }).getByRole('link', { name: 'Vergleich' }).click()
  const found = page.getByRole('group', { name: 'Aus Ihrer Suche' }).getByRole('checkbox')
  for (const at of [0, 1, 2]) await found.nth(at).check()
  await page.getByRole('button', { name: 'Auswahl vergleichen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 Stellen im Vergleich')
  await expect(page).toHaveURL(/jobs=\d+,\d+,\d+/)

  await page.getByLabel('Stellenumfang in Prozent').fill('75')
  await page.getByLabel('Entfernung ab').fill('Hamburg')
  await page.getByRole('button', { name: 'Neu berechnen' }).click()
  await expect(page).toHaveURL(/workload=75&place=Hamburg/)
  const pay = page.getByRole('row', { name: /^Gehalt im Monat brutto, bei 75\s%/ })
  await expect(pay).toContainText(/\d\.\d{3}\s€/)
  await expect(
    pay.getByRole('link', { name: /^laut Anzeige|^berechnet, nicht zugesagt/ }).first(),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /^Entfernung Luftlinie ab Hamburg/ })).toContainText(/km|am Ort/)
}

async function ask(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: /beim Arbeitgeber nachfragen/ })
  const count = await open.count()
  await open.first().click()
  await expect(page.getByRole('main').getByText('Gefragt ·')).toBeVisible()
  await expect(open).toHaveCount(count - 1)
  await expect(page.getByRole('link', { name: 'Antwort erfahren' })).toHaveAttribute('href', /\/nachfragen$/)
}

test('a nurse finds ads by pay, compares three for the hours she wants, and asks what one leaves open', async ({
  page,
}) => {
  await compare(page)
  await expectAccessible(page, 'a comparison')
  await ask(page)
  await page
    .getByRole('link', { name: /aus dem Vergleich nehmen$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 Stellen im Vergleich')
  await expect(page).toHaveURL(/workload=75/)
})
