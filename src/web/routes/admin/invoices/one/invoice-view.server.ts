import type { Context } from '../../../../../domain/caller/context.ts'
import { readInvoiceWithPayments } from '../../../../../domain/invoicing/read-invoices.ts'
import { formatDate, formatMoney } from '../../../../../i18n/format.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href } from '../../../../addresses.ts'
import { dayInWords } from '../../../../parts/admin/open-items.server.ts'

type InvoiceRow = Awaited<ReturnType<typeof readInvoiceWithPayments>>['invoice']
export type InvoiceView = Awaited<ReturnType<typeof invoiceView>>

/** A document with all that is known of its being paid, in words. */
export async function invoiceView(ctx: Context, { number }: { number: string }) {
  const { locale } = ctx
  const { invoice, payments, stands } = await readInvoiceWithPayments(ctx, { number })
  const { kind, currency, orderId, content, heldAt, holdReason } = invoice
  const t = translator(locale)
  const money = (cents: number) => formatMoney(cents / 100, currency, locale)
  const file = (form: string) => href('admin-invoice-file', locale, { number, form })
  return {
    id: invoice.id,
    title: t(`bookkeeping-words.kind.${kind}`, { number }),
    buyer: content.buyer.name,
    facts: factsOf(ctx, invoice),
    changeTo: stands ? href('admin-invoice-change', locale, { number }) : null,
    orderTo: orderId === null ? null : href('admin-order', locale, { id: orderId }),
    files: [
      ...(invoice.pdfFileId === null ? [] : [{ to: file('pdf'), label: 'PDF' }]),
      { to: file('xml'), label: content.leitwegId === null ? 'XML' : 'XRechnung (XML)' },
    ],
    payments: payments.map(({ id, cents, receivedOn }) => ({
      id,
      text: t('bookkeeping-words.received', {
        amount: money(cents),
        date: dayInWords(receivedOn, locale),
      }),
    })),
    dunning: invoice.settledAt === null && kind !== 'cancellation' ? { isHeld: heldAt !== null } : null,
    held:
      heldAt &&
      t('bookkeeping-words.held-since', { date: formatDate(heldAt, locale), reason: holdReason ?? '' }),
  }
}

function factsOf({ locale, now }: Context, row: InvoiceRow) {
  const t = translator(locale)
  const { content, currency, dueOn, totalCents, paidCents, settledAt } = row
  const money = (cents: number) => formatMoney(cents / 100, currency, locale)
  const fact = (name: string, value: string | null) =>
    value ? [{ label: t(`bookkeeping-words.fact.${name}`), value }] : []
  return [
    ...fact('issued', dayInWords(row.issuedOn, locale)),
    ...fact('due', dueOn && dayInWords(dueOn, locale)),
    ...fact('net', money(row.netCents)),
    ...fact('vat', money(row.vatCents)),
    ...fact('total', money(totalCents)),
    ...fact('open', settledAt === null ? money(totalCents - paidCents) : null),
    ...fact('settled', settledAt && settledAt <= now() ? formatDate(settledAt, locale) : null),
    ...fact('order-number', content.orderNumber),
    ...fact('cost-centre', content.costCentre),
    ...fact('leitweg-id', content.leitwegId),
    ...fact('reminders', settledAt === null ? t(`bookkeeping-words.reminders.${row.dunningStep}`) : null),
  ]
}
