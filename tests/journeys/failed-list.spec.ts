import { expect } from '@playwright/test'
import { translator } from '../../src/i18n/translate.ts'
import { violationsOf } from '../support/axe.ts'
import { backOnceSaid, countOfJobs, scriptsReady, test } from '../support/journey.ts'

for (const outage of ['the line is down', 'the server is broken'] as const) {
  test(`when ${outage} the list says so in its place, keeps the search, and a second try brings it`, async ({
    page,
  }) => {
    await page.goto('/jobs')
    await scriptsReady(page)
    const all = await countOfJobs(page)
    await page.route(/\/jobs\.data/, route =>
      outage === 'the line is down'
        ? route.abort('internetdisconnected')
        : route.fulfill({ status: 503, body: 'down' }),
    )
    await page.getByRole('combobox', { name: 'Was' }).fill('Hebamme')
    await page.getByRole('button', { name: 'Stellen finden' }).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Die Liste ließ sich nicht laden')
    await expect(page).toHaveURL(/\/jobs\?q=Hebamme/)
    await expect(page).toHaveTitle('Die Liste ließ sich nicht laden')
    await expect(page.getByRole('combobox', { name: 'Was' })).toHaveValue('Hebamme')
    await expect(page.getByRole('checkbox', { name: /^Pflege \d/ })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    expect(await violationsOf(page)).toEqual([])

    await alert.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(alert).toBeHidden()
    await expect(alert).toBeVisible()

    await page.unroute(/\/jobs\.data/)
    await alert.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(alert).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hebamme')
    expect(await countOfJobs(page)).toBeLessThan(all)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
}

test('the list is fetched by itself as well when the connection is back before the page listens for it', async ({
  page,
}) => {
  await page.goto('/jobs')
  await page.route(/\/jobs\.data/, route => route.abort('internetdisconnected'), { times: 1 })
  await backOnceSaid(page, 'Die Liste ließ sich nicht laden')
  await page.getByRole('checkbox', { name: /^Teilzeit/ }).check()
  await expect(page.getByRole('list', { name: translator('de')('list.active-filters') })).toContainText(
    'Teilzeit',
  )
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden()
})

test('the list of employers fails and recovers in the same way, also after going on to another filter', async ({
  page,
}) => {
  await page.goto('/en/employers')
  await scriptsReady(page)
  await page.route(/\/employers\.data/, route => route.abort('internetdisconnected'))
  await page.getByRole('checkbox', { name: /^Hospital/ }).check()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('The list could not be loaded')
  await page.unroute(/\/employers\.data/)
  await page.goBack()
  await expect(alert).toBeHidden()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('coming from elsewhere there is no list to keep: the page before stays until it can be had', async ({
  page,
}) => {
  await page.goto('/impressum')
  await scriptsReady(page)
  await page.route(/\/jobs\.data/, route => route.abort('internetdisconnected'))
  await page.getByRole('banner').getByRole('link', { name: 'Stellen' }).click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Der Server antwortet gerade nicht')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
  await page.unroute(/\/jobs\.data/)
  await notice.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})
