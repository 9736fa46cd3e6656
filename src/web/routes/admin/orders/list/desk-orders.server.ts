import type { Context } from '../../../../../domain/caller/context.ts'
import { listOrdersForDesk, readRevenue } from '../../../../../domain/orders/desk/read-orders.ts'
import { type OrderStatus, orderStatuses } from '../../../../../domain/orders/order.status.ts'
import { formatCount, formatMoney } from '../../../../../i18n/format.ts'
import type { Locale } from '../../../../../i18n/locale.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href } from '../../../../addresses.ts'
import { orderRow } from '../../../../parts/shared/orders/order-view.server.ts'

export type DeskOrdersView = Awaited<ReturnType<typeof deskOrdersView>>

/** The orders of a page and what they brought in, in words. */
export async function deskOrdersView(
  ctx: Context,
  { status, after }: { status: OrderStatus | null; after: number | null },
) {
  const { locale } = ctx
  const t = translator(locale)
  const { orders, next } = await listOrdersForDesk(ctx, { status, after })
  const revenue = await readRevenue(ctx)
  const here = href('admin-orders', locale)
  const query = (more: Record<string, string>) => {
    const all = new URLSearchParams({ ...(status && { status }), ...more }).toString()
    return all === '' ? here : `${here}?${all}`
  }
  return {
    filters: [
      { to: here, label: t('order-words.every-status'), isChosen: status === null },
      ...orderStatuses.map(each => ({
        to: `${here}?status=${each}`,
        label: t(`order-words.status.${each}`),
        isChosen: status === each,
      })),
    ],
    rows: orders.map(order => ({
      ...orderRow(ctx, order),
      buyer: order.employer ?? order.buyer.name,
      to: href('admin-order', locale, { id: order.id }),
    })),
    next: next === null ? null : query({ after: String(next) }),
    revenue: revenue.map(({ month, product, currency, orders: count, netCents, refundedCents }) => ({
      key: `${month} ${product.de} ${currency}`,
      month: monthInWords(month, locale),
      product: product[locale],
      count: formatCount(count, locale),
      net: formatMoney(netCents / 100, currency, locale),
      refunded: formatMoney(refundedCents / 100, currency, locale),
    })),
  }
}

/** Of `2026-11`. */
function monthInWords(month: string, locale: Locale): string {
  const form = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return form.format(new Date(`${month}-15T12:00:00Z`))
}
