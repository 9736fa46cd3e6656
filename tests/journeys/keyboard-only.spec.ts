import { expect, type Page } from '@playwright/test'
import { test } from '../support/journey.ts'

test('with the keyboard alone one searches, filters, opens a job and comes back', async ({ page }) => {
  await page.goto('/jobs')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  // The shortcut works once the scripts have loaded, which is after the page can be read.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox', { name: 'Was' })).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.type('Arzt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=Arzt/)

  const fullTime = page.getByRole('checkbox', { name: /^Vollzeit \d/ })
  await tabTo(page, () => fullTime)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/employmentType=full-time/)
  await expect(fullTime).toBeFocused()

  await tabTo(page, () => page.getByRole('article').first().getByRole('heading').getByRole('link'))
  const title = await page.getByRole('article').first().getByRole('heading').getByRole('link').innerText()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  // Alt+Left is handled by the browser's window, which a headless browser does not have.
  await page.goBack()
  await expect(page).toHaveURL(/employmentType=full-time/)
})

test('every step of the tab key on the list shows where the focus is', async ({ page }) => {
  await page.goto('/jobs')
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element === document.body) return true
      const box = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      return box.width > 0 && box.height > 0 && style.outlineStyle !== 'none'
    })
    expect(seen, `step ${step}`).toBe(true)
  }
})

async function tabTo(page: Page, target: () => ReturnType<Page['locator']>): Promise<void> {
  for (let step = 0; step < 200; step++) {
    await page.keyboard.press('Tab')
    if (await target().evaluate(element => element === document.activeElement)) return
  }
  throw new Error('The tab key never got there')
}
