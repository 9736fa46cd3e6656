import type { Context } from '../../../../domain/caller/context.ts'
import { dueDays } from '../../../../domain/orders/order.schema.ts'
import type { OrderStatus } from '../../../../domain/orders/order.status.ts'
import type { readOrder } from '../../../../domain/orders/read-order.ts'
import { formatCount, formatDate, formatMoment, formatMoney } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'
import type { BadgeTone } from '../../../ui/badge.tsx'
import { verificationRequestTo } from '../support/verification-request.server.ts'

type Read = Awaited<ReturnType<typeof readOrder>>
type Order = Read['order']

const tones: Record<OrderStatus, BadgeTone> = {
  draft: 'neutral',
  'awaiting-payment': 'warn',
  paid: 'good',
  fulfilled: 'good',
  refunded: 'neutral',
  cancelled: 'neutral',
}

/** A row of a list of orders. */
export function orderRow({ locale }: Context, order: Order) {
  const t = translator(locale)
  return {
    key: order.key,
    number: String(order.id),
    name: order.product.name[locale],
    at: formatDate(order.created_at, locale),
    total: formatMoney(order.total_cents / 100, order.currency, locale),
    status: t(isOnAccount(order) ? 'order-words.status.on-account' : `order-words.status.${order.status}`),
    tone: tones[order.status],
    to: href('order', locale, { key: order.key }),
  }
}

/** Bought against an invoice that is not paid yet. */
function isOnAccount({ status, due_days: dueDays }: Order): boolean {
  return status === 'awaiting-payment' && dueDays !== null
}

/** All that its page shows of an order, in words. */
export function orderView(ctx: Context, read: Read) {
  const { order, ad, payments } = read
  const { locale } = ctx
  const t = translator(locale)
  const isOpen = order.due_days === null && (order.status === 'draft' || order.status === 'awaiting-payment')
  const isOnItsWay = payments.some(({ status }) => status === 'processing')
  const paying = payments.find(({ pays }) => pays)
  return {
    ...orderRow(ctx, order),
    title: t('order-words.title', { number: String(order.id) }),
    isDraft: order.status === 'draft',
    canPay: isOpen && !isOnItsWay && ctx.shop.payments !== null,
    canCancel: isOpen && !isOnItsWay,
    account: isOpen && !isOnItsWay ? accountView(ctx, read, t) : null,
    canRefund:
      order.status !== 'refunded' &&
      (order.due_days === null ? paying?.refund_wanted_cents === 0 : order.paid_at !== null),
    isByTransfer: order.due_days !== null,
    canTakeBack: isOnAccount(order),
    note: noteOf(read, t),
    facts: [
      { label: t('order-words.fact.product'), value: order.product.name[locale] },
      { label: t('order-words.fact.at'), value: formatMoment(order.created_at, locale) },
      ...(order.paid_at
        ? [{ label: t('order-words.fact.paid'), value: formatMoment(order.paid_at, locale) }]
        : []),
    ],
    ad: ad && adView(ctx, ad, t),
    sums: sumsOf(read, locale, t),
    exemption: order.tax.exemption?.reason[locale] ?? null,
    invoices: read.invoices.flatMap(({ number, kind, url, xmlUrl }) => [
      { url, label: t(`order-words.document.${kind}`, { number }) },
      ...(xmlUrl === null ? [] : [{ url: xmlUrl, label: t('order-words.document.xml', { number }) }]),
    ]),
    buyer: buyerLines(order, t),
    events: read.events.map(({ id, at, reason, note }) => ({
      id,
      at: formatMoment(at, locale),
      text: t(`order-words.event.${reason}`),
      note,
    })),
  }
}

export type OrderView = ReturnType<typeof orderView>
export type OrderRow = ReturnType<typeof orderRow>

/** How it is bought against an invoice, or why not; null where the operator does not offer it. */
function accountView({ locale }: Context, { account, order }: Read, t: Translate) {
  if (account === null || (account.kind === 'refused' && account.reason === 'not-sold')) return null
  const isUnverified = account.kind === 'refused' && account.reason === 'not-verified'
  return {
    refusal: account.kind === 'refused' ? t(`order-words.account.${account.reason}`) : null,
    ask:
      isUnverified && order.employer_id !== null
        ? {
            to: verificationRequestTo(locale, order.employer_id),
            label: t('employer-words.verification.ask'),
          }
        : null,
    days: dueDays.map(days => ({ days, label: t('order-words.days', { count: days }) })),
  }
}

/** What its buyer may wait or act for. */
function noteOf({ order, payments }: Read, t: Translate): string | null {
  const { status } = order
  if (isOnAccount(order)) return t('order-words.note.on-account', { count: order.due_days ?? 0 })
  if (payments.some(payment => payment.status === 'processing')) return t('order-words.note.processing')
  if (status !== 'awaiting-payment') return null
  const last = payments.at(-1)?.status
  if (last === 'failed') return t('order-words.note.refused')
  return t(last === 'expired' ? 'order-words.note.left' : 'order-words.note.awaiting')
}

function adView({ locale, now }: Context, ad: NonNullable<Read['ad']>, t: Translate) {
  const { id, slug, title, featuredUntil } = ad
  return {
    label: t('order-words.fact.ad'),
    title,
    to: href('job', locale, { key: `${id}-${slug}` }),
    until:
      featuredUntil && featuredUntil > now()
        ? t('order-words.featured-until', { date: formatDate(featuredUntil, locale) })
        : null,
  }
}

function sumsOf({ order, invoices }: Read, locale: Locale, t: Translate) {
  const corrected = invoices.findLast(({ kind }) => kind === 'correction')
  const row = (label: string, cents: number) => ({
    label,
    // A minus as it is printed, not the hyphen that formats of numbers have.
    value: formatMoney(cents / 100, order.currency, locale).replace('-', '−'),
    isTotal: label === t('order-words.sum.total'),
  })
  const rate = formatCount(order.tax.basisPoints / 100, locale)
  return [
    row(t('order-words.sum.list'), order.list_cents),
    ...(order.discount_cents > 0 ? [row(t('order-words.sum.discount'), -order.discount_cents)] : []),
    row(t('order-words.sum.tax', { rate }), order.tax_cents),
    row(t('order-words.sum.total'), order.total_cents),
    ...(corrected && corrected.totalCents !== order.total_cents
      ? [row(t('order-words.sum.corrected', { number: corrected.number }), corrected.totalCents)]
      : []),
  ]
}

function buyerLines({ buyer }: Order, t: Translate): string[] {
  const { name, street, postalCode, city, country, vatId, reference, costCentre, leitwegId, email } = buyer
  return [
    name,
    street,
    `${postalCode} ${city}`,
    t(`order-words.country.${country}`),
    ...(vatId ? [t('order-words.vat-id', { id: vatId })] : []),
    ...(reference ? [t('order-words.reference', { text: reference })] : []),
    ...(costCentre ? [t('order-words.cost-centre', { text: costCentre })] : []),
    ...(leitwegId ? [t('order-words.leitweg-id', { id: leitwegId })] : []),
    email,
  ]
}
