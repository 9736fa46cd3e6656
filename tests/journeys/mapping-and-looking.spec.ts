import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'
import { enterAdministration } from '../support/journey-admin.ts'
import { registerPerson } from '../support/journey-person.ts'

const name = 'Ulla Falk'
const reason = 'Nachricht 12: das Dashboard bleibt leer'

test('somebody is mapped to an employer from the queue, looked at for help, and the record of an ad leads on', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const email = `ulla-${Date.now()}@klinikum-falkenried.example`
  await registerPerson(page, { kind: 'employer', email, name, company: 'Falkenried' })
  await page.context().clearCookies({ name: /session/ })

  await enterAdministration(page)
  await page.getByRole('main').getByRole('link', { name: 'Personen ohne Arbeitgeber' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zuordnung')
  const entry = await entryOf(page, email)
  await entry.getByRole('button', { name: `${name} dem Arbeitgeber Klinikum Falkenried zuordnen` }).click()
  await expect(page.getByText('Zugeordnet', { exact: true })).toBeVisible()

  await page.keyboard.press('/')
  await page.keyboard.type(`person: ${email}`)
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('von Hand zugeordnet')).toBeVisible()
  await page.getByLabel('Grund', { exact: true }).fill(reason)
  await page.getByRole('button', { name: 'Ansicht starten' }).click()
  const banner = page.getByText(`Sie sehen die Website wie ${name}, ohne etwas ändern zu können.`)
  await expect(banner).toBeVisible()
  await page.goto('/konto/daten')
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'Ansicht beenden' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText(reason)).toBeVisible()

  await page.goto('/admin-dashboard/stellen')
  await page.getByRole('table').getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Verlauf' })).toBeVisible()
  await expectAccessible(page, 'the record of an ad')
})

/** The oldest come first, so somebody new may be further on. */
async function entryOf(page: Page, email: string) {
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: email })
  const more = page.getByRole('link', { name: 'Weitere anzeigen' })
  await expect(async () => {
    if ((await entry.count()) === 0) await more.click({ timeout: 1_000 })
    await expect(entry).toBeVisible({ timeout: 1_000 })
  }).toPass()
  return entry
}
