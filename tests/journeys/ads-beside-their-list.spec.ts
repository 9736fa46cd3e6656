import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { keysWork, test } from '../support/journey.ts'

const wide = { width: 1280, height: 900 }
const list = '/jobs?q=Pflege'
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page, number: number) => page.locator('.ad-cards article').nth(number)
const link = (page: Page, number: number) => card(page, number).getByRole('heading').getByRole('link')
const shown = (page: Page) => page.locator('.ad-cards a[aria-current]')
const scrolled = (page: Page) => page.evaluate(() => scrollY)

test.use({ viewport: wide })

test('on a wide screen an ad opens beside its list, which keeps its place; reloading and going back do too', async ({
  page,
}) => {
  await page.goto(list)
  await expect(page.getByRole('region', { name: await link(page, 0).innerText() })).toBeVisible()
  await link(page, 9).scrollIntoViewIfNeeded()
  const place = await scrolled(page)
  expect(place).toBeGreaterThan(200)
  const name = await link(page, 9).innerText()
  await card(page, 9).click({ position: { x: 20, y: 60 } })
  await expect(page).toHaveURL(/\/jobs\/\d+-[^?]*\?list=q=Pflege$/)
  await expect(title(page)).toHaveText(name)
  await expect(shown(page)).toHaveText(name)
  await expect(card(page, 9)).toBeInViewport()
  expect(await scrolled(page)).toBe(place)
  await expect(page.getByRole('main').getByRole('link', { name: 'Jetzt bewerben' }).first()).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Zurück zur Liste' })).toBeHidden()

  await page.reload()
  await expect(title(page)).toHaveText(name)
  await expect.poll(() => scrolled(page)).toBe(place)
  await link(page, 10).click()
  await expect(shown(page)).toHaveText(await link(page, 10).innerText())
  await expect(card(page, 9)).toContainText('angesehen')
  await expect(card(page, 10)).not.toContainText('angesehen')
  await page.goBack()
  await expect(title(page)).toHaveText(name)
  await expect(card(page, 10)).toContainText('angesehen')
  await page.goBack()
  await expect(page).toHaveURL(/\/jobs\?q=Pflege$/)
  await expect.poll(() => scrolled(page)).toBe(place)
})

test('by keyboard one goes from card to card, into the ad, and back out of all of them at once', async ({
  page,
}) => {
  await page.goto(list)
  await keysWork(page)
  for (const number of [1, 2, 3]) {
    await page.keyboard.press('ArrowDown')
    await expect(link(page, number)).toBeFocused()
  }
  await expect(title(page)).toHaveText(await link(page, 3).innerText())
  await expect(link(page, 3)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(title(page)).toHaveText(await link(page, 2).innerText())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const name = await title(page).innerText()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(title(page)).toHaveText(name)

  await page.getByRole('combobox', { name: 'Was' }).focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('combobox', { name: 'Was' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/jobs\?q=Pflege$/)
})

test('no key is lost while the first ad that is opened replaces the list', async ({ page }) => {
  await page.goto(list)
  await keysWork(page)
  // As soon as the list is another one, before the page is painted.
  await page.evaluate(() => {
    const before = document.querySelector('.ad-cards')
    new MutationObserver((_, observer) => {
      if (before?.isConnected) return
      observer.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.keyboard.press('ArrowDown')
  await expect(title(page)).toHaveText(await link(page, 2).innerText())
  await expect(link(page, 2)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/jobs\?q=Pflege$/)
})

test('axe finds nothing on a list with an ad beside it, nor on the sheet of filters', async ({ page }) => {
  await page.goto(list)
  await link(page, 1).click()
  await expect(title(page)).toHaveText(await link(page, 1).innerText())
  await expectAccessible(page, 'an ad beside its list')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const nursing = page.getByRole('checkbox', { name: /^Teilzeit/ })
  await expect(nursing).toBeVisible()
  await expectAccessible(page, 'the sheet of filters')
  await nursing.check()
  await expect(page).toHaveURL(/\/jobs\?.*employmentType=part-time/)
})

test('on a phone the same address is the ad alone, with the way back to the list, which is not fetched', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const asked: string[] = []
  page.on('request', request => asked.push(decodeURIComponent(request.url())))
  await page.goto(list)
  const name = await link(page, 4).innerText()
  await link(page, 4).click()
  await expect(title(page)).toHaveText(name)
  expect(await scrolled(page)).toBe(0)
  expect(asked.filter(url => url.includes('list-and-ad') && url.includes('.data'))).toEqual([])
  await page.reload()
  await expect(page.locator('.ad-cards')).toBeHidden()
  await page.getByRole('link', { name: 'Zurück zur Liste' }).click()
  await expect(page).toHaveURL(/\/jobs\?q=Pflege$/)
})

test('an ad that is gone is said to be gone beside the list, from which one goes on', async ({ page }) => {
  await page.goto('/jobs/99999999-nirgends?list=q=Pflege')
  await expect(title(page)).toBeVisible()
  await link(page, 0).click()
  await expect(title(page)).toHaveText(await link(page, 0).innerText())
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('cards are links that open the next ad beside the same list', async ({ page }) => {
    await page.goto(list)
    await link(page, 2).click()
    await expect(title(page)).toHaveText(await link(page, 2).innerText())
    await expect(shown(page)).toHaveText(await title(page).innerText())
    await link(page, 5).click()
    await expect(title(page)).toHaveText(await link(page, 5).innerText())
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('.ad-cards')).toBeHidden()
    await page.getByRole('link', { name: 'Zurück zur Liste' }).click()
    await expect(page).toHaveURL(/\/jobs\?q=Pflege$/)
  })
})
