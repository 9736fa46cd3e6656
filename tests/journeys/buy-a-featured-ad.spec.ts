import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'
import { enterAdministration } from '../support/journey-admin.ts'
import { postAd, registerEmployer } from '../support/journey-employer.ts'

test('a hospital buys a featured ad by card, first refused, sees it featured, and gets its money back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const now = Date.now()
  const title = `Pflegefachkraft Nephrologie ${100_000 + (now % 900_000)}`
  await registerEmployer(page, now)
  await postAd(page, title)

  await page.goto('/preise')
  await page.getByRole('link', { name: 'Hervorgehobene Anzeige auswählen' }).click()
  await page.getByLabel('Welche Anzeige soll hervorgehoben werden?').selectOption({ index: 1 })
  await page.getByLabel('Straße und Hausnummer').fill('Ringstraße 1')
  await page.getByLabel('Postleitzahl').fill('79098')
  await page.getByLabel('Ort', { exact: true }).fill('Freiburg')
  await page.getByLabel('E-Mail-Adresse für Rechnungen').fill(`hr@ring-${now}.example`)
  await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check()
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click()
  await expect(page.getByRole('main')).toContainText('117,81')
  await expectAccessible(page, 'order')
  const order = page.url()

  await page.getByRole('button', { name: 'Zahlungspflichtig kaufen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Testzahlung')
  await expectAccessible(page, 'test payment')
  await page.getByRole('button', { name: 'Ablehnen lassen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Die Karte wurde abgelehnt' })).toBeVisible()
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click()
  await expect(page).toHaveURL(order)
  await isShown(page, 'Bezahlt und freigeschaltet')
  await expect(page.getByRole('main')).toContainText('Hervorgehoben bis')

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' })
  const desk = await context.newPage()
  await enterAdministration(desk)
  await desk.goto('/admin-dashboard/bestellungen?status=fulfilled')
  await desk.getByRole('link', { name: new RegExp(`Klinik am Ring ${now}`) }).click()
  await desk.getByLabel('Grund').fill('Auf Wunsch der Klinik')
  await desk.getByRole('button', { name: 'Betrag erstatten' }).click()
  await expect(desk.getByText('Die Erstattung ist veranlasst.', { exact: true })).toBeVisible()
  await context.close()
  await isShown(page, 'Erstattet')
})

test('a hospital buys a year by invoice with its Leitweg-ID, and the bank statement settles it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const now = Date.now()
  await registerEmployer(page, now)
  await fillOrder(page, now)
  const order = page.url()
  await expect(page.getByText('Auf Rechnung liefern wir an geprüfte Arbeitgeber.')).toBeVisible()

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' })
  const desk = await context.newPage()
  await enterAdministration(desk)
  await desk.goto(`/admin-dashboard/employers?${new URLSearchParams({ q: `Klinik am Ring ${now}` })}`)
  await desk.getByRole('link', { name: `Klinik am Ring ${now}` }).click()
  await desk.getByLabel('Nummer oder Bezeichnung').fill('HRB 4711')
  await desk.getByRole('button', { name: 'Als geprüft vermerken' }).click()
  await expect(desk.getByRole('button', { name: 'Prüfung zurücknehmen' })).toBeVisible()

  await page.goto(order)
  await page.getByLabel('Zahlung innerhalb von 30 Tagen').check()
  const buy = page.getByRole('button', { name: 'Zahlungspflichtig auf Rechnung kaufen' })
  await buy.click()
  // Reading the page again at once would take the order back.
  await expect(buy).toBeHidden()
  await isShown(page, 'Freigeschaltet, Rechnung offen')
  await expectAccessible(page, 'order by invoice')
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: /^XRechnung .* \(XML\)$/ })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
  const file = await page.request.get(
    (await page.getByRole('link', { name: /^XRechnung/ }).getAttribute('href')) ?? '',
  )
  const xml = await file.text()
  expect(xml).toContain('04011000-1234512345-06')
  const number = /<ram:ID>(\d{4}-\d{6})</.exec(xml)?.[1] ?? ''

  await desk.goto('/admin-dashboard/open-items')
  await expect(desk.getByRole('link', { name: new RegExp(`${number} · Klinik am Ring`) })).toBeVisible()
  await desk
    .getByLabel('Datei', { exact: true })
    .setInputFiles({ name: 'auszug.xml', mimeType: 'text/xml', buffer: statementOf(number) })
  await desk.getByRole('button', { name: 'Einlesen' }).click()
  await expect(desk.getByRole('link', { name: new RegExp(number) })).toHaveCount(0)
  await context.close()
  await isShown(page, 'Bezahlt und freigeschaltet')
})

async function fillOrder(page: Page, now: number): Promise<void> {
  await page.goto('/preise')
  await page.getByRole('link', { name: 'Jahrespaket Hervorhebungen auswählen' }).click()
  await page.getByLabel('Straße und Hausnummer').fill('Ringstraße 1')
  await page.getByLabel('Postleitzahl').fill('79098')
  await page.getByLabel('Ort', { exact: true }).fill('Freiburg')
  await page.getByLabel('E-Mail-Adresse für Rechnungen').fill(`hr@ring-${now}.example`)
  await page.getByLabel('Ihre Bestellnummer').fill('B-2026-77')
  await page.getByLabel('Kostenstelle').fill('4711')
  await page.getByLabel('Leitweg-ID').fill('04011000-1234512345-07')
  await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check()
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click()
  await expect(page.getByText('Diese Leitweg-ID ist nicht gültig').first()).toBeVisible()
  await page.getByLabel('Leitweg-ID').fill('04011000-1234512345-06')
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click()
  await expect(page.getByRole('main')).toContainText('4.153,10')
}

/** What a bank says of one incoming payment. */
function statementOf(number: string): Buffer {
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>
<Ntry><Amt Ccy="EUR">4153.10</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2026-11-26</Dt></BookgDt><AcctSvcrRef>${number}</AcctSvcrRef>
<NtryDtls><TxDtls><RmtInf><Ustrd>Rechnung ${number}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`)
}

/** A task has the last word about money: the page is read again until it has spoken. */
async function isShown(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible({
      timeout: 500,
    })
  }).toPass({ timeout: 60_000 })
}
