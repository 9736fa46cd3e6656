import { expect } from '@playwright/test'
import { test } from '../support/journey.ts'

test('who types before the scripts have arrived gets proposals once they have', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto('/jobs', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Was' }).pressSequentially('physio')
  release()
  const proposals = page.getByRole('listbox').first().getByRole('option')
  await expect(proposals.filter({ hasText: /Physiotherapeut/ }).first()).toBeVisible()
})

test('what is typed and ticked before the scripts have arrived is not lost', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto('/jobs', { waitUntil: 'commit' })
  const what = page.getByRole('combobox', { name: 'Was' })
  await what.fill('Pflege')
  await page.getByRole('checkbox', { name: /^Teilzeit/ }).check()
  release()
  await expect(page).toHaveURL(/employmentType=part-time/)
  await expect(page.getByRole('checkbox', { name: /^Teilzeit/ })).toBeChecked()
  await expect(what).toHaveValue('Pflege')
  await page.getByRole('button', { name: 'Stellen finden' }).click()
  await expect(page).toHaveURL(/q=Pflege/)
  await expect(page).toHaveURL(/employmentType=part-time/)
})
