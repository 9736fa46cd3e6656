import type { Context } from '../../../../../domain/caller/context.ts'
import { readRevenue } from '../../../../../domain/orders/desk/read-orders.ts'
import { formatCount, formatMoney } from '../../../../../i18n/format.ts'
import type { Locale } from '../../../../../i18n/locale.ts'

export type RevenueView = Awaited<ReturnType<typeof revenueView>>

/** What orders brought in, in words. */
export async function revenueView(ctx: Context) {
  const { locale } = ctx
  const revenue = await readRevenue(ctx)
  return revenue.map(({ month, product, currency, orders: count, netCents, refundedCents }) => ({
    key: `${month} ${product.de} ${currency}`,
    month: monthInWords(month, locale),
    product: product[locale],
    count: formatCount(count, locale),
    net: formatMoney(netCents / 100, currency, locale),
    refunded: formatMoney(refundedCents / 100, currency, locale),
  }))
}

/** Of `2026-11`. */
function monthInWords(month: string, locale: Locale): string {
  const form = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return form.format(new Date(`${month}-15T12:00:00Z`))
}
