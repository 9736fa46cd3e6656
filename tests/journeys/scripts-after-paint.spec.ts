import { expect, type Page } from '@playwright/test'
import { test } from '../support/journey.ts'

/** Holds back all scripts, as a slow connection does, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(done => {
    release = done
  })
  await page.route('**/assets/*.js', async route => {
    await released
    await route.continue()
  })
  return release
}

test('what was typed before the scripts came stays, and the page comes alive around it', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const what = page.getByRole('combobox', { name: 'Was' })
  await what.fill('Pflegefachkraft')
  release()
  await page.waitForLoadState('networkidle')
  await expect(what).toHaveValue('Pflegefachkraft')

  await page.getByRole('combobox', { name: 'Wo', exact: true }).pressSequentially('Hambur')
  await page
    .getByRole('option', { name: /^Hamburg/ })
    .first()
    .click()
  await expect(page.getByRole('combobox', { name: 'Wo', exact: true })).toHaveValue(/^Hamburg/)
  await page.getByRole('button', { name: 'Stellen finden' }).click()
  await expect(page).toHaveURL(/\/jobs\?q=Pflegefachkraft&place=Hamburg/)
})

test('a page is painted before its scripts are asked for', async ({ page }) => {
  await page.goto('/jobs')
  await page.waitForLoadState('networkidle')
  const [paintMs, scriptMs] = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime)
    return [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      Math.min(...scripts),
    ]
  })
  expect(scriptMs).toBeLessThan(Number.POSITIVE_INFINITY)
  expect(scriptMs).toBeGreaterThan(paintMs ?? Number.NaN)
})
