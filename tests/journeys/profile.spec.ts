import { expect, type Page } from '@playwright/test'
import { translator } from '../../src/i18n/translate.ts'
import { href } from '../../src/web/addresses.ts'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'
import { registerPerson } from '../support/journey-person.ts'
import { keyboardOf } from '../support/keyboard.ts'

test.setTimeout(150_000)

const resume = JSON.stringify({
  work: [{ name: 'Klinik am See', position: 'Pflegefachfrau', startDate: '2016-10', endDate: '2019-03' }],
  certificates: [{ name: 'Fachweiterbildung Intensivpflege', date: '2021' }],
  languages: [
    { language: 'German', fluency: 'C1' },
    { language: 'Turkish', fluency: 'Native speaker' },
  ],
})

for (const locale of ['de', 'en'] as const) {
  const t = translator(locale)
  const section = (page: Page, name: string) =>
    page.getByRole('region', { name: t(`profile.${name}.heading`) })

  test(`a nurse fills in her profile by keyboard and corrects it: ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await enter(page, locale, 'keyboard')
    await expect(page.getByText(t('profile.missing.profession.brings'))).toBeVisible()
    const { press, write, tabTo } = keyboardOf(page)

    await press(section(page, 'wish').getByRole('link', { name: t('profile.change') }))
    await expect(page.getByRole('heading', { name: t('profile.wish.change') })).toBeFocused()
    await write(page.getByLabel(new RegExp(`^${t('onboarding.seeker.profession')}`)), 'Hebamme')
    await write(page.getByLabel(new RegExp(`^${t('onboarding.seeker.place-field')}`)), 'Nirgendwohausen')
    await write(page.getByLabel(t('profile.wish.workload-from')), '60')
    await page.keyboard.press('Enter')
    const place = page.getByLabel(new RegExp(`^${t('onboarding.seeker.place-field')}`))
    await expect(place).toBeFocused()
    await expect(place).toHaveAccessibleDescription(t('onboarding.place-unknown'))
    await expect(page.getByLabel(t('profile.wish.workload-from'))).toHaveValue('60')
    await expectAccessible(page, 'wishes')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.insertText('Köln')
    await page.keyboard.press('Escape')
    await press(page.getByRole('button', { name: t('profile.save') }))
    await expect(section(page, 'wish')).toContainText('Köln (25 km)')
    await expect(section(page, 'wish')).toContainText('60–100 %')
    await expect(page.getByText(t('profile.missing.profession.brings'))).toBeHidden()
    await expect(page.getByRole('link', { name: t('profile.show-jobs') })).toBeVisible()

    const positions = section(page, 'position')
    await press(positions.getByRole('link', { name: t('profile.position.add') }))
    await write(page.getByRole('combobox', { name: t('profile.position.title') }), 'Hebamme')
    await page.keyboard.press('Escape')
    await write(page.getByLabel(new RegExp(`^${t('profile.from')}`)), '04/2019')
    await press(page.getByRole('checkbox', { name: t('profile.position.current') }), 'Space')
    await press(page.getByRole('button', { name: t('profile.save') }))
    await expect(positions.getByRole('listitem')).toContainText(`04/2019 – ${t('profile.today')}`)
    await tabTo(positions.getByRole('link', { name: t('profile.change') }))
    await page.keyboard.press('Enter')
    await write(page.getByLabel(new RegExp(`^${t('profile.position.employer')}`)), 'Frauenklinik Köln')
    await page.keyboard.press('Enter')
    await expect(positions.getByRole('listitem')).toContainText('Frauenklinik Köln')
    await expectAccessible(page, 'profile')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

    await press(positions.getByRole('link', { name: t('profile.remove') }))
    await press(page.getByRole('dialog').getByRole('button', { name: t('profile.remove') }))
    await expect(positions).toContainText(t('profile.position.none'))
  })

  test(`a JSON Resume is taken over after a look at it, without what is dropped: ${locale}`, async ({
    page,
  }) => {
    await enter(page, locale, 'import')
    await page.getByRole('link', { name: t('profile.exchange.import') }).click()
    const text = page.getByLabel(new RegExp(`^${t('profile.import.text')}`))
    await text.fill(resume.slice(0, -2))
    await page.getByRole('button', { name: t('profile.import.read') }).click()
    await expect(text).toHaveAccessibleDescription(new RegExp(t('profile.import.problem.broken-json')))
    await expect(text).toHaveValue(resume.slice(0, -2))
    await expectAccessible(page, 'import')
    await text.fill(resume)
    await page.getByRole('button', { name: t('profile.import.read') }).click()
    await expect(page.getByRole('checkbox')).toHaveCount(4)
    await expectAccessible(page, 'review')
    await page.getByRole('checkbox', { name: /Fachweiterbildung/ }).uncheck()
    await page.getByRole('button', { name: t('profile.import.take') }).click()
    await expect(section(page, 'position').getByRole('listitem')).toContainText('Klinik am See')
    await expect(section(page, 'fact')).toContainText('(C1)')
    await expect(section(page, 'licence')).toContainText(t('profile.licence.none'))
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: t('profile.exchange.pdf') }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a profile is filled in, brought along and cleared', async ({ page }) => {
    const t = translator('de')
    await enter(page, 'de', 'plain')
    await page
      .getByRole('region', { name: t('profile.licence.heading') })
      .getByRole('link', { name: t('profile.licence.add') })
      .click()
    await page.getByLabel(t('profile.licence.kind')).selectOption('approbation')
    await page.getByLabel(t('profile.licence.name')).fill('Approbation als Ärztin')
    await page.getByLabel(new RegExp(`^${t('profile.licence.obtained')}`)).fill('irgendwann')
    await page.getByRole('button', { name: t('profile.save') }).click()
    const obtained = page.getByLabel(new RegExp(`^${t('profile.licence.obtained')}`))
    await expect(obtained).toBeFocused()
    await expect(page.getByLabel(t('profile.licence.name'))).toHaveValue('Approbation als Ärztin')
    await obtained.fill('14.05.2018')
    await page.getByRole('button', { name: t('profile.save') }).click()
    const licences = page.getByRole('region', { name: t('profile.licence.heading') })
    await expect(licences.getByRole('listitem')).toContainText('14.05.2018')

    await page.getByRole('link', { name: t('profile.exchange.import') }).click()
    const buffer = Buffer.from(resume)
    await page
      .getByLabel(t('profile.import.document'), { exact: true })
      .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer })
    await page.getByRole('button', { name: t('profile.import.read') }).click()
    await page.getByRole('button', { name: t('profile.import.take') }).click()
    await expect(page.getByRole('region', { name: t('profile.position.heading') })).toContainText(
      'Klinik am See',
    )
    await licences
      .getByRole('link', { name: t('profile.remove') })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('profile.remove') })
      .click()
    await expect(licences.getByRole('listitem')).toHaveCount(1)
  })
})

async function enter(page: Page, locale: 'de' | 'en', what: string): Promise<void> {
  const email = `profil-${what}-${locale}-${Date.now()}@pflege.example`
  await registerPerson(page, { kind: 'jobseeker', email, name: 'Lea Brandt', locale })
  await page.goto(href('seeker-profile', locale))
}
