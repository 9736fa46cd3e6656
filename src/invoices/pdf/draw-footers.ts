import { spacedIban } from '../iban.ts'
import type { Invoice } from '../invoice.schema.ts'
import { inkSoft, line, mm, type Pdf, put, sheet, sheetWidth } from './page.ts'
import type { Words } from './words.ts'

/** Who the seller is, at the foot of each page, and which page it is. */
export function drawFooters(pdf: Pdf, invoice: Invoice, words: Words): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(start + page)
    // Else the lines below the margin would ask for pages of their own.
    pdf.page.margins.bottom = 0
    drawFooter(pdf, invoice, words, { page: page + 1, pages: count })
  }
}

function drawFooter(
  pdf: Pdf,
  invoice: Invoice,
  words: Words,
  numbers: { page: number; pages: number },
): void {
  const top = mm(264)
  line(pdf, top)
  const width = sheetWidth / 3 - mm(3)
  footerColumns(invoice, words).forEach((lines, column) => {
    const x = sheet.left + column * (sheetWidth / 3)
    let y = top + mm(2)
    for (const text of lines) y = put(pdf, text, { x, y, width }, { size: 7, color: inkSoft })
  })
  const text = words.t('invoice-document.page', { number: invoice.number, ...numbers })
  put(
    pdf,
    text,
    { x: sheet.left, y: mm(287), width: sheetWidth, align: 'right' },
    { size: 7, color: inkSoft },
  )
}

function footerColumns({ seller, lines }: Invoice, { t, country }: Words): string[][] {
  const { address, contact, vatId, taxNumber, registerId } = seller
  // A document outside the scope of VAT names no VAT ID; see write-party.ts.
  const shownVatId = lines.some(({ vat }) => vat.category === 'O') ? null : vatId
  const place = `${address.postcode} ${address.city}`
  return [
    [seller.name, address.street, place, country(address.country)],
    [contact.name, contact.phone, contact.email],
    [
      registerId,
      shownVatId && `${t('invoice-document.seller-vat-id')}: ${shownVatId}`,
      taxNumber && `${t('invoice-document.seller-tax-number')}: ${taxNumber}`,
      `IBAN: ${spacedIban(seller.iban)}`,
    ].filter(text => text !== null),
  ]
}
