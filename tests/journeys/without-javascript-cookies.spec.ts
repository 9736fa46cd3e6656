import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

test('without scripts cookies are declined once and the banner stays away', async ({ page }) => {
  await page.goto('/jobs')
  const banner = page.getByRole('region', { name: 'Cookies auf dieser Seite' })
  await banner.getByText('Anpassen').click()
  await expect(banner.getByRole('button', { name: 'Auswahl speichern' })).toBeVisible()
  await banner.getByText('Zurück').click()
  await banner.getByRole('button', { name: 'Nur notwendige', exact: true }).click()
  await expect(banner).toBeHidden()
  await page.goto('/')
  await expect(banner).toBeHidden()
})
