import { expect, type Page } from '@playwright/test'
import { scriptsReady, test } from '../support/journey.ts'

const languages = [
  {
    list: '/arbeitgebern',
    jobs: 'offene-stellen',
    name: 'Name',
    find: 'Arbeitgeber finden',
    hospital: /^Krankenhaus/,
  },
  {
    list: '/en/employers',
    jobs: 'open-positions',
    name: 'Name',
    find: 'Find employers',
    hospital: /^Hospital/,
  },
]

for (const { list, jobs, name, find, hospital } of languages) {
  test(`someone looks for a clinic by name and kind, reads about it and sees its jobs: ${list}`, async ({
    page,
  }) => {
    await page.goto(list)
    const all = await countOfEmployers(page)
    const kind = page.getByRole('checkbox', { name: hospital })
    await kind.check()
    await expect(page).toHaveURL(/type=hospital/)
    await expect.poll(() => countOfEmployers(page)).toBeLessThan(all)
    const hospitals = await countOfEmployers(page)

    const clinic = await page.getByRole('article').first().getByRole('link').innerText()
    await page.getByRole('combobox', { name, exact: true }).fill(clinic)
    await page.getByRole('button', { name: find }).click()
    await expect(page).toHaveURL(/q=/)
    await expect(page).toHaveURL(/type=hospital/)
    await expect.poll(() => countOfEmployers(page)).toBeLessThan(hospitals)
    await expect(page.getByRole('article').first().getByRole('link')).toHaveText(clinic)

    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(clinic)
    const open = page.getByRole('main').locator(`a[href$="/${jobs}"]`).first()
    const promised = Number(/\d+/.exec(await open.innerText())?.[0])
    await open.click()
    await expect(page).toHaveURL(new RegExp(`/${jobs}$`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(clinic)
    expect(await countOfOpenPositions(page)).toBe(promised)
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText(clinic)
  })
}

test('the jobs of one employer are filtered under its own address', async ({ page, request }) => {
  const { employers } = await (await request.get('/api/v1/employers?sort=open-positions&pageSize=1')).json()
  await page.goto(`/employers/${employers[0].id}/open-positions`)
  await expect(page).toHaveURL(new RegExp(`/${employers[0].id}-[^/]+/(open-positions|offene-stellen)$`))
  await scriptsReady(page)
  const all = await countOfOpenPositions(page)
  expect(all).toBe(employers[0].openPositions)
  await page.getByRole('checkbox', { name: /^Vollzeit \d/ }).click()
  await expect(page).toHaveURL(/(open-positions|offene-stellen)\?employmentType=full-time/)
  await expect.poll(() => countOfOpenPositions(page)).toBeLessThan(all)
  await page.getByRole('link', { name: 'Alle Filter entfernen' }).click()
  await expect.poll(() => countOfOpenPositions(page)).toBe(all)
})

test('the addresses of both languages answer, and each page names that of its language', async ({
  page,
  request,
}) => {
  for (const [path, canonical] of [
    ['/arbeitgebern', '/arbeitgebern'],
    ['/employers', '/arbeitgebern'],
    ['/en/employers', '/en/employers'],
    ['/en/arbeitgebern', '/en/employers'],
  ]) {
    const answer = await request.get(path ?? '')
    expect(answer.status(), path).toBe(200)
    await page.goto(path ?? '')
    const named = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(new URL(named ?? '').pathname, path).toBe(canonical)
  }
})

test('employers are found around a town, with their distance, and a wider circle finds more', async ({
  page,
}) => {
  await page.goto('/arbeitgebern?place=Hamburg&radius=10')
  const near = await countOfEmployers(page)
  expect(near).toBeGreaterThan(0)
  await page.getByLabel('Umkreis').selectOption('200')
  await page.getByRole('button', { name: 'Arbeitgeber finden' }).click()
  await expect(page).toHaveURL(/radius=200/)
  await expect.poll(() => countOfEmployers(page)).toBeGreaterThan(near)
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: /\d+ km/ })
      .first(),
  ).toBeVisible()
})

test('a name that nobody has is answered with the next step', async ({ page }) => {
  await page.goto('/arbeitgebern?q=Qxzwv')
  await expect(page.getByRole('article')).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Arbeitgeber/ })
    .first()
    .click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

function countOfEmployers(page: Page): Promise<number> {
  return firstNumber(page, /(\d[\d.,]*)\s+(?:Arbeitgeber|employers?)/)
}

function countOfOpenPositions(page: Page): Promise<number> {
  return firstNumber(page, /(\d[\d.,]*)\s+(?:offene Stellen?|open positions?|open jobs?)/)
}

/** The number in the heading, once the list has settled. */
async function firstNumber(page: Page, pattern: RegExp): Promise<number> {
  const heading = page.locator('section[aria-busy="false"] h1').first()
  await expect(heading).toHaveText(pattern)
  return Number((pattern.exec(await heading.innerText())?.[1] ?? '').replaceAll(/[.,]/g, ''))
}
