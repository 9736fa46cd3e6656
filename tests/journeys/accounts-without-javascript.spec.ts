import { expect } from '@playwright/test'
import { test } from '../support/journey.ts'
import { mailedCode, mailedLink } from '../support/mailbox.ts'

test.use({ javaScriptEnabled: false })

test('without scripts an employer registers, confirms, signs in, out and by code, and sets a new password', async ({
  page,
}) => {
  const clinic = `personal-${Date.now()}@klinik.example`
  const password = 'early shift at the lake'
  await page.goto('/en/register/employer')
  await page.getByLabel('Name of the organisation').fill('Lake Clinic')
  await page.getByLabel('Password', { exact: true }).fill(password)
  const refused = page.waitForResponse(answer => answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'Create account' }).click()
  expect((await refused).status()).toBe(400)
  await expect(page.getByLabel('Your first and last name')).toBeFocused()
  await expect(page.getByLabel('Name of the organisation')).toHaveValue('Lake Clinic')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await page.getByRole('link', { name: 'Please enter your email address.' }).click()
  await expect(page.getByLabel('Email address')).toBeFocused()

  await page.getByLabel('Your first and last name').fill('Ida Lake')
  await page.getByLabel('Email address').fill(clinic)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat password').fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Account created!')).toBeVisible()

  await page.goto(await mailedLink(page, clinic, 'Please confirm your email address', '/auth/confirm'))
  await expect(page).toHaveURL(/\/en\/onboarding-employer$/)
  await page.locator('summary').filter({ hasText: 'Ida Lake' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You have been signed out successfully')).toBeVisible()

  await page.goto('/en/account')
  await expect(page).toHaveURL(/\/en\/login\?redirectTo=/)
  await page.getByLabel('Email address').fill(clinic)
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid email or password')
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/onboarding-employer\?redirectTo=%2Fen%2Faccount$/)
  await page.locator('summary').filter({ hasText: 'Ida Lake' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()

  await page.goto('/en/login/code')
  await page.getByLabel('Email address').fill(clinic)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Code from the email').fill(await mailedCode(page, clinic, 'is your code'))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/onboarding-employer$/)

  await page.context().clearCookies({ name: /session/ })
  await page.goto('/en/forgot-password')
  await page.getByLabel('Email address').fill(clinic)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.goto(await mailedLink(page, clinic, 'New password', '/reset-password'))
  await page.getByLabel('New password').fill(`${password} again`)
  await page.getByLabel('Repeat password').fill(`${password} again`)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL(/\/en\/login$/)
  await expect(page.getByText('Password saved')).toBeVisible()
})
