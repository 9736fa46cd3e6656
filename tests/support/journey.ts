import { test as base, expect, type Page } from '@playwright/test'
import { onlyNecessary, writeConsent } from '../../src/domain/consent/consent.schema.ts'

let visitors = 0

/**
 * A client that has already declined cookies, so that no banner is in the way, with a separate IP address, so that journeys do not share
 * rate limits.
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

/** Navigation waits for hydration, as a person who looks before clicking. To act before it, a journey passes `waitUntil: 'commit'`. */
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

/** Waits for hydration, if the page has scripts; before that, links and forms work as without them. */
export async function scriptsReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.scripts === 'ready' || !document.querySelector('script[nonce]'),
  )
}

/** No connection until the page says so in these words: it is back before the page can listen for it. */
export async function backOnceSaid(page: Page, words: string): Promise<void> {
  await page.evaluate(words => {
    let isBack = false
    Object.defineProperty(navigator, 'onLine', { get: () => isBack })
    const look = () => {
      if (document.querySelector('main')?.textContent?.includes(words)) isBack = true
    }
    new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true })
  }, words)
}

/** Waits until ads open beside their list; before that, which is after hydration, their links are what they are. */
export async function keysWork(page: Page): Promise<void> {
  await expect(page.locator('.ad-cards')).toHaveAttribute('aria-keyshortcuts', 'ArrowDown ArrowUp')
}

/** The number of jobs in a list's heading, once the list has settled. */
export async function countOfJobs(page: Page): Promise<number> {
  const heading = page.locator('section[aria-busy="false"] h1').first()
  const pattern = /(\d[\d.,]*)\s+(?:Stellen?|jobs?)/
  await expect(heading).toHaveText(pattern)
  const digits = pattern.exec(await heading.innerText())?.[1] ?? ''
  return Number(digits.replaceAll(/[.,]/g, ''))
}
