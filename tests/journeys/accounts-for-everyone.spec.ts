import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'

const pages = [
  '/register',
  '/register/jobseeker',
  '/register/employer',
  '/login',
  '/login?ended=1',
  '/login/code',
  '/forgot-password',
  '/reset-password?token=x',
  '/auth/confirm?token=x',
  '/auth/callback?error=access_denied',
]
const withForm = ['/register/employer', '/login', '/login/code']

for (const locale of ['de', 'en'] as const) {
  test(`axe finds nothing on the pages around signing in: ${locale}`, async ({ page }) => {
    test.setTimeout(120_000)
    for (const path of pages) {
      await page.goto(locale === 'en' ? `/en${path}` : path)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expectAccessible(page, path)
      if (!withForm.includes(path)) continue
      await page.getByRole('main').locator('button[type=submit]').first().click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
      await expectAccessible(page, `${path} with mistakes`)
    }
  })
}

test('nothing overflows sideways on a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/', '/en/jobs', ...pages]) {
    await page.goto(path)
    if (withForm.includes(path)) await page.getByRole('main').locator('button[type=submit]').first().click()
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wide, path).toBeLessThanOrEqual(0)
  }
})

test('signing in needs no mouse, and mistakes are reached by keyboard', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-Mail-Adresse').focus()
  await page.keyboard.type('keine-adresse')
  await page.keyboard.press('Tab')
  await page.keyboard.type('irgendein Wort')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Passwort anzeigen' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused()
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveAccessibleDescription(/braucht ein @/)
})

test('a page for signed-in people leads through the sign-in, and never out of the site', async ({ page }) => {
  await page.goto('/konto/sicherheit?x=1')
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fkonto%2Fsicherheit%3Fx%3D1$/)
  await page.getByRole('link', { name: 'Mit Code per E-Mail anmelden' }).click()
  await expect(page).toHaveURL(/\/login\/code\?redirectTo=%2Fkonto%2Fsicherheit%3Fx%3D1$/)
})
