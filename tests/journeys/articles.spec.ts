import { expect, test } from '@playwright/test'
import { enterAdministration } from '../support/journey-admin.ts'

test('an article is written, planned, published, found and taken away again', async ({ page, request }) => {
  const slug = `pausen-im-dienst-${Date.now()}`
  await enterAdministration(page)
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
  await page.getByRole('button', { name: 'Neuer Artikel' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artikel bearbeiten')

  const german = page.getByRole('group', { name: 'Deutsch' })
  await german.getByRole('textbox', { name: 'Überschrift' }).fill('Pausen im Dienst')
  await german.getByLabel('Adresse').fill(slug)
  await german.getByLabel('Kurzfassung').fill('Wann eine Pause eine Pause ist.')
  await german.getByRole('textbox', { name: 'Text', exact: true }).click()
  await page.keyboard.type('Eine Pause ist frei von Arbeit.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('{{jobs: Pflege}}')
  await expect(page.getByText('Gesichert', { exact: true })).toBeVisible()

  const publish = page.getByRole('button', { name: 'Jetzt veröffentlichen' })
  await publish.click()
  await expect(page.getByText('Bitte geben Sie an, wer den Artikel geschrieben hat.').first()).toBeVisible()
  await page.getByLabel('Autorin oder Autor').selectOption({ label: 'Redaktion' })
  await page.getByLabel(/^Ab \(/).fill('2030-01-02T08:00')
  await page.getByRole('button', { name: 'Planen' }).click()
  await expect(page.getByText('Der Artikel ist geplant.', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Stand des Artikels')).toContainText('Geplant · 02.01.2030, 08:00')
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404)

  await publish.click()
  await expect(page.getByText('Der Artikel ist veröffentlicht.', { exact: true })).toBeVisible()
  await page.getByLabel('Stand des Artikels').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pausen im Dienst')
  await expect(page.getByRole('heading', { name: 'Offene Stellen: Pflege' })).toBeVisible()
  await page.goto('/blog')
  await page.getByLabel('Im Blog suchen').fill('Pause')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('article').getByRole('link', { name: 'Pausen im Dienst' }).first(),
  ).toBeVisible()

  await page.goto('/admin-dashboard/blog?q=Pausen&state=published')
  await page.getByRole('main').getByRole('link', { name: 'Pausen im Dienst' }).first().click()
  await page.getByRole('button', { name: 'Archivieren' }).click()
  await expect(page.getByText('Der Artikel ist archiviert.', { exact: true })).toBeVisible()
  expect((await request.get(`/blog/${slug}?gone`)).status()).toBe(410)
})
