import type { Invoice } from '../../src/invoices/invoice.schema.ts'
import { invoiceOf } from './invoices.ts'

/** Who sells to whom, and when: each is taxed in another way. */
export const taxCases = [
  { seller: 'DE', buyer: 'DE' },
  { seller: 'DE', buyer: 'DE', on: '2020-08-01' },
  { seller: 'DE', buyer: 'DE', isSmallBusiness: true },
  { seller: 'DE', buyer: 'DE', isSmallBusiness: true, on: '2024-05-01' },
  { seller: 'DE', buyer: 'AT' },
  { seller: 'DE', buyer: 'FR' },
  { seller: 'DE', buyer: 'CH' },
  { seller: 'AT', buyer: 'AT' },
  { seller: 'AT', buyer: 'AT', isSmallBusiness: true },
  { seller: 'AT', buyer: 'DE' },
  { seller: 'AT', buyer: 'CH' },
  { seller: 'CH', buyer: 'CH' },
  { seller: 'CH', buyer: 'CH', isSmallBusiness: true },
  { seller: 'CH', buyer: 'DE' },
] as const

export const leitwegId = '04011000-1234512345-06'
export const preceding = { number: '2026-000100', issuedOn: '2026-11-01' }
export const invoiceForms = [
  {},
  { leitwegId, orderNumber: '4500012345', costCentre: 'KST 90210' },
  { kind: 'cancellation', preceding, payment: { kind: 'offset' } },
  { kind: 'correction', preceding, leitwegId },
  { payment: { kind: 'paid', paidOn: '2026-11-26', reference: null } },
] as const

/** Every tax case in every form, in the currency of its seller; half of them in English. */
export function sampleInvoices(): Invoice[] {
  return taxCases.flatMap((tax, at) =>
    invoiceForms.map((form, index) => ({
      ...invoiceOf({
        ...tax,
        // The cast: constants of the forms that an invoice may have.
        ...(structuredClone(form) as Partial<Omit<Invoice, 'seller' | 'buyer'>>),
        language: (at + index) % 2 === 0 ? 'de' : 'en',
      }),
      currency: tax.seller === 'CH' ? 'CHF' : 'EUR',
    })),
  )
}
