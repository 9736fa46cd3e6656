import type { Invoice, VatCategory } from '../invoice.schema.ts'
import { totalsOf, type VatGroup } from '../totals.ts'

export type Chart = 'SKR03' | 'SKR04'

/** Revenue accounts of DATEV's standard charts that choose the tax by themselves, so that no tax key is needed. */
const revenue: Record<Chart, Record<VatCategory, string>> = {
  SKR03: { S: '8400', AE: '8336', E: '8195', O: '8338' },
  SKR04: { S: '4400', AE: '4336', E: '4185', O: '4338' },
}

const columns = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
]

export type BookedInvoice = { invoice: Invoice; debtorAccount: number }

export type BatchFacts = {
  chart: Chart
  /** The tax adviser's number and the client's, as DATEV knows them. */
  consultant: number
  client: number
  /** Days that all invoices lie between, within one calendar year. */
  from: string
  to: string
  madeAt: Date
}

/**
 * Issued documents as a batch of bookings in DATEV's format (EXTF 700, Buchungsstapel 13), in Windows-1252: debtor to revenue, one row for
 * each document and VAT category; a cancellation with the sides changed. See docs/BOOKKEEPING.md for every column.
 */
export function bookingBatch(booked: readonly BookedInvoice[], facts: BatchFacts): Uint8Array {
  const rows = booked.flatMap(each =>
    totalsOf(each.invoice).vat.map(group => bookingRow(each, group, facts.chart)),
  )
  const lines = [header(facts), columns.map(text), ...rows]
  return inWindows1252(`${lines.map(fields => fields.join(';')).join('\r\n')}\r\n`)
}

function header({ chart, consultant, client, from, to, madeAt }: BatchFacts): string[] {
  const stamp = madeAt.toISOString().replace(/\D/g, '').slice(0, 17)
  const yearBegins = `${from.slice(0, 4)}0101`
  const plain = (day: string) => day.replaceAll('-', '')
  const batch = [
    text('EXTF'),
    '700',
    '21',
    text('Buchungsstapel'),
    '13',
    stamp,
    '',
    text('RE'),
    text(''),
    text(''),
  ]
  const period = [String(consultant), String(client), yearBegins, '4', plain(from), plain(to)]
  const naming = [text('Ausgangsrechnungen'), text(''), '1', '0', '0', text('EUR')]
  const rest = ['', text(''), '', '', text(chart.slice(3)), '', '', text(''), text('')]
  return [...batch, ...period, ...naming, ...rest]
}

function bookingRow({ invoice, debtorAccount }: BookedInvoice, group: VatGroup, chart: Chart): string[] {
  const { number, kind, currency, issuedOn, preceding, buyer } = invoice
  const [, month, day] = issuedOn.split('-')
  const amount = ((group.netCents + group.vatCents) / 100).toFixed(2).replace('.', ',')
  const side = kind === 'cancellation' ? 'H' : 'S'
  const accounts = [String(debtorAccount), revenue[chart][group.category], '']
  const documents = [`${day}${month}`, text(number), text(preceding?.number ?? ''), '']
  const money = [amount, text(side), text(currency), '', '', '']
  return [...money, ...accounts, ...documents, text(`${number} ${buyer.name}`.slice(0, 60))]
}

function text(value: string): string {
  return `"${value.replace(/[\r\n;]+/g, ' ').replaceAll('"', '""')}"`
}

/** What the code page has between 0x80 and 0x9f and names contain; everything else beyond Latin 1 becomes its letter without marks. */
const beyondLatin: Record<string, number> = {
  '€': 0x80,
  Š: 0x8a,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
  š: 0x9a,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
}

function inWindows1252(content: string): Uint8Array {
  return Uint8Array.from([...content.normalize('NFC')], letter => {
    const code = letter.codePointAt(0) ?? 63
    if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
    return beyondLatin[letter] ?? plainCode(letter)
  })
}

function plainCode(letter: string): number {
  const code = letter.normalize('NFD').codePointAt(0) ?? 63
  return code < 0x80 ? code : 63
}
