import type { Buyer, Invoice } from '../invoice.schema.ts'
import { profileOf } from '../xml/write-cii.ts'
import { inkSoft, mm, type Pdf, put, sheet, sheetWidth } from './page.ts'
import type { Words } from './words.ts'

const facts = { x: mm(118), label: mm(30), value: mm(42) }

/** The first page down to the table: sender, the buyer in the window of an envelope, the facts beside it, the title. @returns where it ends */
export function drawHead(pdf: Pdf, invoice: Invoice, words: Words): number {
  const { seller, buyer } = invoice
  put(pdf, seller.name, { x: sheet.left, y: sheet.top, width: sheetWidth }, { bold: true, size: 15 })
  const { address } = seller
  const sender = [seller.name, address.street, `${address.postcode} ${address.city}`].join(' · ')
  put(pdf, sender, { x: sheet.left, y: mm(50), width: mm(85) }, { size: 6.5, color: inkSoft })
  let end = mm(57)
  for (const text of addressLines(buyer, seller.address.country, words))
    end = put(pdf, text, { x: sheet.left, y: end, width: mm(85) }, { size: 10.5 })
  const y = Math.max(end, drawFacts(pdf, invoice, words), mm(95)) + mm(8)
  const title = words.t(`invoice-document.title.${invoice.kind}`, { number: invoice.number })
  const below = put(pdf, title, { x: sheet.left, y, width: sheetWidth }, { bold: true, size: 15 })
  return drawPreceding(pdf, invoice, words, below) + mm(4)
}

function addressLines(buyer: Buyer, home: string, words: Words): string[] {
  const { street, extra, postcode, city, country } = buyer.address
  const lines = [buyer.name, buyer.department, extra, street, `${postcode} ${city}`]
  return [...lines, country === home ? null : words.country(country)].filter(each => each !== null)
}

function drawFacts(pdf: Pdf, invoice: Invoice, words: Words): number {
  const { t, day, period } = words
  const { payment, buyer, leitwegId } = invoice
  const rows: [string, string | null][] = [
    [t('invoice-document.number'), invoice.number],
    [t('invoice-document.issued-on'), day(invoice.issuedOn)],
    [t('invoice-document.service'), period(invoice.service)],
    [t('invoice-document.due-on'), payment.kind === 'transfer' ? day(payment.dueOn) : null],
    [t('invoice-document.order-number'), invoice.orderNumber],
    [t('invoice-document.cost-centre'), invoice.costCentre],
    [t('invoice-document.leitweg-id'), leitwegId],
    [t('invoice-document.buyer-vat-id'), buyer.vatId],
    [
      t('invoice-document.format'),
      profileOf(invoice) === 'xrechnung' ? 'XRechnung 3.0' : 'Factur-X / ZUGFeRD',
    ],
  ]
  let y = mm(50)
  for (const [label, value] of rows) {
    if (value === null) continue
    const { x } = facts
    const end = put(pdf, value, { x: x + facts.label, y, width: facts.value, align: 'right' })
    put(pdf, label, { x, y, width: facts.label + mm(8) }, { color: inkSoft })
    y = end + mm(0.8)
  }
  return y
}

function drawPreceding(pdf: Pdf, { preceding, kind }: Invoice, { t, day }: Words, y: number): number {
  if (preceding === null) return y
  const params = { number: preceding.number, date: day(preceding.issuedOn) }
  const text = t(
    `invoice-document.preceding.${kind === 'correction' ? 'correction' : 'cancellation'}`,
    params,
  )
  return put(pdf, text, { x: sheet.left, y: y + mm(1), width: sheetWidth })
}
