import { berlinDay } from '../../../../basics/berlin.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { listCoupons } from '../../../../domain/orders/coupons/change-coupons.ts'
import { readOffers } from '../../../../domain/orders/read-offers.ts'
import { formatMoney } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { dayInWords } from '../../../parts/admin/open-items.server.ts'

export type CouponsView = Awaited<ReturnType<typeof couponsView>>
type Coupon = Awaited<ReturnType<typeof listCoupons>>[number]

export async function couponsView(ctx: Context) {
  const { locale, now } = ctx
  const coupons = await listCoupons(ctx)
  const today = berlinDay(now())
  const products = readOffers(ctx).map(({ product: { id, name } }) => ({ id, name: name[locale] }))
  return {
    today,
    products,
    coupons: coupons.map(coupon => ({
      id: coupon.id,
      code: coupon.code,
      note: coupon.note,
      value: worthOf(ctx, coupon),
      terms: termsOf(ctx, coupon, products),
      isOver: coupon.ended_at !== null || (coupon.valid_to !== null && coupon.valid_to < today),
    })),
  }
}

function worthOf({ locale }: Context, coupon: Coupon): string {
  const { percent, amount_eur_cents: euros, amount_chf_cents: francs } = coupon
  if (percent !== null) return `${percent} %`
  return `${formatMoney((euros ?? 0) / 100, 'EUR', locale)} / ${formatMoney((francs ?? 0) / 100, 'CHF', locale)}`
}

function termsOf({ locale }: Context, coupon: Coupon, sold: readonly { id: string; name: string }[]): string {
  const t = translator(locale)
  const { valid_from: from, valid_to: to, uses_most: most, ended_at: endedAt, products } = coupon
  const count = Number(coupon.redeemed)
  return [
    to === null
      ? t('bookkeeping-words.coupon.from', { from: dayInWords(from, locale) })
      : t('bookkeeping-words.coupon.span', { from: dayInWords(from, locale), to: dayInWords(to, locale) }),
    most === null
      ? t('bookkeeping-words.coupon.redeemed', { count })
      : t('bookkeeping-words.coupon.redeemed-of', { count, most }),
    ...(coupon.is_once_each ? [t('bookkeeping-words.coupon.once-each')] : []),
    // Of what is not sold any more only the id is left.
    ...products.map(product => sold.find(({ id }) => id === product)?.name ?? product),
    ...(endedAt === null ? [] : [t('bookkeeping-words.coupon.ended')]),
  ].join(' · ')
}
