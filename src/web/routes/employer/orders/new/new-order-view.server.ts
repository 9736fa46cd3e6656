import type { Context } from '../../../../../domain/caller/context.ts'
import { listOwnJobs } from '../../../../../domain/job-ads/own-list/list-own-jobs.ts'
import { buyerCountries } from '../../../../../domain/orders/order.schema.ts'
import { currencyOf, requireOffer } from '../../../../../domain/orders/read-offers.ts'
import { readBuyer } from '../../../../../domain/orders/read-order.ts'
import { formatMoney } from '../../../../../i18n/format.ts'
import { translator } from '../../../../../i18n/translate.ts'

/** More ads than a list to choose from can hold are featured later, from the list of ads. */
const adsMost = 100

export type NewOrderView = Awaited<ReturnType<typeof newOrderView>>

export async function newOrderView(
  ctx: Context,
  { employer: { employerId }, productId }: { employer: { employerId: number }; productId: string },
) {
  const { locale } = ctx
  const t = translator(locale)
  const { product, cents } = requireOffer(ctx, productId)
  const buyer = await readBuyer(ctx, { employerId })
  const currency = currencyOf(buyer.country ?? null)
  return {
    productId: product.id,
    name: product.name[locale],
    text: product.text[locale],
    price: t('order-words.net-price', { amount: formatMoney(cents[currency] / 100, currency, locale) }),
    ads: product.kind === 'featured-ad' ? await featurableAds(ctx, employerId) : [],
    countries: buyerCountries.map(code => ({ code, label: t(`order-words.country.${code}`) })),
    buyer,
  }
}

async function featurableAds(ctx: Context, employerId: number) {
  const asked = { employerId, tab: 'public', words: '', page: 1, pageSize: adsMost } as const
  const { rows } = await listOwnJobs(ctx, asked)
  return rows
    .filter(({ isOver, featuredUntil }) => !isOver && !(featuredUntil && featuredUntil > ctx.now()))
    .map(({ id, title }) => ({ id, title }))
}
