import { decideVat, type VatDecision } from '../../invoices/vat/decide-vat.ts'
import type { Seller } from '../caller/price-list.schema.ts'
import type { Buyer } from './order.schema.ts'

/** How an order of this buyer is taxed on a day of Berlin, or why it cannot be sold. */
export function taxOf(
  seller: Seller,
  { country, vatId }: Pick<Buyer, 'country' | 'vatId'>,
  day: string,
): VatDecision {
  return decideVat({
    seller: {
      country: seller.address.country,
      vatId: seller.vatId,
      isSmallBusiness: seller.isSmallBusiness,
    },
    buyer: { country, vatId: vatId ?? null },
    on: day,
  })
}
