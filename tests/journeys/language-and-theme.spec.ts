import { expect, type Page } from '@playwright/test'
import { test } from '../support/journey.ts'

test('switching the language keeps page and search, and is remembered', async ({ page }) => {
  await page.goto('/jobs?category=nursing')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/jobs\?category=nursing/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('jobs')
  await page.goto('/jobs?category=doctors')
  await expect(page).toHaveURL(/\/en\/jobs\?category=doctors/)
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/jobs\?category=doctors/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a visitor who never chose a language is not sent anywhere', async ({ page }) => {
  await page.goto('/impressum')
  await expect(page).toHaveURL(/\/impressum$/)
  await page.goto('/en/imprint')
  await expect(page).toHaveURL(/\/en\/imprint$/)
  await page.goto('/impressum')
  await expect(page).toHaveURL(/\/impressum$/)
})

test('the dark theme is chosen with a touch and is there from the first byte on', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const light = await backgroundOf(page)
  await page.getByRole('button', { name: 'Dunkel' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await backgroundOf(page)).not.toBe(light)
  const cookies = await page.context().cookies()
  const theme = cookies.find(cookie => cookie.name === 'theme')
  const html = await (await request.get('/', { headers: { cookie: `theme=${theme?.value}` } })).text()
  expect(html).toMatch(/<html[^>]*data-theme="dark"/)
})

function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}
