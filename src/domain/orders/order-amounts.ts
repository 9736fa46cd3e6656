import type { Currency } from '../caller/price-list.schema.ts'

/** How an order is taxed: the category of EN 16931, the rate in hundredths of a percent. */
export type OrderTax = { category: 'S' | 'AE' | 'E' | 'O'; basisPoints: number }
export type Discount = { percent: number } | { amountCents: number; currency: Currency }
export type OrderAmounts = {
  listCents: number
  discountCents: number
  taxCents: number
  totalCents: number
}

/** All amounts in whole cents; tax is taken of what is left after the discount and rounded half up. */
export function orderAmounts(
  { listCents, currency }: { listCents: number; currency: Currency },
  { basisPoints }: OrderTax,
  discount: Discount | null,
): OrderAmounts {
  const discountCents = discount ? Math.min(listCents, discountOf(discount, listCents, currency)) : 0
  const netCents = listCents - discountCents
  const taxCents = shareOf(netCents, basisPoints, 10_000)
  return { listCents, discountCents, taxCents, totalCents: netCents + taxCents }
}

function discountOf(discount: Discount, listCents: number, currency: Currency): number {
  if ('percent' in discount) return shareOf(listCents, discount.percent, 100)
  return discount.currency === currency ? discount.amountCents : 0
}

function shareOf(cents: number, part: number, whole: number): number {
  return Math.floor((cents * part + whole / 2) / whole)
}
