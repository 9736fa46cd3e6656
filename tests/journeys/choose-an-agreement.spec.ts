import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'

async function openTerms(page: Page, place: string) {
  await page.goto('/post-job')
  await page.getByLabel('Titel der Anzeige').fill('Pflegefachkraft')
  await page.getByLabel('Arbeitsort').first().fill(place)
  await page.locator('button[name=go][value=terms]').first().click()
  await expect(page.getByLabel('Tarif aus unseren Tabellen')).toBeVisible()
}

test('whoever writes an ad chooses agreement, group and step, and sees what the card will say', async ({
  page,
}) => {
  await openTerms(page, '79098 Freiburg')
  await page.getByLabel('Tarif aus unseren Tabellen').selectOption('tvoed-p')
  await page.getByLabel('Entgeltgruppe').selectOption('P8')
  await page.getByLabel('Stufe von').selectOption('3')
  await expect(page.getByText(/^TVöD-P, P8, Stufe 3 · 3\.863\s€ im Monat$/).first()).toBeVisible()
  await page.getByLabel('Gehalt bis').fill('2.800')
  await expect(page.getByText(/liegt unter der Tabelle/)).toBeVisible()
  await expectAccessible(page, 'the pay of an ad in the editor')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the groups come with a button, a mistake leads back to its step, and an ad in Austria is asked what its law asks', async ({
    page,
  }) => {
    await openTerms(page, '1010 Wien')
    await page.getByLabel('Tarif aus unseren Tabellen').selectOption('kages-sii-n')
    await page.getByRole('button', { name: 'Gruppen und Stufen anzeigen' }).click()
    await page.getByLabel('Entgeltgruppe').selectOption('SII/N1')
    await page.getByLabel('Gehalt von').fill('4.000')
    await page.getByLabel('Gehalt bis').fill('3.000')
    await page.getByRole('button', { name: 'Weiter', exact: true }).last().click()
    await expect(page.getByLabel('Gehalt bis')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Gehalt bis')).toHaveValue('3.000')
    await expect(page.getByLabel('Entgeltgruppe')).toHaveValue('SII/N1')
    await page.getByLabel('Gehalt von').fill('')
    await page.getByLabel('Gehalt bis').fill('')
    await page.getByLabel('Bereitschaft zur Überzahlung').selectOption('yes')
    await page.locator('button[name=go][value=preview]').first().click()
    await expect(page.getByText(/muss eine Anzeige das Mindestentgelt nennen/)).toBeVisible()
    await expect(page.getByText('Bereitschaft zur Überzahlung').first()).toBeVisible()
  })
})
