import { expect, type Page, test } from '@playwright/test'
import { readConsent } from '../../src/domain/consent/consent.schema.ts'
import { scriptsReady } from '../support/journey.ts'

test('declining cookies closes the banner for good, and nothing is counted', async ({ page }) => {
  await page.goto('/jobs')
  const banner = page.getByRole('region', { name: 'Cookies auf dieser Seite' })
  await expect(banner.getByRole('button', { name: 'Alle akzeptieren' })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/datenschutz')
  await expect(banner.getByRole('link', { name: 'Cookie-Richtlinie' })).toHaveAttribute(
    'href',
    '/cookie-richtlinie',
  )
  await banner.getByRole('button', { name: 'Nur notwendige', exact: true }).click()
  await expect(banner).toBeHidden()
  await expect
    .poll(() => storedConsent(page))
    .toMatchObject({ analytics: false, functional: false, marketing: false })
  await page.reload()
  await expect(banner).toBeHidden()
})

test('choosing leaves the list of jobs in its place', async ({ page }) => {
  await page.goto('/jobs')
  await scriptsReady(page)
  const card = await page.getByRole('article').first().elementHandle()
  await page.getByRole('button', { name: 'Nur notwendige', exact: true }).click()
  await expect.poll(() => storedConsent(page)).toMatchObject({ analytics: false })
  await page.waitForLoadState('networkidle')
  expect(await card?.evaluate(element => element.isConnected)).toBe(true)
})

test('the detail view keeps necessary locked and stores exactly what was chosen', async ({ page }) => {
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Cookies auf dieser Seite' })
  await banner.getByText('Anpassen').click()
  await expect(banner.getByLabel(/Notwendig/)).toBeDisabled()
  await banner.getByLabel(/Statistik/).check()
  await banner.getByText('Zurück').click()
  await banner.getByText('Anpassen').click()
  await banner.getByLabel(/Statistik/).check()
  await banner.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(banner).toBeHidden()
  await expect
    .poll(() => storedConsent(page))
    .toMatchObject({ analytics: true, functional: false, marketing: false })
})

test('the cross counts as only necessary, and an unreadable choice brings the banner back', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Cookies auf dieser Seite' })
  await banner.getByRole('button', { name: /nur notwendige Cookies/ }).click()
  await expect(banner).toBeHidden()
  await expect.poll(() => storedConsent(page)).toMatchObject({ analytics: false })
  await context.addCookies([{ name: 'consent', value: 'nonsense', url: baseURL ?? '' }])
  await page.reload()
  await expect(banner).toBeVisible()
})

test('the choice can be changed later on the page of its own', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect.poll(() => storedConsent(page)).toMatchObject({ analytics: true, marketing: true })
  await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie-Einstellungen')
  await page
    .getByRole('main')
    .getByLabel(/Statistik/)
    .uncheck()
  await page.getByRole('main').getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect.poll(() => storedConsent(page)).toMatchObject({ analytics: false, marketing: true })
})

test('the banner comes first for keyboards and covers nothing that they come to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/jobs')
  await scriptsReady(page)
  const banner = page.getByRole('region', { name: 'Cookies auf dieser Seite' })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('button', { name: /nur notwendige Cookies/ })).toBeFocused()
  let stops = 0
  let wasInPage = false
  for (; stops < 200; stops++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(placeOfFocus)
    expect(at.isCovered, at.name).toBe(false)
    if (wasInPage && at.name === '') break
    wasInPage ||= at.name !== '' && !at.isInBanner
  }
  expect(stops).toBeGreaterThan(40)
})

test('a dark page is printed dark on white, without messages and banner', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }])
  await page.goto('/jobs')
  await page
    .getByRole('link', { name: /m\/w\/d|m\/f\/d/ })
    .first()
    .click()
  await page.waitForURL(/\/jobs\/\d+-/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Cookies auf dieser Seite' })).toBeHidden()
  // A printer gets no transitions; the emulated medium does, so what is on its way from dark to light is waited for.
  const colours = await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(animation => animation.finished))
    const lightnessOf = (colour: string) => {
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) return 0
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      return (red + green + blue) / 765
    }
    const texts = [...document.querySelectorAll('main :is(h1, h2, p, dt, dd, li)')]
    return {
      paper: lightnessOf(getComputedStyle(document.documentElement).backgroundColor),
      lightest: Math.max(...texts.map(text => lightnessOf(getComputedStyle(text).color))),
      texts: texts.length,
    }
  })
  expect(colours.texts).toBeGreaterThan(5)
  expect(colours.paper).toBe(1)
  expect(colours.lightest).toBeLessThan(0.6)
})

/** Runs in the page: which element has the focus, and whether the banner hides it. */
function placeOfFocus() {
  const focused = document.activeElement
  const banner = document.querySelector('[data-covers]')
  if (!focused || focused === document.body || !banner)
    return { name: '', isCovered: false, isInBanner: false }
  const [own, over] = [focused.getBoundingClientRect(), banner.getBoundingClientRect()]
  const isInBanner = banner.contains(focused)
  const isApart =
    own.bottom <= over.top || own.top >= over.bottom || own.right <= over.left || own.left >= over.right
  return { name: focused.outerHTML.slice(0, 120), isCovered: !isInBanner && !isApart, isInBanner }
}

async function storedConsent(page: Page): Promise<unknown> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent')
  return readConsent(cookie?.value, new Date())
}
