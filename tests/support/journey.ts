import { test as base, expect, type Page } from '@playwright/test'
import { onlyNecessary, writeConsent } from '../../src/domain/consent/consent.schema.ts'

let visitors = 0

/**
 * A visitor who has already declined cookies, so that the banner does not stand in the way, and who comes from an address of
 * their own, so that no journey uses up the tries of another.
 */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  extraHTTPHeaders: async ({}, use) => {
    visitors++
    const address = `198.${18 + (process.pid & 1)}.${(process.pid >> 1) & 255}.${visitors & 255}`
    await use({ 'x-journey-address': address })
  },
  context: async ({ context, baseURL }, use) => {
    const url = baseURL ?? ''
    await context.addCookies([{ name: 'consent', value: writeConsent(onlyNecessary, new Date()), url }])
    await use(context)
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled === false ? page : comingAlive(page))
  },
})

/**
 * Arrives at a page only when its scripts have taken over, as a person who looks before touching. A journey that wants to be
 * faster than the scripts asks for `waitUntil: 'commit'`.
 */
function comingAlive(page: Page): Page {
  const { goto, reload } = page
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options)
    if (options?.waitUntil !== 'commit') await scriptsReady(page)
    return answer
  }
  page.reload = async options => {
    const answer = await reload.call(page, options)
    await scriptsReady(page)
    return answer
  }
  return page
}

/** Waits until the scripts of the page, if it has any, have taken over; before that links and forms work as without them. */
export async function scriptsReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.scripts === 'ready' || !document.querySelector('script[nonce]'),
  )
}

/** The number of jobs that the heading of a list tells, once the list has settled. */
export async function countOfJobs(page: Page): Promise<number> {
  const heading = page.locator('section[aria-busy="false"] h1').first()
  const pattern = /(\d[\d.,]*)\s+(?:Stellen?|jobs?)/
  await expect(heading).toHaveText(pattern)
  const digits = pattern.exec(await heading.innerText())?.[1] ?? ''
  return Number(digits.replaceAll(/[.,]/g, ''))
}
