import { expect, type Page } from '@playwright/test'
import { keysWork, test } from '../support/journey.ts'
import { registerEmployer } from '../support/journey-employer.ts'

test.setTimeout(120_000)

for (const width of [390, 1280]) {
  test(`at ${width} pixels a page on its way is seen in its shape, in the place where it then stands`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/ueber-uns')
    const slow = await slowPages(page)
    const nav = page.getByRole('navigation').first()
    await nav.getByRole('link', { name: 'Arbeitgeber' }).click()
    await expectShape(page, 'employers')
    await slow.letThrough()
    await page.getByRole('article').first().getByRole('link').first().click()
    await expectShape(page, 'employer')
    await slow.letThrough()
    await nav.getByRole('link', { name: 'Stellen', exact: true }).click()
    await expectShape(page, 'jobs')
    const box = await page.locator('[data-waiting]').boundingBox()
    await slow.letThrough()
    expect((await page.locator('#main').boundingBox())?.y).toBe(box?.y)
    if (width >= 1280) await keysWork(page)
    await page.getByRole('article').first().getByRole('link').first().click()
    // Beside its list an ad has a place and a shape of its own, and the list stays.
    if (width < 1280) await expectShape(page, 'job')
    else await expect(page.locator('.ad-frame')).toHaveAttribute('aria-busy', 'true')
    await slow.letThrough()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
}

test('the pages of an employer have a shape as well', async ({ page }) => {
  await registerEmployer(page, Date.now())
  const slow = await slowPages(page)
  const pages = page.getByRole('main').getByRole('navigation').first()
  for (const [link, name] of [
    ['Stellen', 'employer-jobs-own'],
    ['Bewerbungen', 'employer-applications'],
    ['Profil', 'employer-profile'],
    ['Team', 'employer-team'],
  ] as const) {
    await pages.getByRole('link', { name: link, exact: true }).click()
    await expectShape(page, name)
    await slow.letThrough()
  }
})

test('a page that does not come gives way to the one before, with what was typed, its place and its focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await page.goto('/post-job')
  await page.getByLabel('Titel der Anzeige').fill('Pflegefachkraft')
  const slow = await slowPages(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })
  await link.focus()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(200)
  await page.keyboard.press('Enter')
  await expectShape(page, 'imprint')
  await slow.fail()
  await expect(page.getByRole('alert').filter({ hasText: 'Die Seite öffnet sich' })).toBeVisible()
  await expect(page.getByLabel('Titel der Anzeige')).toHaveValue('Pflegefachkraft')
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

async function expectShape(page: Page, name: string): Promise<void> {
  const shape = page.locator('[data-waiting]')
  await expect(shape).toHaveAttribute('data-waiting', name)
  await expect(shape).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('#main')).toBeHidden()
  await expect(page.getByText('Die Seite wird geladen.')).toBeAttached()
}

/** Holds back the data of pages. `letThrough` releases the current page and holds the next; `fail` breaks all from then on. */
async function slowPages(page: Page) {
  let open = () => {}
  let isFailing = false
  let gate = new Promise<void>(resolve => {
    open = resolve
  })
  await page.route(/\.data(\?|$)/, async route => {
    if (route.request().method() !== 'GET') return route.continue()
    await gate
    return isFailing ? route.abort('failed') : route.continue()
  })
  return {
    letThrough: async () => {
      open()
      await expect(page.locator('[data-waiting]')).toHaveCount(0)
      await expect(page.locator('#main')).toBeVisible()
      gate = new Promise<void>(resolve => {
        open = resolve
      })
    },
    fail: async () => {
      isFailing = true
      open()
    },
  }
}
