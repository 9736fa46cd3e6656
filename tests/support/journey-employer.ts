import { expect, type Page } from '@playwright/test'
import { registerPerson } from './journey-person.ts'

/** Registers an employer through the forms; ends at its overview. */
export async function registerEmployer(page: Page, now: number): Promise<void> {
  const company = `Klinik am Ring ${now}`
  await registerPerson(page, {
    kind: 'employer',
    email: `hr@ring-${now}.example`,
    name: 'Ines Ring',
    company,
  })
  await page.getByLabel('Art', { exact: true }).selectOption('hospital')
  await page.getByRole('button', { name: 'Fertigstellen' }).click()
  await expect(page).toHaveURL(/\/employer-dashboard$/)
}

/** Writes and publishes an ad that takes applications on the site; `duty` is the label of its working hours. */
export async function postAd(
  page: Page,
  title: string,
  duty?: string,
  { place = 'Freiburg im Breisgau', group }: { place?: string; group?: string } = {},
): Promise<void> {
  await page.goto('/post-job')
  await page.getByLabel('Titel der Anzeige').fill(title)
  await page.getByLabel('Arbeitsort').first().fill(place)
  await next(page, 'description')
  await page.locator('[contenteditable=true]').click()
  await page.keyboard.type('Wir suchen Sie für zwölf Betten. Was wir bieten, lesen Sie hier in Ruhe nach.')
  await next(page, 'terms')
  await page.getByLabel('Vollzeit').check()
  if (duty) await page.getByRole('checkbox', { name: duty, exact: true }).check()
  if (group) {
    await page.getByLabel('Tarif aus unseren Tabellen').selectOption('tvoed-p')
    await page.getByLabel('Entgeltgruppe').selectOption(group)
  } else await page.getByLabel('Gehalt von (brutto)').fill('3600')
  await next(page, 'applying')
  await next(page, 'preview')
  await expect(page.getByRole('main')).toContainText(title)
  await page.getByRole('button', { name: /veröffentlichen/i }).click()
  await expect(page).toHaveURL(/\/employer-dashboard\/stellen/)
  await expect(page.getByRole('main')).toContainText(title)
}

async function next(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`step=${step}`))
}

/** URL of a new job's public page, once search finds it. */
export async function addressOfJob(page: Page, title: string): Promise<string> {
  let found = ''
  await expect(async () => {
    const answer = await page.request.get(`/api/v1/jobs?${new URLSearchParams({ q: title, sort: 'newest' })}`)
    // The cast: as documented by the API.
    const { jobs } = (await answer.json()) as { jobs: { title: string; url: string }[] }
    found = jobs.find(job => job.title.startsWith(title))?.url ?? ''
    expect(found).not.toBe('')
  }).toPass({ timeout: 20_000 })
  return new URL(found).pathname
}
