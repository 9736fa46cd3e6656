import { test as base, type Page } from '@playwright/test'
import { onlyNecessary, writeConsent } from '../../src/domain/consent/consent.schema.ts'

/** A visitor who has already declined cookies, so that the banner does not stand in the way. */
export const test = base.extend({
  context: async ({ context, baseURL }, use) => {
    const url = baseURL ?? ''
    await context.addCookies([{ name: 'consent', value: writeConsent(onlyNecessary, new Date()), url }])
    await use(context)
  },
})

/** The number of jobs that the heading of a list tells. */
export async function countOfJobs(page: Page): Promise<number> {
  const text = await page.getByRole('heading', { level: 1 }).innerText()
  const digits = /(\d[\d.,]*)\s+(?:Stellen?|jobs?)/.exec(text)?.[1] ?? ''
  return Number(digits.replaceAll(/[.,]/g, ''))
}
