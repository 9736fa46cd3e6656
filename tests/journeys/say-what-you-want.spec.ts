import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { countOfJobs, test } from '../support/journey.ts'

const sentence = 'Pflege Teilzeit ohne Nachtdienst in Hamburg'

/** The chips in the line of what was understood. */
const understood = (page: Page) =>
  page
    .getByRole('list', { name: /^(Verstanden|Understood)/ })
    .getByRole('link', { name: /(entfernen|remove)$/ })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a sentence leads to the filters and the place that it means, and each can go', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('combobox', { name: 'Was' }).fill(sentence)
      await page.getByRole('button', { name: 'Stellen finden' }).click()
      await expect(page).toHaveURL(
        /\/jobs\?q=Pflege&place=Hamburg&radius=25&employmentType=part-time&without=nights/,
      )
      await expect(page.getByRole('combobox', { name: 'Was' })).toHaveValue('Pflege')
      await expect(page.getByRole('combobox', { name: 'Wo', exact: true })).toHaveValue('Hamburg')
      await expect(page.getByRole('checkbox', { name: /^Teilzeit/ })).toBeChecked()
      await expect(understood(page)).toHaveText([/^Teilzeit/, /^ohne Nachtdienst/, /^Hamburg, 25 km/])
      await expect(page.getByRole('list', { name: 'Gewählte Filter' })).toHaveCount(0)
      const found = await countOfJobs(page)
      expect(found).toBeGreaterThan(0)
      if (javaScriptEnabled) await expectAccessible(page, 'a sentence understood')

      await understood(page).filter({ hasText: 'Teilzeit' }).click()
      await expect(understood(page)).toHaveText([/^ohne Nachtdienst/, /^Hamburg, 25 km/])
      await expect(page.getByRole('checkbox', { name: /^Teilzeit/ })).not.toBeChecked()
      await expect.poll(() => countOfJobs(page)).toBeGreaterThan(found)
      await page.goBack()
      await expect(understood(page)).toHaveCount(3)

      await page.getByRole('link', { name: 'wörtlich suchen' }).click()
      await expect(page).toHaveURL(/literal=true/)
      await expect(page.getByRole('combobox', { name: 'Was' })).toHaveValue(sentence)
      await expect(understood(page)).toHaveCount(0)
      await page.getByRole('link', { name: 'als Satz verstehen' }).click()
      await expect(understood(page)).toHaveCount(3)
    })

    test('in English as well, beside a filter that was chosen before, and kept as an alert', async ({
      page,
    }) => {
      await page.goto('/en/jobs?category=nursing')
      await page.getByRole('combobox', { name: 'What' }).fill('nurse part time, no nights, in Munich')
      await page.getByRole('button', { name: 'Find jobs' }).click()
      await expect(page).toHaveURL(/\/en\/jobs\?q=nurse&place=Munich.*category=nursing/)
      await expect(understood(page)).toHaveCount(3)
      await expect(
        page.getByRole('list', { name: 'Chosen filters' }).getByRole('link', { name: /^Nursing/ }),
      ).toBeVisible()
      await page.getByRole('link', { name: /Save as job alert/ }).click()
      await expect(page).toHaveURL(/\/en\/alert\?q=nurse&place=Munich/)
    })

    test('what says nothing about a job shows all of them', async ({ page }) => {
      await page.goto('/jobs')
      const all = await countOfJobs(page)
      await page.getByRole('combobox', { name: 'Was' }).fill('ich suche eine Stelle')
      await page.getByRole('button', { name: 'Stellen finden' }).click()
      await expect(page.getByText('„ich suche eine Stelle“ passt auf alle Stellen.')).toBeVisible()
      await expect(page.getByRole('combobox', { name: 'Was' })).toHaveValue('')
      expect(await countOfJobs(page)).toBe(all)
    })

    test('a sentence for an employer stays with the employer', async ({ page }) => {
      await page.goto('/arbeitgebern')
      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/arbeitgebern\/\d+-/)
      await page.goto(`${new URL(page.url()).pathname}/offene-stellen`)
      await page.getByRole('combobox', { name: 'Was' }).fill('Pflege Teilzeit')
      await page.getByRole('button', { name: 'Stellen finden' }).click()
      await expect(page).toHaveURL(
        /\/arbeitgebern\/\d+-[^/]+\/offene-stellen\?q=Pflege&employmentType=part-time&/,
      )
      await expect(understood(page)).toHaveText([/^Teilzeit/])
    })
  })
}

test('while a sentence is typed the first proposal says what it means, and opens exactly that', async ({
  page,
}) => {
  await page.goto('/jobs')
  const what = page.getByRole('combobox', { name: 'Was' })
  await what.pressSequentially(sentence)
  const first = page.getByRole('option').first()
  await expect(first).toContainText('Pflege · Teilzeit · ohne Nachtdienst · Hamburg')
  const promised = Number(/(\d+)$/.exec(await first.innerText())?.[1])
  await what.press('ArrowDown')
  await what.press('Enter')
  await expect(page).toHaveURL(
    /\/jobs\?q=Pflege&place=Hamburg&radius=25&employmentType=part-time&without=nights/,
  )
  await expect.poll(() => countOfJobs(page)).toBe(promised)
  await expect(understood(page)).toHaveCount(3)
  await expect(what).toHaveValue('Pflege')
})

test('a town typed as what is a place', async ({ page }) => {
  await page.goto('/jobs')
  await page.getByRole('combobox', { name: 'Was' }).fill('Hamburg')
  await page.getByRole('button', { name: 'Stellen finden' }).click()
  await expect(page.getByRole('combobox', { name: 'Wo', exact: true })).toHaveValue('Hamburg')
  await expect(page.getByRole('combobox', { name: 'Was' })).toHaveValue('')
})
