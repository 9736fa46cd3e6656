import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleMistakes } from '../support/axe.ts'
import { test } from '../support/journey.ts'
import { registerEmployer } from '../support/journey-employer.ts'
import { openJourneyFeed } from '../support/journey-feed.ts'

const ad = (id: number, title: string, town: string) =>
  `<satz><nr>${id}</nr><was>${title}</was><wo><gemeinde>${town}</gemeinde></wo><prosa>Sie arbeiten in einem guten Team.</prosa></satz>`
const feedOf = (...items: string[]) => `<bestand>${items.join('')}</bestand>`
const soon = { timeout: 30_000 }

test('a feed in words that nobody knows is mapped, looked at, imported, read again and undone', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const now = Date.now()
  const nurse = `Pflegefachkraft Station ${100_000 + (now % 900_000)}`
  const midwife = `Hebamme Kreißsaal ${100_000 + (now % 900_000)}`
  const { source, close } = await openJourneyFeed(feedOf(ad(1, nurse, 'Ulm'), ad(2, '', 'Bonn')))
  const result = page.getByRole('main')
  try {
    await registerEmployer(page, now)
    await page.goto('/employer-dashboard/importe')
    await expectAccessibleMistakes(page, 'imports', 'Probelauf beginnen')
    await page.getByLabel('Adresse', { exact: true }).fill(source.url)
    await page.getByRole('button', { name: 'Probelauf beginnen' }).click()
    await expect(result).toContainText('Wir haben nicht erkannt', soon)

    const preview = page.getByRole('region', { name: 'So werden die ersten Stellen gelesen' })
    await page.getByLabel('Titel', { exact: true }).selectOption('was')
    await page.getByLabel('ID', { exact: true }).selectOption('nr')
    await page.getByLabel('Ort', { exact: true }).selectOption('wo/gemeinde')
    await page.getByLabel('Beschreibung', { exact: true }).selectOption('prosa')
    await expect(preview).toContainText(nurse)
    await expect(preview).toContainText('Ulm')
    await expect(preview).toContainText('Sie arbeiten in einem guten Team.')
    await expectAccessible(page, 'mapping with preview')
    await page.getByRole('button', { name: 'Zuordnung speichern und Probelauf' }).click()
    await expect(result).toContainText('1 neu, 1 abgelehnt', soon)
    await expect(result).toContainText('Die Stelle hat keinen Titel.')
    await page.getByRole('link', { name: 'Stellen im Einzelnen ansehen' }).click()
    await page.getByRole('link', { name: `Vorschau ${nurse}` }).click()
    await expect(page.getByRole('region', { name: 'So sähe die Anzeige aus' })).toContainText('Ulm')
    await expectAccessible(page, 'dry run with the page of an ad')
    await page.getByRole('link', { name: '127.0.0.1' }).click()

    await page.getByRole('button', { name: 'Import starten' }).click()
    const undo = page.getByRole('link', { name: 'Letzten Lauf rückgängig machen' })
    await expect(undo).toBeVisible(soon)
    await expectPublic(page, nurse, 1)

    source.document = feedOf(ad(1, `${nurse} Nachtdienst`, 'Ulm'), ad(2, midwife, 'Bonn'))
    await page.getByRole('button', { name: 'Jetzt abrufen' }).click()
    await expect(result).toContainText('1 neu, 1 geändert', soon)
    await expectAccessible(page, 'a feed that runs')
    await expectPublic(page, midwife, 1)

    await undo.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Rückgängig machen' }).click()
    await expect(result).toContainText('1 zurückgezogen, 1 zurückgesetzt', soon)
    await expect(result).toContainText('Pausiert')
    await expectPublic(page, midwife, 0)
  } finally {
    close()
  }
})

/** Waits for the search, which follows an import within seconds. */
async function expectPublic(page: Page, title: string, count: number): Promise<void> {
  const other = await page.context().newPage()
  await expect(async () => {
    await other.goto(`/jobs?q=${encodeURIComponent(title)}`)
    await expect(other.getByRole('article').filter({ hasText: title })).toHaveCount(count, { timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await other.close()
}
