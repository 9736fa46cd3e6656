import { expect, type Page } from '@playwright/test'
import { test } from '../support/journey.ts'

test.beforeEach(async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { jobs } = await (await request.get('/api/v1/jobs?pageSize=1')).json()
  await page.clock.install()
  await page.goto(`/jobs/${jobs[0].id}`)
  // The first message loads the code that shows messages; without loading, a later one appears in the same moment as its click.
  await shareButton(page).click()
  await toast(page).getByRole('button', { name: 'Schließen' }).click()
  await expect(toast(page)).toHaveCount(0)
  // From here on, time passes only through `clock.runFor`.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
})

test('a message stays for five seconds, then it goes by itself', async ({ page }) => {
  await shareButton(page).click()
  await expect(toast(page)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  const stayedMs = await timeUntilGone(page)
  expect(stayedMs).toBeGreaterThanOrEqual(4_900)
  expect(stayedMs).toBeLessThanOrEqual(5_300)
})

test('only one message is shown at a time, and the newer one has its own five seconds', async ({ page }) => {
  await shareButton(page).click()
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(3_000)
  const first = await toast(page).elementHandle()
  await shareButton(page).click()
  await expect.poll(() => first?.evaluate(element => element.isConnected)).toBe(false)
  await expect(toast(page)).toHaveCount(1)
  const stayedMs = await timeUntilGone(page)
  expect(stayedMs).toBeGreaterThanOrEqual(4_900)
  expect(stayedMs).toBeLessThanOrEqual(5_300)
})

test('a swipe of fifty pixels to the right takes the message away, a shorter one or one to the left does not', async ({
  page,
}) => {
  await shareButton(page).click()
  for (const px of [40, -80]) {
    await swipe(page, px)
    await page.clock.runFor(500)
    await expect(toast(page)).toBeVisible()
  }
  await swipe(page, 60)
  await expect(toast(page)).toBeHidden()
})

test('F8 leads to the message, where the tab key finds the button that closes it', async ({ page }) => {
  await shareButton(page).click()
  await expect(toast(page)).toBeVisible()
  await page.keyboard.press('F8')
  await expect(messages(page).getByRole('list')).toBeFocused()
  // While the message has the focus, its time does not run out.
  await page.clock.runFor(20_000)
  await expect(toast(page)).toBeVisible()
  const close = toast(page).getByRole('button', { name: 'Schließen' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(close).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toBeHidden()
})

function shareButton(page: Page) {
  return page.getByRole('button', { name: 'Teilen' })
}

function messages(page: Page) {
  return page.getByRole('region', { name: /^Meldungen/ })
}

function toast(page: Page) {
  return messages(page).getByRole('listitem')
}

/** Lets time pass in steps, giving the page its turn after each, until the message has gone. @returns milliseconds, at most 10,000 */
async function timeUntilGone(page: Page): Promise<number> {
  const stepMs = 100
  let passedMs = 0
  while (passedMs < 10_000 && (await toast(page).count()) > 0) {
    await page.clock.runFor(stepMs)
    passedMs += stepMs
  }
  return passedMs
}

async function swipe(page: Page, px: number): Promise<void> {
  const box = await toast(page).boundingBox()
  if (!box) throw new Error('There is no message to swipe')
  const [x, y] = [box.x + 20, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + px / 2, y, { steps: 4 })
  await page.mouse.move(x + px, y, { steps: 4 })
  await page.mouse.up()
}
