import { berlinDay } from '../../basics/berlin.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { type Currency, currencies, type Product, priceOn, type Seller } from '../caller/price-list.schema.ts'

export type Offer = { product: Product; cents: Record<Currency, number> }

/** What is for sale today, in the operator's order; empty where everything is free. For everyone. */
export function readOffers({ shop, now }: Pick<Context, 'shop' | 'now'>): Offer[] {
  const day = berlinDay(now())
  return (shop.prices?.products ?? []).flatMap(product => {
    const [EUR, CHF] = currencies.map(currency => priceOn(product, day, currency))
    return EUR == null || CHF == null ? [] : [{ product, cents: { EUR, CHF } }]
  })
}

/** With who sells it. @throws NotFound for what is not for sale today */
export function requireOffer(
  ctx: Pick<Context, 'shop' | 'now'>,
  productId: string,
): Offer & { seller: Seller } {
  const offer = readOffers(ctx).find(({ product }) => product.id === productId)
  if (!offer || !ctx.shop.prices) throw new NotFound()
  return { ...offer, seller: ctx.shop.prices.seller }
}

/** Swiss buyers pay in francs, all others in euros. */
export function currencyOf(country: string | null): Currency {
  return country === 'CH' || country === 'LI' ? 'CHF' : 'EUR'
}
