import { expect, type Locator, type Page } from '@playwright/test'
import { scriptsReady } from './journey.ts'

const steps = 150

/** A keyboard-only user: reaches everything with the tab key, checking that the focus is visible. */
export function keyboardOf(page: Page) {
  const tabTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await expect(target).toBeVisible()
    for (let step = 0; step < steps; step++) {
      if (await target.evaluate(element => element === document.activeElement)) {
        expect(await target.evaluate(isMarked), `${target} shows that it has the focus`).toBe(true)
        return
      }
      await page.keyboard.press(key)
    }
    throw new Error(`The tab key never came to ${target}`)
  }
  const press = async (target: Locator, key: 'Enter' | 'Space' = 'Enter') => {
    await tabTo(target)
    await page.keyboard.press(key)
  }
  /** Replaces the field's content. */
  const write = async (target: Locator, text: string) => {
    await tabTo(target)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await page.keyboard.insertText(text)
    await expect(target).toHaveValue(text)
  }
  const tick = async (target: Locator) => {
    await press(target, 'Space')
    await expect(target).toBeChecked()
  }
  /** Selects an option by typing its beginning. */
  const choose = async (target: Locator, option: string) => {
    await tabTo(target)
    await page.keyboard.type(option)
    await expect(target.locator('option:checked')).toHaveText(option)
  }
  return { tabTo, press, write, tick, choose }
}

export async function arriveAt(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await scriptsReady(page)
}

/** The focus ring may be on the element itself or on its surrounding line. */
function isMarked(element: Element): boolean {
  for (let marked: Element | null = element; marked; marked = marked.parentElement) {
    const { outlineStyle } = getComputedStyle(marked)
    if (outlineStyle !== 'none') return true
    if (marked.tagName === 'LABEL') break
  }
  return false
}
