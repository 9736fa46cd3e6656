import type { Seller } from '../../invoices/invoice.schema.ts'
import type { SellerCountry } from '../../invoices/vat/vat-table.ts'

/** Who sells, from the operator's configuration. */
export type InvoicingSettings = {
  /** Null where the operator has not said all that an invoice needs: nothing can be sold then. */
  seller: Seller | null
  country: SellerCountry
  isSmallBusiness: boolean
  bookkeeping: { chart: 'SKR03' | 'SKR04'; consultant: number; client: number }
}

/** For tools, which sell nothing. */
export const noInvoicing: InvoicingSettings = {
  seller: null,
  country: 'DE',
  isSmallBusiness: false,
  bookkeeping: { chart: 'SKR03', consultant: 1001, client: 1 },
}
