import type { PaymentProvider } from '../../platform/payments/payment-provider.ts'
import type { PriceList } from './price-list.schema.ts'

/** What the operator sells, and through whom it is paid. */
export type Shop = {
  /** Null where everything is free. */
  prices: PriceList | null
  /** Null where nothing is paid online. */
  payments: PaymentProvider | null
}

/** For tools, and sites that sell nothing. */
export const noShop: Shop = { prices: null, payments: null }
