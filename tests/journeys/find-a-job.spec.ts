import { expect } from '@playwright/test'
import { countOfJobs, test } from '../support/journey.ts'

test('a nurse finds a job by word, place and distance, narrows it down, shares it and goes back', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Was' }).fill('Pflegefachkraft')
  await page.getByRole('combobox', { name: 'Wo', exact: true }).fill('Hamburg')
  await page.getByLabel('Umkreis').selectOption('50')
  await page.getByRole('button', { name: 'Stellen finden' }).click()
  await expect(page).toHaveURL(/\/jobs\?q=Pflegefachkraft&place=Hamburg&radius=50/)
  const around = await countOfJobs(page)
  expect(around).toBeGreaterThan(0)

  const partTime = page.getByRole('checkbox', { name: /^Teilzeit/ })
  await partTime.check()
  await expect(page).toHaveURL(/employmentType=part-time/)
  await expect(page.getByRole('list', { name: 'Gewählte Filter' })).toContainText('Teilzeit')
  await expect.poll(() => countOfJobs(page)).toBeLessThan(around)
  const narrowed = await countOfJobs(page)

  const shared = await context.newPage()
  await shared.goto(page.url())
  expect(await countOfJobs(shared)).toBe(narrowed)
  await expect(shared.getByRole('checkbox', { name: /^Teilzeit/ })).toBeChecked()
  await shared.close()

  await page.goBack()
  await expect(page).not.toHaveURL(/employmentType/)
  await expect(partTime).not.toBeChecked()
  await expect.poll(() => countOfJobs(page)).toBe(around)
})

test('a seeker reads a job, sees its facts and its employer, and comes back to the same place in the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto('/jobs?category=nursing')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(20)
  const link = cards.nth(12).getByRole('heading').getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(300)
  const title = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByText('Stellennummer')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Stellennummer')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByText(/weitere Angaben$/).click()
  await expect(page.getByText('Stellennummer')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Stellenbeschreibung' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Jetzt bewerben' }).first()).toHaveAttribute(
    'href',
    /\/(leave|bewerben)$/,
  )
  await page.getByRole('link', { name: 'Arbeitgeber ansehen' }).click()
  await expect(page).toHaveURL(/\/arbeitgebern\/\d+-/)
  await page.goBack()
  await page.goBack()
  await expect(cards).toHaveCount(20)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200)
})

test('who chooses another order by keyboard stays at the order, and going back shows the one before', async ({
  page,
}) => {
  await page.goto('/jobs')
  const order = page.getByLabel('Sortieren')
  const before = await order.inputValue()
  await order.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/sort=/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(order).toBeFocused()
  await expect(order).not.toHaveValue(before)
  await page.goBack()
  await expect(order).toHaveValue(before)
})

test('a search without results offers the next step with the number of jobs it brings', async ({ page }) => {
  await page.goto('/jobs?q=Hebamme&place=Helgoland&radius=5')
  await expect(page.getByRole('heading', { name: 'Keine Stellen gefunden' })).toBeVisible()
  const step = page
    .getByRole('main')
    .getByRole('link', { name: /: \d+ Stellen?$/ })
    .first()
  const promised = Number(/(\d+) Stellen?$/.exec(await step.innerText())?.[1])
  await step.click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => countOfJobs(page)).toBe(promised)
})

test('what is typed is completed, and the keyboard chooses', async ({ page }) => {
  await page.goto('/jobs')
  const what = page.getByRole('combobox', { name: 'Was' })
  await what.pressSequentially('physiotherapeu')
  await expect(page.getByRole('option').first()).toContainText(/Physiotherapeut/)
  await what.press('ArrowDown')
  await what.press('Enter')
  await expect(what).toHaveValue(/Physiotherapeut/)
  await what.press('Enter')
  await expect(page).toHaveURL(/q=Physiotherapeut/)
  await expect(what).toBeFocused()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  expect(await countOfJobs(page)).toBeGreaterThan(0)
})

test('on a phone the filters fill the screen and tell how many jobs they leave', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/jobs')
  const all = await countOfJobs(page)
  await page.getByRole('button', { name: 'Filter' }).click()
  const nursing = page.getByRole('checkbox', { name: /^Pflege/ }).first()
  await nursing.click()
  await expect(nursing).toBeChecked()
  const show = page.getByRole('button', { name: /Stellen? anzeigen/ })
  await expect(page).toHaveURL(/category=nursing/)
  await expect(show).toBeVisible()
  const readPromise = async () =>
    Number(((await show.innerText()).match(/[\d.]+/)?.[0] ?? '').replaceAll('.', ''))
  await expect.poll(readPromise).toBeLessThan(all)
  const promised = await readPromise()
  await show.click()
  await expect(show).toBeHidden()
  await expect.poll(() => countOfJobs(page)).toBe(promised)
})
