import type { Invoice, InvoiceLine } from '../invoice.schema.ts'
import { lineNetCents } from '../totals.ts'
import { inkSoft, line, mm, type Pdf, put, roomFor, sheet, style } from './page.ts'
import type { Words } from './words.ts'

const columns = {
  position: { x: sheet.left, width: mm(9), align: 'left' },
  name: { x: sheet.left + mm(9), width: mm(72), align: 'left' },
  quantity: { x: sheet.left + mm(82), width: mm(15), align: 'right' },
  price: { x: sheet.left + mm(98), width: mm(25), align: 'right' },
  vat: { x: sheet.left + mm(124), width: mm(14), align: 'right' },
  net: { x: sheet.left + mm(139), width: mm(26), align: 'right' },
} as const

/** What is charged for, with its head again on each page. @returns where it ends */
export function drawLines(pdf: Pdf, invoice: Invoice, words: Words, y: number): number {
  let end = drawColumns(pdf, words, y)
  invoice.lines.forEach((each, index) => {
    const start = roomFor(pdf, end, heightOf(pdf, each, words))
    const top = start < end ? drawColumns(pdf, words, start) : start
    end = drawLine(pdf, each, { number: index + 1, y: top }, words)
  })
  return end
}

function drawColumns(pdf: Pdf, { t }: Words, y: number): number {
  const look = { size: 8.5, color: inkSoft }
  for (const [name, column] of Object.entries(columns))
    put(pdf, t(`invoice-document.column.${name}`), { ...column, y }, look)
  line(pdf, y + mm(5), 0.8)
  return y + mm(6.5)
}

function drawLine(
  pdf: Pdf,
  each: InvoiceLine,
  { number, y }: { number: number; y: number },
  words: Words,
): number {
  put(pdf, String(number), { ...columns.position, y })
  put(pdf, String(each.quantity), { ...columns.quantity, y })
  put(pdf, words.money(each.unitPriceCents), { ...columns.price, y })
  const { category, basisPoints } = each.vat
  put(pdf, category === 'O' ? '–' : words.percent(basisPoints), { ...columns.vat, y })
  put(pdf, words.money(lineNetCents(each)), { ...columns.net, y })
  let end = put(pdf, each.name, { ...columns.name, y }, { bold: true })
  for (const aside of asides(each, words))
    end = put(pdf, aside, { ...columns.name, y: end }, { size: 8.5, color: inkSoft })
  line(pdf, end + mm(1.5))
  return end + mm(3)
}

function asides(each: InvoiceLine, { t, money, period }: Words): string[] {
  const { description, articleNumber, discountCents, discountReason } = each
  const discount = [t('invoice-document.discount', { amount: money(discountCents) }), discountReason]
  return [
    description,
    articleNumber && t('invoice-document.article-number', { number: articleNumber }),
    each.period && t('invoice-document.line-period', { period: period(each.period) }),
    discountCents > 0 ? discount.filter(Boolean).join(': ') : null,
  ].filter(text => text !== null)
}

function heightOf(pdf: Pdf, each: InvoiceLine, words: Words): number {
  const { width } = columns.name
  const name = style(pdf, { bold: true }).heightOfString(each.name, { width, lineGap: 1 })
  style(pdf, { size: 8.5 })
  const heights = asides(each, words).map(text => pdf.heightOfString(text, { width, lineGap: 1 }))
  return heights.reduce((sum, height) => sum + height, name) + mm(3)
}
