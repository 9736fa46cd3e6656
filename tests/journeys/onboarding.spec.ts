import { expect, type Page } from '@playwright/test'
import { test } from '../support/journey.ts'
import { personPassword, registerPerson, signInWith, toastOf } from '../support/journey-person.ts'
import { mailedLink } from '../support/mailbox.ts'

test.setTimeout(120_000)

test('a nurse tells step by step what she looks for, leaves, and goes on where she was', async ({ page }) => {
  const email = `lea-${Date.now()}@pflege.example`
  await registerPerson(page, { kind: 'jobseeker', email, name: 'Lea Brandt' })
  await expectStep(page, 1, 'Was ist Ihr Beruf?')
  const profession = page.getByRole('combobox', { name: 'Beruf' })
  await profession.fill('Zauberer')
  await saveAndGoOn(page)
  await expect(profession).toBeFocused()
  await expect(profession).toHaveValue('Zauberer')
  await expect(profession).toHaveAccessibleDescription(/kennen wir nicht/)
  await profession.fill('pflegefach')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(profession).toHaveValue(/^Pflegefach/)
  await expectStep(page, 1, 'Was ist Ihr Beruf?')
  await saveAndGoOn(page)

  await expectStep(page, 2, 'Wo möchten Sie arbeiten?')
  await page.getByLabel('Ort oder Postleitzahl').fill('Nirgendwohausen')
  await page.getByLabel('Umkreis').selectOption('50')
  await saveAndGoOn(page)
  await expect(page.getByLabel('Ort oder Postleitzahl')).toBeFocused()
  await expect(page.getByLabel('Ort oder Postleitzahl')).toHaveValue('Nirgendwohausen')
  await expect(page.getByLabel('Ort oder Postleitzahl')).toHaveAccessibleDescription(/kennen wir nicht/)
  await expect(page.getByLabel('Umkreis')).toHaveValue('50')
  await page.getByLabel('Ort oder Postleitzahl').fill('Freiburg im Breisgau')
  await page.keyboard.press('Escape')
  await saveAndGoOn(page)

  await expectStep(page, 3, 'Wie möchten Sie arbeiten?')
  await page.getByRole('link', { name: 'Später weitermachen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Tag, Lea Brandt')
  await expect(page.getByRole('main')).toContainText('Freiburg im Breisgau, 50 km')
  await page.context().clearCookies({ name: /session/ })
  await page.goto('/login')
  await signInWith(page, email)

  await expectStep(page, 3, 'Wie möchten Sie arbeiten?')
  await page.getByRole('button', { name: 'Überspringen' }).click()
  await expectStep(page, 4, 'Was bringen Sie mit?')
  await page.getByRole('link', { name: 'Zurück' }).click()
  await expectStep(page, 3, 'Wie möchten Sie arbeiten?')
  const when = page.getByLabel(/^Ab wann/)
  await expect(page.getByLabel(/^Datum/)).toBeHidden()
  await when.selectOption({ label: 'Ab einem bestimmten Datum' })
  await expect(page.getByLabel(/^Datum/)).toBeVisible()
  await when.selectOption({ index: 0 })
  await expect(page.getByLabel(/^Datum/)).toBeHidden()
  await page.getByRole('checkbox', { name: 'Teilzeit' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expectStep(page, 4, 'Was bringen Sie mit?')
  await page.getByLabel('Qualifikationen').fill('Praxisanleitung\nWundexperte ICW')
  await page.getByLabel('1. Sprache', { exact: true }).selectOption('de')
  await page.getByLabel('Niveau der 1. Sprache').selectOption('native')
  await saveAndGoOn(page)

  await expectStep(page, 5, 'Wer darf Ihr Profil sehen?')
  await page.getByRole('radio', { name: 'Im Talentpool, ohne Namen' }).check()
  await page.getByRole('button', { name: 'Fertigstellen' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(toastOf(page)).toContainText('Ihre Angaben sind gespeichert.')
  await expect(page.getByRole('main')).toContainText('Teilzeit')

  await page.goto('/onboarding-jobseeker?step=qualifications')
  await expect(page.getByLabel('Qualifikationen')).toHaveValue('Praxisanleitung\nWundexperte ICW')
  await expect(page.getByLabel('1. Sprache', { exact: true })).toHaveValue('de')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Passende Stellen ansehen' }).click()
  await expect(page).toHaveURL(/\/jobs\?.*place=Freiburg/)
})

test('an employer is created, a colleague of the same domain asks for access and gets it', async ({
  page,
  browser,
  baseURL,
}) => {
  const now = Date.now()
  const domain = `praxis-${now}.example`
  const company = `Praxis am Tor ${now}`
  const owner = { kind: 'employer', email: `leitung@${domain}`, name: 'Ines Tor', company } as const
  await registerPerson(page, owner)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arbeitgeber anlegen')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(company)
  await page.getByRole('button', { name: 'Fertigstellen' }).click()
  await expect(page.getByLabel('Art', { exact: true })).toHaveAccessibleDescription(
    'Bitte wählen Sie die Art des Arbeitgebers.',
  )
  await page.getByLabel('Art', { exact: true }).selectOption('private-practice')
  await page.getByLabel('Internetadresse').fill(`https://www.${domain}`)
  await page.getByRole('button', { name: 'Fertigstellen' }).click()
  await expect(page).toHaveURL(/\/employer-dashboard$/)
  await expect(page.getByRole('main')).toContainText(company)
  await expect(page.getByRole('main')).toContainText('Kontoverwaltung')

  const colleague = await browser.newPage({ baseURL: baseURL ?? '', locale: 'de-DE' })
  const asking = { kind: 'employer', email: `team@${domain}`, name: 'Kai Roth', company: 'Tor' } as const
  await registerPerson(colleague, asking)
  await expect(colleague.getByRole('main')).toContainText(
    'Hat dieselbe Domain wie Ihre E-Mail-Adresse (70 % sicher)',
  )
  await colleague.getByRole('button', { name: 'Um Zugriff bitten' }).click()
  await expect(colleague).toHaveURL(/\/employer-dashboard$/)
  await expect(toastOf(colleague)).toContainText('Ihre Anfrage ist unterwegs.')
  await expect(colleague.getByRole('main')).toContainText('Noch kein Arbeitgeber')
  await colleague.goto('/onboarding-employer?step=find')
  await expect(colleague.getByRole('main')).toContainText(
    'Um Zugriff gebeten: Die Kontoverwaltung des Arbeitgebers entscheidet.',
  )

  await page.reload()
  await page.getByRole('link', { name: 'Eine Person bittet um Zugriff' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team')
  await expect(page.getByRole('main')).toContainText(`Kai Roth bittet um Zugriff auf ${company}`)
  await page.getByRole('button', { name: 'Zugriff erlauben' }).click()
  await expect(toastOf(page)).toContainText('Der Zugriff ist freigegeben.')
  await expect(page.getByRole('heading', { name: 'Zugriffsanfragen' })).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Kai Roth')

  await colleague.goto('/employer-dashboard')
  await expect(colleague.getByRole('main')).toContainText(company)
  await expect(colleague.getByRole('main')).toContainText('Personalverantwortlich')
  await colleague.close()
})

test('who came from a page of the site ends there: by the mailed link, step by step, skipped and finished', async ({
  page,
}) => {
  const email = `mia-${Date.now()}@pflege.example`
  await page.goto('/konto/daten')
  await expect(page).toHaveURL(/\/login\?redirectTo=/)
  await page.getByRole('link', { name: 'Registrieren' }).last().click()
  await page.getByRole('link', { name: 'Ich suche eine Stelle' }).click()
  await page.getByLabel('Vor- und Nachname').fill('Mia Ort')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(personPassword)
  await page.getByLabel('Passwort wiederholen').fill(personPassword)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page).toHaveURL(/\/login\?.*redirectTo=/)
  await page.goto(await mailedLink(page, email, 'Bitte bestätigen Sie Ihre E-Mail-Adresse', '/auth/confirm'))

  await expectStep(page, 1, 'Was ist Ihr Beruf?')
  await expect(page.getByRole('link', { name: 'Später weitermachen' })).toHaveAttribute(
    'href',
    '/konto/daten',
  )
  await saveAndGoOn(page)
  await expectStep(page, 2, 'Wo möchten Sie arbeiten?')
  await page.getByRole('link', { name: 'Zurück' }).click()
  await expectStep(page, 1, 'Was ist Ihr Beruf?')
  for (const [number, title] of [
    'Was ist',
    'Wo möchten',
    'Wie möchten',
    'Was bringen',
    'Wer darf',
  ].entries()) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page.getByText(`Schritt ${number + 1} von 5`)).toBeVisible()
    await page.getByRole('button', { name: 'Überspringen' }).click()
  }
  await expect(page).toHaveURL(/\/konto\/daten$/)
})

test('who signs in for the first time goes on to the page that was asked for, and never out of the site', async ({
  page,
}) => {
  const email = `eva-${Date.now()}@praxis.example`
  await registerPerson(page, { kind: 'employer', email, name: 'Eva Amt', company: 'Praxis Amt' })
  await page.context().clearCookies({ name: /session/ })
  await page.goto('/login?redirectTo=%2Fkonto%2Fsicherheit')
  await signInWith(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arbeitgeber anlegen')
  await page.getByRole('link', { name: 'Zurück' }).click()
  await expect(page.getByRole('main')).toContainText('Kein Arbeitgeber gefunden')
  await page.goto('/onboarding-employer?redirectTo=%2F%2Fevil.example%2Fkonto')
  await expect(page.getByRole('link', { name: 'Später weitermachen' })).toHaveAttribute(
    'href',
    '/employer-dashboard',
  )
  await page.goto('/onboarding-employer?step=find&redirectTo=%2Fkonto%2Fsicherheit')
  await page.getByRole('link', { name: 'Arbeitgeber anlegen' }).click()
  await page.getByLabel('Art', { exact: true }).selectOption('private-practice')
  await page.getByRole('button', { name: 'Fertigstellen' }).click()
  await expect(page).toHaveURL(/\/konto\/sicherheit$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('languages and boxes stay as they were chosen when something else has to be mended', async ({
    page,
  }) => {
    const email = `lara-${Date.now()}@pflege.example`
    await registerPerson(page, { kind: 'jobseeker', email, name: 'Lara Zung' })
    await page.goto('/onboarding-jobseeker?step=qualifications')
    await page.getByLabel('Qualifikationen').fill('x'.repeat(130))
    await page.getByLabel('1. Sprache', { exact: true }).selectOption('de')
    await page.getByLabel('Niveau der 1. Sprache').selectOption('native')
    await page.getByLabel('3. Sprache', { exact: true }).selectOption('tr')
    await page.getByLabel('Niveau der 3. Sprache').selectOption('C1')
    await saveAndGoOn(page)
    await expect(page.getByLabel('Qualifikationen')).toHaveAccessibleDescription(/zu lang/)
    await expect(page.getByLabel('Qualifikationen')).toHaveValue('x'.repeat(130))
    await expect(page.getByLabel('1. Sprache', { exact: true })).toHaveValue('de')
    await expect(page.getByLabel('Niveau der 1. Sprache')).toHaveValue('native')
    await expect(page.getByLabel('3. Sprache', { exact: true })).toHaveValue('tr')
    await expect(page.getByLabel('Niveau der 3. Sprache')).toHaveValue('C1')
    await expect(page.getByLabel('4. Sprache', { exact: true })).toHaveValue('')
    await page.getByLabel('Qualifikationen').fill('Wundexperte ICW')
    await saveAndGoOn(page)
    await expectStep(page, 5, 'Wer darf Ihr Profil sehen?')
    await page.goto('/onboarding-jobseeker?step=qualifications')
    await expect(page.getByLabel('2. Sprache', { exact: true })).toHaveValue('tr')

    await page.goto('/konto')
    await page.getByRole('checkbox', { name: 'Neue Nachrichten' }).uncheck()
    await page.getByLabel('Name', { exact: true }).fill(' ')
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/Namen/)
    await expect(page.getByRole('checkbox', { name: 'Neue Nachrichten' })).not.toBeChecked()
  })

  test('an unknown place is told, and what was typed stays', async ({ page }) => {
    await registerPerson(page, {
      kind: 'jobseeker',
      email: `ohne-${Date.now()}@pflege.example`,
      name: 'Ole Kamp',
    })
    await page.goto('/onboarding-jobseeker?step=place')
    await page.getByLabel('Ort oder Postleitzahl').fill('Nirgendwohausen')
    await saveAndGoOn(page)
    await expect(page.getByLabel('Ort oder Postleitzahl')).toHaveValue('Nirgendwohausen')
    await expect(page.getByLabel('Ort oder Postleitzahl')).toHaveAccessibleDescription(/kennen wir nicht/)
    await page.getByRole('button', { name: 'Überspringen' }).click()
    await expectStep(page, 3, 'Wie möchten Sie arbeiten?')
    await page.getByRole('checkbox', { name: 'Vollzeit' }).check()
    await saveAndGoOn(page)
    await expectStep(page, 4, 'Was bringen Sie mit?')
  })
})

async function expectStep(page: Page, number: number, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(`Schritt ${number} von 5`)).toBeVisible()
}

async function saveAndGoOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern und weiter' }).click()
}
