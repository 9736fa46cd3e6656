import { expect, type Page } from '@playwright/test'
import { test } from '../support/journey.ts'
import { openJourneyFeed } from '../support/journey-feed.ts'
import { registerPerson } from '../support/journey-person.ts'

const ad = (id: number, title: string, town: string) =>
  `<satz><nr>${id}</nr><was>${title}</was><wo><gemeinde>${town}</gemeinde></wo><prosa>Sie arbeiten in einem guten Team.</prosa></satz>`
const feedOf = (...items: string[]) => `<bestand>${items.join('')}</bestand>`

test('a feed in words that nobody knows is mapped, looked at, imported, read again and undone', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const now = Date.now()
  const nurse = `Pflegefachkraft Station ${now % 100_000}`
  const midwife = `Hebamme Kreißsaal ${now % 100_000}`
  const { source, close } = await openJourneyFeed(feedOf(ad(1, nurse, 'Ulm'), ad(2, '', 'Bonn')))
  try {
    await registerHouse(page, now)
    await page.goto('/employer-dashboard/importe')
    await page.getByLabel('Adresse', { exact: true }).fill(source.url)
    await page.getByRole('button', { name: 'Probelauf beginnen' }).click()
    await expect(page.getByText('Wir haben nicht erkannt')).toBeVisible({ timeout: 30_000 })

    await page.getByRole('button', { name: 'Zuordnung speichern und Probelauf' }).click()
    await page.getByLabel('Titel', { exact: true }).selectOption('was', { timeout: 30_000 })
    await page.getByLabel('Kennung').selectOption('nr')
    await page.getByLabel('Ort', { exact: true }).selectOption('wo/gemeinde')
    await page.getByLabel('Beschreibung', { exact: true }).selectOption('prosa')
    await page.getByRole('button', { name: 'Zuordnung speichern und Probelauf' }).click()
    const result = page.getByRole('main')
    await expect(result).toContainText('1 neu, 1 abgelehnt', { timeout: 30_000 })
    await expect(result).toContainText('Die Stelle hat keinen Titel.')
    await page.getByRole('link', { name: 'Stellen im Einzelnen ansehen' }).click()
    await page.getByRole('link', { name: `Vorschau ${nurse}` }).click()
    await expect(page.getByRole('region', { name: 'So sähe die Anzeige aus' })).toContainText('Ulm')
    await page.getByRole('link', { name: '127.0.0.1' }).click()

    await page.getByRole('button', { name: 'Import starten' }).click()
    await expect(page.getByRole('link', { name: 'Letzten Lauf rückgängig machen' })).toBeVisible({
      timeout: 30_000,
    })
    await expectPublic(page, nurse, 1)

    source.document = feedOf(ad(1, `${nurse} Nachtdienst`, 'Ulm'), ad(2, midwife, 'Bonn'))
    await page.getByRole('button', { name: 'Jetzt abrufen' }).click()
    await expect(result).toContainText('1 neu, 1 geändert', { timeout: 30_000 })
    await expectPublic(page, midwife, 1)

    await page.getByRole('link', { name: 'Letzten Lauf rückgängig machen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Rückgängig machen' }).click()
    await expect(result).toContainText('1 zurückgezogen, 1 zurückgesetzt', { timeout: 30_000 })
    await expect(result).toContainText('Pausiert')
    await expectPublic(page, midwife, 0)
  } finally {
    close()
  }
})

async function registerHouse(page: Page, now: number): Promise<void> {
  const company = `Haus am Import ${now}`
  const email = `import@haus-${now}.example`
  await registerPerson(page, { kind: 'employer', email, name: 'Ida Import', company })
  await page.getByLabel('Art', { exact: true }).selectOption('hospital')
  await page.getByRole('button', { name: 'Fertigstellen' }).click()
  await expect(page).toHaveURL(/\/employer-dashboard$/)
}

async function expectPublic(page: Page, title: string, count: number): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(`/jobs?q=${encodeURIComponent(title)}`)
  await expect(other.getByRole('article').filter({ hasText: title })).toHaveCount(count)
  await other.close()
}
