import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { flatten } from '../../src/i18n/make-translator.ts'
import { readMessages } from '../../src/i18n/read-messages.ts'

const keys = new Set(flatten(readMessages('de')).keys())
const rooms = new Set([...keys].map(key => key.split('.')[0]))

/** Rules whose result depends on the theme's colours; all others are the same in light and dark. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

type Theme = 'light' | 'dark'

/** For walks that see every page in both languages: each language in another theme, since colours and texts do not change one another. */
export function themesOfWalk(locale: 'de' | 'en'): Theme[] {
  return locale === 'de' ? ['light'] : ['dark']
}

/** Checks the page as it is, including entered text and errors: everything in the first theme, colour rules in the second one. */
export async function expectAccessible(
  page: Page,
  where: string,
  themes: Theme[] = ['light', 'dark'],
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found: string[] = await missingTexts(page)
  for (const theme of themes) {
    await page.evaluate(name => {
      document.documentElement.dataset.theme = name
    }, theme)
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    )
    const rules: RunOptions = theme === themes[0] ? {} : { runOnly: rulesOfColours }
    for (const violation of await violationsOf(page, rules)) found.push(`${where}, ${theme}: ${violation}`)
  }
  expect(found).toEqual([])
}

/** Keys that stand where a text belongs, once scripts have taken over: a page has only the texts that its build found in its code. */
async function missingTexts(page: Page): Promise<string[]> {
  await page.locator('html[data-scripts=ready], html:not(:has(script))').waitFor({ state: 'attached' })
  const words = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(element =>
      ['aria-label', 'title', 'placeholder'].map(name => element.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.innerText, ...labels].join(' ').split(/\s+/)
  })
  return words.filter(isKey).map(word => `no text for ${word}`)
}

/** Also one that no text has, which three parts and the name of a file of texts give away. */
function isKey(word: string): boolean {
  return keys.has(word) || (/^[a-z-]+(?:\.[a-z\d-]+){2,}$/.test(word) && rooms.has(word.split('.')[0] ?? ''))
}

/** What rules look into beforehand: sound and film. Reading every style sheet takes a fifth of a first run, for a rule that is not asked. */
const preloaded: RunOptions = { preload: { assets: ['media'] } }

/**
 * Violations in the page itself, one line per rule with its first occurrence: describing every one takes longer than finding them. Frames
 * are skipped. The script stays in the page, since loading it takes as long as checking a small page.
 */
export async function violationsOf(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${axe.source}; null`)
  return page.evaluate(
    async options => {
      const script: unknown = Reflect.get(globalThis, 'axe')
      const { violations } = await (script as typeof axe).run(document, options)
      return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')} (${nodes.length})`)
    },
    { resultTypes: ['violations'], iframes: false, ...preloaded, ...options } satisfies RunOptions,
  )
}

/** Submits a form as it is, waits for the error, and checks the page again. */
export async function expectAccessibleMistakes(
  page: Page,
  where: string,
  submit: string,
  themes?: Theme[],
): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: submit, exact: true }).click()
  await expect(page.getByRole('main').locator('[aria-invalid=true], [role=alert]').first()).toBeVisible()
  await expectAccessible(page, `${where} with mistakes`, themes)
}
