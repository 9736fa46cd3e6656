import { expect, type Page } from '@playwright/test'
import { test } from '../support/journey.ts'
import { registerPerson } from '../support/journey-person.ts'

test.setTimeout(120_000)

for (const width of [390, 1280]) {
  test.describe(`on a screen of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('each step of an ad begins at its top, and the keyboard at its heading', async ({ page }) => {
      await page.goto('/post-job')
      await page.getByLabel('Titel der Anzeige').fill('Pflegefachkraft für die Station 4')
      await page.getByLabel('Arbeitsort 1').fill('Köln')
      await page.keyboard.press('Escape')
      await goOn(page)
      await expectTopOf(page, 'Beschreibung')
      await page
        .locator('[contenteditable=true]')
        .fill(`Wir suchen Sie. ${'Unser Team ist eingespielt. '.repeat(40)}`)
      await goOn(page)
      await expectTopOf(page, 'Bezahlung & Zeiten')
      await page.getByLabel('Vollzeit').check()
      await goOn(page)
      await expectTopOf(page, 'Bewerbung')
      await goOn(page)
      await expectTopOf(page, 'Vorschau')
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.getByRole('button', { name: /Bezahlung & Zeiten/ }).click()
      await expectTopOf(page, 'Bezahlung & Zeiten')
    })

    test('who is led to a field that has to be mended sees its label as well', async ({ page }) => {
      await page.goto('/post-job')
      await goOn(page)
      const title = page.getByLabel('Titel der Anzeige')
      await expect(title).toBeFocused()
      // The address comes after the answer: it names the step for the first time, which is no other step.
      await expect(page).toHaveURL(/step=position$/)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(title).toBeFocused()
      await expect(page.getByText('Titel der Anzeige', { exact: true })).toBeInViewport({ ratio: 1 })
    })

    test('so does each step of an employer that is created', async ({ page }) => {
      const now = Date.now()
      await registerPerson(page, {
        kind: 'employer',
        email: `hr@steps-${now}.example`,
        name: 'Ines Stufe',
        company: `Klinik an der Stufe ${now}`,
      })
      await page.goto('/create-employer')
      await page.getByText('Krankenhaus oder Klinik').click()
      await page.getByLabel('Ort oder Postleitzahl').fill('Köln')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Speichern und weiter' }).click()
      await expectTopOf(page, 'Bilder')
    })

    test('so does each step of the onboarding; what stays on its page keeps its place', async ({ page }) => {
      const email = `nora-${Date.now()}@pflege.example`
      await registerPerson(page, { kind: 'jobseeker', email, name: 'Nora Stufe' })
      for (const title of ['Wo möchten Sie arbeiten?', 'Wie möchten Sie arbeiten?', 'Was bringen Sie mit?']) {
        await page.getByRole('button', { name: 'Speichern und weiter' }).click()
        await expectTopOf(page, title)
      }
      await page.goto('/jobs')
      const bookmark = page.getByRole('article').nth(6).getByRole('button')
      await bookmark.focus()
      const place = await page.evaluate(() => window.scrollY)
      expect(place).toBeGreaterThan(300)
      await page.keyboard.press('Enter')
      await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
      await expect(bookmark).toBeFocused()
      expect(await page.evaluate(() => window.scrollY)).toBe(place)
    })
  })
}

/** Uses the button at the end of the step, which has to be scrolled to: the next step starts from a scrolled page. */
async function goOn(page: Page): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: 'Weiter', exact: true })
  await button.scrollIntoViewIfNeeded()
  await button.click()
}

async function expectTopOf(page: Page, name: string): Promise<void> {
  const heading = page.locator('#step')
  await expect(heading).toContainText(name)
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
}
