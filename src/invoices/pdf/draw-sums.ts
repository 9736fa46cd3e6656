import type { Invoice } from '../invoice.schema.ts'
import type { Totals, VatGroup } from '../totals.ts'
import { ink, inkSoft, line, mm, type Pdf, put, roomFor, sheet, sheetWidth } from './page.ts'
import type { Words } from './words.ts'

const box = { x: mm(104), label: mm(54), value: mm(32) }
const rowHeight = mm(5.6)

/** The sums, the VAT by category and why there may be none. @returns where it ends */
export function drawSums(pdf: Pdf, invoice: Invoice, totals: Totals, words: Words, top: number): number {
  const rows = sumRows(invoice, totals, words)
  let y = roomFor(pdf, top, rows.length * rowHeight + mm(4)) + mm(1)
  for (const { label, cents, isStrong } of rows) {
    if (isStrong) line(pdf, y, 0.8, box.x)
    const look = { bold: isStrong, size: isStrong ? 11 : 9.5, color: isStrong ? ink : inkSoft }
    const textY = isStrong ? y + mm(1.4) : y
    put(pdf, label, { x: box.x, y: textY, width: box.label }, look)
    const value = { x: box.x + box.label, y: textY, width: box.value, align: 'right' as const }
    put(pdf, words.money(cents), value, { ...look, color: ink })
    y += isStrong ? rowHeight + mm(2) : rowHeight
  }
  const { exemption } = invoice
  if (!exemption) return y
  y = roomFor(pdf, y + mm(2), mm(12))
  return put(pdf, exemption.reason, { x: sheet.left, y, width: sheetWidth })
}

type Row = { label: string; cents: number; isStrong: boolean }

function sumRows({ kind }: Invoice, totals: Totals, words: Words): Row[] {
  const { t } = words
  const row = (key: string, cents: number, isStrong = false) => ({ label: t(key), cents, isStrong })
  const total = kind === 'cancellation' ? 'cancelled' : 'gross'
  const rows = [
    row('invoice-document.net', totals.netCents),
    ...totals.vat.map(group => ({ label: vatLabel(group, words), cents: group.vatCents, isStrong: false })),
    row(`invoice-document.${total}`, totals.grossCents, true),
  ]
  if (totals.paidCents === 0) return rows
  return [
    ...rows,
    row('invoice-document.paid', totals.paidCents),
    row('invoice-document.due', totals.dueCents, true),
  ]
}

function vatLabel({ category, basisPoints, netCents }: VatGroup, { t, percent, money }: Words): string {
  const params = { rate: percent(basisPoints), amount: money(netCents) }
  return t(`invoice-document.vat.${category}`, params)
}
