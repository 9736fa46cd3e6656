import { expect } from '@playwright/test'
import { countOfJobs, test } from '../support/journey.ts'

test.use({ javaScriptEnabled: false })

test('without scripts a seeker searches, filters, sorts, pages and reads a job', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Was' }).fill('Pflege')
  await page.getByRole('button', { name: 'Stellen finden' }).click()
  await expect(page).toHaveURL(/\/jobs\?q=Pflege$/)
  const all = await countOfJobs(page)
  expect(all).toBeGreaterThan(20)

  await page.getByRole('checkbox', { name: /^Teilzeit/ }).check()
  await page.getByRole('button', { name: 'Filter anwenden' }).click()
  await expect(page).toHaveURL(/employmentType=part-time/)
  expect(await countOfJobs(page)).toBeLessThanOrEqual(all)

  await page.getByLabel('Sortieren').selectOption('newest')
  await page.getByRole('button', { name: 'Anwenden', exact: true }).click()
  await expect(page).toHaveURL(/sort=newest/)
  await expect(page).toHaveURL(/employmentType=part-time/)

  await page.getByRole('link', { name: 'Weiter' }).click()
  await expect(page).toHaveURL(/page=2/)
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const title = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('link', { name: 'Jetzt bewerben' }).first()).toBeVisible()
})

test('without scripts language and theme are switched and stay', async ({ page }) => {
  await page.goto('/jobs')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/jobs/)
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/en/imprint')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('without scripts an employer is found and read', async ({ page }) => {
  await page.goto('/arbeitgebern')
  const link = page.getByRole('article').first().getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('without scripts somebody looks up what a profession pays, and computes the own pay', async ({
  page,
}) => {
  await page.goto('/gehalt')
  const profession = page.getByRole('searchbox', { name: 'Beruf' })
  await profession.fill('xqzwv')
  await page.getByRole('button', { name: 'Gehalt ansehen' }).click()
  await expect(page.getByRole('status').getByRole('link').first()).toBeVisible()
  await profession.fill('Pflegefachkraft')
  await page.getByRole('button', { name: 'Gehalt ansehen' }).click()
  await expect(page).toHaveURL(/\/gehalt\/pflegefachkraft$/)
  await expect(page.getByText(/\d+ Anzeigen von \d+ Arbeitgebern, Stand \d/).first()).toBeVisible()
  const drawing = page.getByRole('figure').first()
  await expect(drawing.getByRole('img', { name: /TVöD-P/ })).toBeVisible()
  await drawing.getByRole('link', { name: /^Rechner/ }).click()
  await page.getByLabel('Gruppe', { exact: true }).selectOption('P8')
  await page.getByLabel('Jahre Berufserfahrung').fill('8')
  await page.getByLabel('Stellenumfang in Prozent').fill('75')
  await page.getByRole('button', { name: 'Berechnen' }).click()
  await expect(page).toHaveURL(/group=P8&years=8&workload=75/)
  await expect(page.getByRole('status')).toContainText(/Stufe 4, 3\.056,69\s€ im Monat/)
})

test('without scripts articles are found by words and topic and read, and ideas by words and order', async ({
  page,
}) => {
  await page.goto('/blog')
  await page.getByRole('searchbox', { name: 'Im Blog suchen' }).fill('Tariftabelle')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL(/\/blog\?q=Tariftabelle$/)
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tabelle')
  await page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/#/)
  await page.getByLabel('Jahre Berufserfahrung').first().fill('8')
  await page.getByRole('button', { name: 'Berechnen' }).first().click()
  await expect(page.getByRole('main')).toContainText('Stufe 4')
  await page.getByRole('main').getByRole('link', { name: 'Pflege', exact: true }).first().click()
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.goto('/ideen')
  const words = page.getByRole('searchbox', { name: 'Ideen durchsuchen' })
  await words.fill('Merkliste')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page.getByRole('article').first()).toContainText('Merkliste')
  await page.getByRole('link', { name: 'Neueste' }).click()
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Kommentare' })).toBeVisible()
})
