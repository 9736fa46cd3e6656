import { vatOf } from '../../invoices/totals.ts'
import type { VatDecision } from '../../invoices/vat/decide-vat.ts'

/** How an order was decided to be taxed. */
export type OrderTax = Omit<Extract<VatDecision, { kind: 'decided' }>, 'kind'>
type OrderAmounts = { listCents: number; taxCents: number; totalCents: number }

/** All amounts in whole cents; the list price is net. */
export function orderAmounts(
  listCents: number,
  { basisPoints }: Pick<OrderTax, 'basisPoints'>,
): OrderAmounts {
  const taxCents = vatOf({ netCents: listCents, basisPoints })
  return { listCents, taxCents, totalCents: listCents + taxCents }
}
