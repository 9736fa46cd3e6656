import type { Context } from '../../../../../domain/caller/context.ts'
import type { OwnInvoices } from '../../../../../domain/orders/list-own-invoices.ts'
import { formatDate, formatMoney } from '../../../../../i18n/format.ts'
import { translator } from '../../../../../i18n/translate.ts'
import type { BadgeTone } from '../../../../ui/badge.tsx'

export type InvoiceRows = ReturnType<typeof invoiceRows>
type Row = OwnInvoices[number]
type State = { text: string; tone: BadgeTone }

/** An employer's invoices in words. */
export function invoiceRows({ locale }: Context, invoices: OwnInvoices) {
  const t = translator(locale)
  const day = (text: string) => formatDate(new Date(text), locale)
  const stateOf = (row: Row): State | null => {
    if (row.kind === 'cancellation') return null
    if (row.isTakenBack) return { text: t('order-words.invoice.taken-back'), tone: 'neutral' }
    if (row.isPaid) return { text: t('order-words.invoice.paid'), tone: 'good' }
    return { text: t('order-words.invoice.open'), tone: 'warn' }
  }
  return invoices.map(row => ({
    number: row.number,
    title: t(`order-words.invoice.${row.kind}`, { number: row.number }),
    at: [
      day(row.issuedOn),
      ...(row.openCents > 0 && row.dueOn ? [t('order-words.invoice.due', { date: day(row.dueOn) })] : []),
    ].join(' · '),
    total: formatMoney(row.totalCents / 100, row.currency, locale),
    state: stateOf(row),
    files: [
      { url: row.url, name: 'PDF' },
      ...(row.xmlUrl === null ? [] : [{ url: row.xmlUrl, name: 'XRechnung' }]),
    ].map(file => ({ ...file, label: `${row.number} ${file.name}` })),
  }))
}
