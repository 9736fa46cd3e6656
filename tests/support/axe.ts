import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The page as it stands, with whatever was typed and refused: everything in light, and in dark what the theme can change. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate(name => {
      document.documentElement.dataset.theme = name
    }, theme)
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    )
    const axe = axeOn(page)
    if (theme === 'dark') axe.include('main').withRules(['color-contrast'])
    const { violations } = await axe.analyze()
    for (const { id, nodes } of violations)
      found.push(`${where}, ${theme}: ${id} at ${nodes[0]?.target.join(' ')} (${nodes.length})`)
  }
  expect(found).toEqual([])
}

/**
 * Axe for a page without frames: to gather answers from them it would open a page of its own each time. Of what it finds in order it
 * tells one example each: to describe every such place takes longer than to look at all of them.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
}

/** Sends a form with what is in it, waits until the mistake is shown, and looks at the page once more. */
export async function expectAccessibleMistakes(page: Page, where: string, submit: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: submit, exact: true }).click()
  await expect(page.getByRole('main').locator('[aria-invalid=true], [role=alert]').first()).toBeVisible()
  await expectAccessible(page, `${where} with mistakes`)
}
