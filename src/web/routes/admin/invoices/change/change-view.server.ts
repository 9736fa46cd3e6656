import type { Context } from '../../../../../domain/caller/context.ts'
import { Conflict } from '../../../../../domain/caller/errors.ts'
import { previewCorrection } from '../../../../../domain/invoicing/change-invoice.ts'
import type { Correction } from '../../../../../domain/invoicing/invoicing.schema.ts'
import { readInvoiceWithPayments } from '../../../../../domain/invoicing/read-invoices.ts'
import { formatMoney } from '../../../../../i18n/format.ts'
import type { Locale } from '../../../../../i18n/locale.ts'
import { translator } from '../../../../../i18n/translate.ts'
import type { Invoice } from '../../../../../invoices/invoice.schema.ts'
import { lineNetCents, totalsOf } from '../../../../../invoices/totals.ts'
import { href } from '../../../../addresses.ts'
import { dayInWords } from '../../../../parts/admin/open-items.server.ts'
import type { Looked } from '../../../../parts/admin/second-look.server.ts'

export type ChangeView = Awaited<ReturnType<typeof changeView>>

/** What stands in an invoice that may be wrong. @throws Conflict for what was taken back already */
export async function changeView(ctx: Context, { number }: { number: string }) {
  const { locale } = ctx
  const t = translator(locale)
  const { invoice, stands } = await readInvoiceWithPayments(ctx, { number })
  if (!stands) throw new Conflict('invoicing.problem.cancelled')
  const { kind, orderId, paidCents, content } = invoice
  return {
    number,
    title: t('bookkeeping-words.change-title', { number: t(`bookkeeping-words.kind.${kind}`, { number }) }),
    invoiceTo: href('admin-invoice', locale, { number }),
    orderTo: orderId === null ? null : href('admin-order', locale, { id: orderId }),
    isPartlyPaid: paidCents > 0,
    // What was paid with the order keeps its amounts.
    hasFixedAmounts: content.payment.kind !== 'transfer',
    currency: content.currency,
    typed: typedOf(content, locale),
  }
}

function typedOf({ buyer, leitwegId, orderNumber, costCentre, lines }: Invoice, locale: Locale) {
  const { street, extra, postcode, city } = buyer.address
  // As people type it, which both languages may: with a comma or a point, and nothing between thousands.
  const plain = (cents: number) => (cents / 100).toFixed(2).replace('.', locale === 'de' ? ',' : '.')
  return {
    ...{ name: buyer.name, department: buyer.department, email: buyer.email, vatId: buyer.vatId },
    ...{ street, extra, postcode, city, leitwegId, orderNumber, costCentre },
    lines: lines.map(({ name, quantity, unitPriceCents, discountCents }) => ({
      ...{ name, quantity },
      unitPrice: plain(unitPriceCents),
      discount: discountCents > 0 ? plain(discountCents) : '',
    })),
  }
}

type Shown = { to: string; lines: string[]; sums: Sum[] }
export type Preview = Shown & Looked
type Sum = { label: string; before: string; after: string | null }

/** What would be issued in place of an invoice, beside what it says now. */
export async function correctionPreview(
  ctx: Context,
  asked: { invoiceId: number; correction: Correction },
): Promise<Shown> {
  const { before, after } = await previewCorrection(ctx, asked)
  const t = translator(ctx.locale)
  const { buyer, payment } = after
  const due = payment.kind === 'transfer' && [t('bookkeeping-words.due', { date: dayIn(ctx, payment.dueOn) })]
  return {
    to: [
      ...[buyer.name, buyer.department, buyer.address.street, buyer.address.extra],
      ...[`${buyer.address.postcode} ${buyer.address.city}`, buyer.vatId, buyer.email],
      ...(due || []),
    ]
      .filter(Boolean)
      .join('\n'),
    lines: after.lines.map(
      line => `${line.quantity} × ${line.name}: ${moneyOf(ctx, after, lineNetCents(line))}`,
    ),
    sums: sumsOf(ctx, before, after),
  }
}

/** What a cancellation would take back. */
export async function cancellationPreview(ctx: Context, { number }: { number: string }): Promise<Shown> {
  const { invoice } = await readInvoiceWithPayments(ctx, { number })
  const { content } = invoice
  return { to: content.buyer.name, lines: [], sums: sumsOf(ctx, content, null) }
}

type Sums = Pick<Invoice, 'lines' | 'payment' | 'currency'>

function sumsOf(ctx: Context, before: Sums, after: Sums | null): Sum[] {
  const t = translator(ctx.locale)
  const [were, are] = [totalsOf(before), after && totalsOf(after)]
  return (['netCents', 'vatCents', 'grossCents'] as const).map(sum => ({
    label: t(`bookkeeping-words.fact.${names[sum]}`),
    before: moneyOf(ctx, before, were[sum]),
    after: are && moneyOf(ctx, before, are[sum]),
  }))
}

const names = { netCents: 'net', vatCents: 'vat', grossCents: 'total' } as const

function moneyOf({ locale }: Context, { currency }: Sums, cents: number): string {
  return formatMoney(cents / 100, currency, locale)
}

function dayIn({ locale }: Context, day: string): string {
  return dayInWords(day, locale)
}
