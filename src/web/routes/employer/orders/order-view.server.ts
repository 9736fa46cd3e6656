import type { Context } from '../../../../domain/caller/context.ts'
import type { OrderStatus } from '../../../../domain/orders/order.status.ts'
import type { readOrder } from '../../../../domain/orders/read-order.ts'
import { formatDate, formatMoment, formatMoney } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'
import type { BadgeTone } from '../../../ui/badge.tsx'

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
    status: t(`order-words.status.${order.status}`),
    tone: tones[order.status],
    to: href('order', locale, { key: order.key }),
  }
}

/** All that its page shows of an order, in words. */
export function orderView(ctx: Context, { order, ad, events, payments }: Read) {
  const { locale } = ctx
  const t = translator(locale)
  const money = (cents: number) => formatMoney(cents / 100, order.currency, locale)
  const { buyer, tax } = order
  const isOpen = order.status === 'draft' || order.status === 'awaiting-payment'
  const isOnItsWay = payments.some(({ status }) => status === 'processing')
  const wasRefused = isOpen && payments.at(-1)?.status === 'failed'
  const hasCheckout = payments.length > 0
  return {
    ...orderRow(ctx, order),
    title: t('order-words.title', { number: String(order.id) }),
    isDraft: order.status === 'draft',
    canPay: isOpen && order.way === 'card' && !isOnItsWay && ctx.shop.payments !== null,
    canCancel: isOpen && !isOnItsWay,
    note: noteOf(),
    facts: [
      { label: t('order-words.fact.product'), value: order.product.name[locale] },
      { label: t('order-words.fact.at'), value: formatMoment(order.created_at, locale) },
      ...(order.paid_at
        ? [{ label: t('order-words.fact.paid'), value: formatMoment(order.paid_at, locale) }]
        : []),
    ],
    ad: ad && {
      label: t('order-words.fact.ad'),
      title: ad.title,
      to: href('job', locale, { key: `${ad.id}-${ad.slug}` }),
      until:
        ad.featuredUntil && ad.featuredUntil > ctx.now()
          ? t('order-words.featured-until', { date: formatDate(ad.featuredUntil, locale) })
          : null,
    },
    sums: [
      { label: t('order-words.sum.list'), value: money(order.list_cents), isTotal: false },
      ...(order.discount_cents > 0
        ? [{ label: t('order-words.sum.discount'), value: money(-order.discount_cents), isTotal: false }]
        : []),
      {
        label: t('order-words.sum.tax', {
          rate: String(tax.basisPoints / 100).replace('.', locale === 'de' ? ',' : '.'),
        }),
        value: money(order.tax_cents),
        isTotal: false,
      },
      { label: t('order-words.sum.total'), value: money(order.total_cents), isTotal: true },
    ],
    buyer: [
      buyer.name,
      buyer.street,
      `${buyer.postalCode} ${buyer.city}`,
      t(`order-words.country.${buyer.country}`),
      buyer.vatId && t('order-words.vat-id', { id: buyer.vatId }),
      buyer.reference && t('order-words.reference', { text: buyer.reference }),
      buyer.costCentre && t('order-words.cost-centre', { text: buyer.costCentre }),
      buyer.email,
    ].filter(line => line !== undefined && line !== ''),
    events: events.map(({ id, at, reason, note }) => ({
      id,
      at: formatMoment(at, locale),
      text: t(`order-words.event.${reason}`),
      note,
    })),
  }

  function noteOf(): string | null {
    if (isOnItsWay) return t('order-words.note.processing')
    if (wasRefused) return t('order-words.note.refused')
    if (order.status === 'awaiting-payment' && hasCheckout) return t('order-words.note.awaiting')
    return null
  }
}

export type OrderView = ReturnType<typeof orderView>
export type OrderRow = ReturnType<typeof orderRow>
