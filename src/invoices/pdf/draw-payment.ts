import { encode } from 'uqr'
import { giroCode } from '../giro-code.ts'
import { spacedIban } from '../iban.ts'
import type { Invoice } from '../invoice.schema.ts'
import type { Totals } from '../totals.ts'
import { inkSoft, mm, type Pdf, put, roomFor, sheet, sheetWidth } from './page.ts'
import type { Words } from './words.ts'

const codeSize = mm(30)

/** How to pay, with a code for the bank's app, or that nothing is to be paid; then the notes. */
export function drawPayment(pdf: Pdf, invoice: Invoice, totals: Totals, words: Words, top: number): void {
  const code = codeOf(invoice, totals)
  const y = roomFor(pdf, top + mm(7), code ? codeSize + mm(8) : mm(14))
  const width = code ? sheetWidth - codeSize - mm(8) : sheetWidth
  let end = y
  for (const { text, isStrong } of paymentLines(invoice, totals, words))
    end = put(pdf, text, { x: sheet.left, y: end, width }, { bold: isStrong }) + mm(0.6)
  if (code) end = Math.max(end, drawCode(pdf, code, y, words))
  for (const note of invoice.notes)
    end = put(pdf, note, { x: sheet.left, y: roomFor(pdf, end + mm(3), mm(12)), width: sheetWidth })
}

function paymentLines(invoice: Invoice, totals: Totals, { t, day, money }: Words) {
  const { payment, seller, number } = invoice
  const plain = (text: string) => ({ text, isStrong: false })
  if (payment.kind === 'offset') return [plain(t('invoice-document.payment.offset'))]
  if (payment.kind === 'paid') {
    const paid = t('invoice-document.payment.paid', { date: day(payment.paidOn) })
    const reference = payment.reference
    return [
      plain(paid),
      ...(reference ? [plain(t('invoice-document.payment.reference', { reference }))] : []),
    ]
  }
  const params = { amount: money(totals.dueCents), date: day(payment.dueOn) }
  const bank = [seller.bankName, seller.bic && `BIC ${seller.bic}`].filter(Boolean).join(', ')
  return [
    { text: t('invoice-document.payment.transfer', params), isStrong: true },
    plain(`${t('invoice-document.payment.recipient')}: ${seller.name}`),
    plain(`IBAN: ${spacedIban(seller.iban)}`),
    ...(bank ? [plain(bank)] : []),
    plain(`${t('invoice-document.payment.purpose')}: ${number}`),
  ]
}

function codeOf({ payment, currency, seller, number }: Invoice, { dueCents }: Totals): string | null {
  if (payment.kind !== 'transfer' || currency !== 'EUR') return null
  const { name, iban, bic } = seller
  return giroCode({ name, iban, bic, cents: dueCents, text: number })
}

function drawCode(pdf: Pdf, text: string, y: number, { t }: Words): number {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const unit = codeSize / size
  const left = sheet.right - codeSize
  pdf.fillColor('#000000')
  data.forEach((row, rowIndex) => {
    row.forEach((isDark, index) => {
      // A hair wider, or white lines would show between the squares.
      if (isDark) pdf.rect(left + index * unit, y + rowIndex * unit, unit + 0.05, unit + 0.05)
    })
  })
  pdf.fill()
  const label = {
    x: left - mm(10),
    y: y + codeSize + mm(1),
    width: codeSize + mm(10),
    align: 'right' as const,
  }
  return put(pdf, t('invoice-document.payment.code'), label, { size: 7, color: inkSoft })
}
