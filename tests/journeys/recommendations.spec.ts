import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'
import { registerPerson, toastOf } from '../support/journey-person.ts'

test.setTimeout(180_000)

test('a nurse sees what fits and why, says what does not, takes it back, sorts by fit and opts out', async ({
  page,
}) => {
  await registerPerson(page, {
    kind: 'jobseeker',
    email: `ida-${Date.now()}@pflege.example`,
    name: 'Ida Moos',
  })
  await page.goto('/dashboard/empfehlungen')
  await expect(page.getByRole('main')).toContainText('Welchen Beruf Sie suchen')
  await expectAccessible(page, 'recommendations of an empty profile')
  await tellProfile(page)

  await page.goto('/dashboard/empfehlungen')
  const cards = page.getByRole('article')
  await expect(cards.first()).toContainText(/\d von \d Wünschen erfüllt/)
  await cards.first().locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(cards.first()).toContainText('Gewünscht: Hamburg. In der Anzeige (Ort):')
  const title = await cards.first().getByRole('heading').innerText()

  await refuse(page, title, 'employer')
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'ist ausgeblendet. Neue Regel: keine Stellen von' })
  await expect(notice).toBeFocused()
  await expect(page.locator('#rules li')).toHaveCount(1)
  await expectAccessible(page, 'recommendations with a rule')
  await notice.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(toastOf(page)).toContainText('Die Stelle wird wieder angezeigt.')
  await expect(page.locator('#rules li')).toHaveCount(0)

  await refuse(page, title, 'employer')
  await expect(page.locator('#rules li')).toHaveCount(1)
  await page.goto('/dashboard/profil')
  await page.getByRole('button', { name: /^Regel löschen: keine Stellen von/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Regel gelöscht' })).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.locator('#rules li')).toHaveCount(1)
  await page.getByRole('button', { name: 'E-Mail einschalten' }).click()
  await expect(page.getByRole('main')).toContainText('Die E-Mail ist eingeschaltet.')

  await page.goto('/jobs?category=nursing')
  await page.getByLabel('Sortieren', { exact: false }).selectOption('fit')
  await expect(page).toHaveURL(/category=nursing.*sort=fit/)
  await expect(page.getByRole('main')).toContainText('Hier stehen die Stellen, die zu Ihrem Profil passen')
  await expect(page.getByRole('article').first()).toContainText(/Wünschen erfüllt/)
  await expectAccessible(page, 'jobs by fit')

  await page.goto('/konto')
  await page.getByRole('button', { name: 'Vergleich ausschalten' }).click()
  await expect(toastOf(page)).toContainText('nicht mehr mit Stellen verglichen')
  await page.goto('/dashboard/empfehlungen')
  await expect(page.getByRole('heading', { name: 'Empfehlungen sind ausgeschaltet' })).toBeVisible()
  await page.goto('/jobs?sort=fit')
  await expect(page.getByRole('main')).toContainText('Der Vergleich mit Ihrem Profil ist ausgeschaltet.')
})

test('a guest who opens the order by fit gets relevance and is told why, in English too', async ({
  page,
}) => {
  await page.goto('/en/jobs?sort=fit')
  await expect(page.getByRole('main')).toContainText('The list is sorted by relevance.')
  await page.getByRole('link', { name: 'How this list is made' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How this list is made')
  await expect(page.getByRole('rowheader')).not.toHaveCount(0)
  await expectAccessible(page, 'how this list is made')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('an ad is dismissed and brought back, and nothing is wider than a phone', async ({ page }) => {
    await registerPerson(page, {
      kind: 'jobseeker',
      email: `ole-${Date.now()}@pflege.example`,
      name: 'Ole Moos',
    })
    await tellProfile(page)
    await page.goto('/dashboard')
    const section = page.locator('section[aria-labelledby=recommendations]')
    const title = await section.getByRole('article').first().getByRole('heading').innerText()
    await refuse(page, title, '')
    await expect(page.getByRole('status').filter({ hasText: 'fast gleiche Anzeigen' })).toBeVisible()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(section.getByRole('article').first().getByRole('heading')).toHaveText(title)
    for (const path of [
      '/dashboard',
      '/dashboard/empfehlungen',
      '/jobs?sort=fit',
      '/so-entsteht-diese-liste',
    ]) {
      await page.goto(path)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, path).toBeLessThanOrEqual(390)
    }
  })
})

/** Profession and place, by the steps after registering. */
async function tellProfile(page: Page): Promise<void> {
  await page.goto('/onboarding-jobseeker?step=profession')
  await page.getByRole('combobox', { name: 'Beruf' }).fill('Pflegefachfrau / Pflegefachmann')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Speichern und weiter' }).click()
  await page.getByLabel('Ort oder Postleitzahl').fill('Hamburg')
  await page.getByLabel('Umkreis').selectOption('50')
  // By keyboard: suggestions that come late would lie over the button.
  await page.getByRole('button', { name: 'Speichern und weiter' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Wie möchten Sie arbeiten?' })).toBeVisible()
}

async function refuse(page: Page, title: string, because: string): Promise<void> {
  const fold = page
    .locator('details')
    .filter({ hasText: `Nicht interessant: ${title}` })
    .first()
  await fold.locator('summary').click()
  await fold.getByLabel('Was passt nicht?').selectOption(because)
  await fold.getByRole('button', { name: 'Ausblenden' }).click()
}
