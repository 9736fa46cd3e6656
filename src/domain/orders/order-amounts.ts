import { vatOf } from '../../invoices/totals.ts'
import type { VatDecision } from '../../invoices/vat/decide-vat.ts'

/** How an order was decided to be taxed. */
export type OrderTax = Omit<Extract<VatDecision, { kind: 'decided' }>, 'kind'>
type OrderAmounts = { listCents: number; discountCents: number; taxCents: number; totalCents: number }

/** All amounts in whole cents; the list price is net, and so is what a coupon takes off it. */
export function orderAmounts(
  listCents: number,
  discountCents: number,
  { basisPoints }: Pick<OrderTax, 'basisPoints'>,
): OrderAmounts {
  const netCents = listCents - discountCents
  const taxCents = vatOf({ netCents, basisPoints })
  return { listCents, discountCents, taxCents, totalCents: netCents + taxCents }
}
