import { z } from 'zod'
import { invoiceSchema } from '../../invoices/invoice.schema.ts'

/** What employers may use beyond the free site. */
export const entitlementKinds = [
  'featured-ad',
  'talent-contact',
  'large-feeds',
  'employer-page-plus',
] as const
export type EntitlementKind = (typeof entitlementKinds)[number]

export const currencies = ['EUR', 'CHF'] as const
export type Currency = (typeof currencies)[number]

const words = z.strictObject({ de: z.string().trim().min(1).max(200), en: z.string().trim().min(1).max(200) })
/** Whole cents, net. */
const cents = z.int().min(1).max(10_000_000)

const price = z.strictObject({
  EUR: cents,
  CHF: cents,
  /** The first and the last day on which it is asked, in Berlin; without one there is no such end. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})

const productSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{1,40}$/),
  name: words,
  text: words,
  kind: z.enum(entitlementKinds),
  quantity: z.int().min(1).max(10_000),
  /** How long after the purchase it may be used. */
  days: z.int().min(1).max(1_100),
  prices: z.array(price).min(1).max(20),
})
export type Product = z.output<typeof productSchema>

const { address, ...sellerFacts } = invoiceSchema.shape.seller.shape

/** Who sells, as it stands on invoices; how buyers are taxed follows from the country. */
const sellerSchema = z.strictObject({
  ...sellerFacts,
  address: address.extend({ country: z.enum(['DE', 'AT', 'CH']) }),
  /** Below the threshold of its country: charges no VAT at home. */
  isSmallBusiness: z.boolean().default(false),
})
export type Seller = z.output<typeof sellerSchema>

/** Up to which open amount, with VAT, a verified employer may buy against an invoice. */
const onAccountSchema = z.strictObject({ EUR: cents, CHF: cents })

/** The operator's file of prices. */
export const priceListSchema = z
  .strictObject({
    seller: sellerSchema,
    products: z.array(productSchema).min(1).max(40),
    /** Left out where nothing is sold against an invoice. */
    onAccount: onAccountSchema.optional(),
  })
  .superRefine(({ products }, context) => {
    products.forEach((product, at) => {
      if (products.findIndex(({ id }) => id === product.id) !== at)
        context.addIssue({ code: 'custom', path: ['products', at, 'id'], message: 'stands there twice' })
      if (overlap(product.prices))
        context.addIssue({
          code: 'custom',
          path: ['products', at, 'prices'],
          message: 'two prices hold for the same day',
        })
    })
  })
export type PriceList = z.output<typeof priceListSchema>

/** What a product costs on a day of Berlin such as `2026-11-21`, net in cents; null when it is not offered. */
export function priceOn({ prices }: Product, day: string, currency: Currency): number | null {
  return prices.find(each => holdsOn(each, day))?.[currency] ?? null
}

type Span = { from?: string | undefined; to?: string | undefined }

function holdsOn({ from, to }: Span, day: string): boolean {
  return (from === undefined || from <= day) && (to === undefined || day <= to)
}

function overlap(spans: readonly Span[]): boolean {
  return spans.some((one, at) =>
    spans
      .slice(at + 1)
      .some(
        other =>
          (one.from ?? '') <= (other.to ?? '9999-12-31') && (other.from ?? '') <= (one.to ?? '9999-12-31'),
      ),
  )
}
