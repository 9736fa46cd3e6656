import type { Env } from '../config/env.ts'
import type { InvoicingSettings } from '../domain/caller/invoicing-settings.ts'
import type { Seller } from '../invoices/invoice.schema.ts'
import { readBuyerVatId } from '../invoices/vat/decide-vat.ts'

/** Numbers of nobody, so that the demonstration can sell. */
const demonstration = { taxNumber: '30/123/45678', vatId: 'DE136695976', iban: 'DE89370400440532013000' }

export function invoicingSettingsOf(env: Env): InvoicingSettings {
  return {
    seller: sellerOf(env),
    country: env.SELLER_COUNTRY,
    isSmallBusiness: env.SELLER_SMALL_BUSINESS,
    bookkeeping: {
      chart: env.DATEV_CHART,
      consultant: env.DATEV_CONSULTANT,
      client: env.DATEV_CLIENT,
    },
  }
}

/** An invoice needs an account to be paid to and a number of who issues it that is no VAT ID, which not every invoice may name. */
function sellerOf(env: Env): Seller | null {
  const isDemonstration = env.DEMO && env.SELLER_COUNTRY === 'DE' && env.SELLER_IBAN === undefined
  const defaults = isDemonstration ? demonstration : null
  const vatId = readBuyerVatId(env.SELLER_COUNTRY, env.OPERATOR_VAT_ID) ?? defaults?.vatId ?? null
  const taxNumber = env.SELLER_TAX_NUMBER || defaults?.taxNumber || null
  const iban = env.SELLER_IBAN ?? defaults?.iban
  const [, postcode, city] = /^(\S+)\s+(.+)$/.exec(env.OPERATOR_CITY) ?? []
  const registerId = env.OPERATOR_REGISTER || null
  if (iban === undefined || (registerId === null && taxNumber === null)) return null
  if (vatId === null && taxNumber === null) return null
  if (postcode === undefined || city === undefined) return null
  return {
    name: env.OPERATOR_NAME,
    address: { street: env.OPERATOR_STREET, extra: null, postcode, city, country: env.SELLER_COUNTRY },
    vatId,
    taxNumber,
    registerId,
    contact: {
      name: env.OPERATOR_REPRESENTATIVE,
      phone: env.OPERATOR_PHONE,
      email: env.OPERATOR_EMAIL,
    },
    iban,
    bic: env.SELLER_BIC ?? null,
    bankName: env.SELLER_BANK || null,
  }
}
