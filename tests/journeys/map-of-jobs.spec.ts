import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { countOfJobs, test } from '../support/journey.ts'

const circles = (page: Page) =>
  page.getByRole('region', { name: /^(Karte der Stellen|Map of jobs)$/ }).locator('a[aria-label]')
const countIn = (label: string) => Number(/: ([\d.,]+) /.exec(label)?.[1]?.replace(/\D/g, ''))

/** From the list to the map, closer and closer, to the jobs of one place. */
async function findAPlace(page: Page) {
  await page.goto('/jobs?q=Pflege')
  const all = await countOfJobs(page)
  await page.getByRole('navigation', { name: 'Ansicht' }).getByRole('link', { name: 'Karte' }).click()
  await expect(page).toHaveURL('/jobs/karte?q=Pflege')
  // The address changes before the page does.
  await expect(circles(page).first()).toBeVisible()
  expect(await countOfJobs(page)).toBe(all)
  for (let step = 0; step < 8; step++) {
    const several = page.getByRole('link', { name: / und Umgebung: / }).first()
    if ((await several.count()) === 0) break
    const closer = (await several.getAttribute('href')) ?? ''
    await several.click()
    await expect(page).toHaveURL(closer)
    // The circles of the section before are gone.
    await expect(circles(page).and(page.locator(`[href="${closer}"]`))).toHaveCount(0)
    await expect(circles(page).first()).toBeVisible()
  }
  const one = circles(page).first()
  const label = (await one.getAttribute('aria-label')) ?? ''
  await one.click()
  await expect(page).toHaveURL(/&spot=/)
  await expect(page.locator('a[aria-current="true"]')).toHaveAttribute('aria-label', label)
  await expect.poll(() => countOfJobs(page)).toBe(countIn(label))
  await expect(page.getByRole('article')).toHaveCount(Math.min(countIn(label), 20))
  await page.getByRole('link', { name: 'Ganze Karte' }).click()
  await expect(page).toHaveURL('/jobs/karte?q=Pflege')
  await expect.poll(() => countOfJobs(page)).toBe(all)
}

for (const width of [390, 1280]) {
  test(`the map leads to the jobs of a place without a reload: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/jobs')
    await page.evaluate(() => Object.assign(window, { isStillHere: true }))
    let loads = 0
    page.on('request', request => {
      if (request.isNavigationRequest()) loads++
    })
    await findAPlace(page)
    // The list itself.
    expect(loads).toBe(1)
  })

  test.describe(() => {
    test.use({ javaScriptEnabled: false })
    test(`the map leads to the jobs of a place without scripts: ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await findAPlace(page)
    })
  })
}

test('a finger hits each circle on a phone, and nothing overflows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/jobs/karte')
  const boxes = await circles(page).evaluateAll(links =>
    links.map(link => link.getBoundingClientRect().toJSON()),
  )
  expect(boxes.length).toBeGreaterThan(3)
  for (const { width, height } of boxes) {
    expect(width).toBeGreaterThanOrEqual(43.9)
    expect(height).toBeGreaterThanOrEqual(43.9)
  }
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wide).toBeLessThanOrEqual(0)
})

test('the keyboard reaches the circles, and goes on from the map after one was followed', async ({
  page,
}) => {
  await page.goto('/jobs/karte?q=Pflege')
  const first = circles(page).first()
  await first.focus()
  await page.keyboard.press('Tab')
  await expect(circles(page).nth(1)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/view=|spot=/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.keyboard.press('Tab')
  const isInMap = () =>
    page.evaluate(() => document.activeElement?.closest('section[aria-label="Karte der Stellen"]') !== null)
  await expect.poll(isInMap).toBe(true)
})

for (const [locale, path, theme] of [
  ['de', '/jobs/karte?place=Hamburg&radius=50', 'light'],
  ['de', '/jobs/karte?q=xqzwv', 'dark'],
  ['en', '/en/jobs/map?q=nurse', 'dark'],
  ['en', '/en/jobs/map', 'light'],
] as const) {
  test(`axe finds nothing on the map: ${path}, ${theme}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expectAccessible(page, path)
  })
}
