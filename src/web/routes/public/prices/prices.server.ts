import { limits } from '../../../../config/limits.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { type Offer, readOffers } from '../../../../domain/orders/read-offers.ts'
import { formatMoney } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'

/** Everything of the page in words, because it is for everyone and loads no texts of its own. */
export function pricesView(ctx: Context) {
  const { locale, shop } = ctx
  const t = translator(locale)
  const offers = readOffers(ctx)
  const isSold = offers.length > 0
  const isBoughtHere = shop.payments !== null || shop.prices?.onAccount !== undefined
  return {
    title: t('price-words.title'),
    intro: t(isSold ? 'price-words.intro' : 'price-words.intro-free'),
    free: {
      title: t('price-words.free.title'),
      points: freePointsOf(offers).map(point =>
        t(`price-words.free.${point}`, { feeds: limits.freeFeedAds, contacts: limits.freeTalentContacts }),
      ),
      action: { to: href('post-job', locale), label: t('price-words.free.action') },
    },
    offersTitle: t('price-words.offers'),
    offers: offers.map(({ product, cents }) => ({
      id: product.id,
      name: product.name[locale],
      text: product.text[locale],
      prices: (['EUR', 'CHF'] as const).map(currency => formatMoney(cents[currency] / 100, currency, locale)),
      // One of many is easier to compare by what a single one costs.
      each:
        product.quantity > 1
          ? t('price-words.each', {
              amount: formatMoney(Math.round(cents.EUR / product.quantity) / 100, 'EUR', locale),
            })
          : null,
      buy: isBoughtHere
        ? {
            to: href('new-order', locale, { product: product.id }),
            label: t('price-words.buy'),
            name: t('price-words.buy-name', { product: product.name[locale] }),
          }
        : null,
    })),
    net: isSold ? t('price-words.net') : null,
    elsewhere:
      isSold && !isBoughtHere
        ? { text: t('price-words.on-request'), to: href('contact', locale), label: t('price-words.contact') }
        : null,
    questions: isSold
      ? questionsOf(shop.prices?.onAccount !== undefined).map(key => ({
          key,
          title: t(`price-words.question.${key}`),
          text: t(`price-words.answer.${key}`),
        }))
      : [],
    questionsTitle: t('price-words.questions'),
  }
}

/** Where more is sold, what is free has an end, and says so. */
function freePointsOf(offers: readonly Offer[]): string[] {
  const sells = (kind: Offer['product']['kind']) => offers.some(({ product }) => product.kind === kind)
  return [
    'search',
    'apply',
    'post',
    'team',
    sells('large-feeds') ? 'feeds-some' : 'feeds',
    sells('talent-contact') ? 'contacts-some' : 'contacts',
  ]
}

function questionsOf(isOnAccount: boolean) {
  return ['order', 'end', 'back', ...(isOnAccount ? ['account'] : [])]
}

export type PricesView = ReturnType<typeof pricesView>
