import type { Billable } from '../../src/domain/invoicing/steps/issue-invoice.ts'
import { type Invoice, invoiceSchema } from '../../src/invoices/invoice.schema.ts'
import { decideVat, exemptionOf } from '../../src/invoices/vat/decide-vat.ts'
import type { SellerCountry } from '../../src/invoices/vat/vat-table.ts'

const vatIds: Record<string, string> = {
  DE: 'DE136695976',
  AT: 'ATU13585627',
  CH: 'CHE-107.787.577',
  FR: 'FR40303265045',
}
const places: Record<string, { postcode: string; city: string }> = {
  DE: { postcode: '53127', city: 'Bonn' },
  AT: { postcode: '1090', city: 'Wien' },
  CH: { postcode: '3010', city: 'Bern' },
  FR: { postcode: '67000', city: 'Straßburg' },
}

type Case = {
  seller?: SellerCountry
  isSmallBusiness?: boolean
  buyer?: string
  on?: string
} & Partial<Omit<Invoice, 'seller' | 'buyer'>>

function address(country: string) {
  return { street: 'Klinikweg 12', country, ...places[country] }
}

/** An invoice of the tax case that follows from who sells to whom; `but` changes anything else of it. */
export function invoiceOf({
  seller = 'DE',
  isSmallBusiness = false,
  buyer = 'DE',
  on,
  ...but
}: Case = {}): Invoice {
  const day = on ?? '2026-11-26'
  const sellerVatId = vatIds[seller] ?? null
  const decision = decideVat({
    seller: { country: seller, vatId: sellerVatId, isSmallBusiness },
    buyer: { country: buyer, vatId: vatIds[buyer] ?? null },
    on: day,
  })
  if (decision.kind === 'refused') throw new Error(`no invoice of this case: ${decision.reason}`)
  const { category, basisPoints, buyerVatId } = decision
  const language = but.language ?? 'de'
  return invoiceSchema.parse({
    number: '2026-000123',
    language,
    issuedOn: day,
    seller: {
      name: 'Kittel Betriebs GmbH & Co. <KG>',
      address: address(seller),
      vatId: sellerVatId,
      taxNumber: '30/123/45678',
      registerId: 'HRB 123456 B',
      contact: { name: 'Erika Mustermann', phone: '+49 30 1234567', email: 'rechnung@kittel.example' },
      iban: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
    },
    buyer: {
      name: 'Universitätsklinikum „Łódź“ & Söhne',
      address: address(buyer),
      vatId: buyerVatId,
      email: 'rechnungen@klinikum.example',
    },
    service: { from: day, to: day },
    lines: [
      { name: 'Hervorgehobene Anzeige', quantity: 3, unitPriceCents: 9_990, vat: { category, basisPoints } },
    ],
    exemption: exemptionOf(decision, language),
    payment: { kind: 'transfer', dueOn: '2026-12-26' },
    ...but,
  })
}

/** How a sale of the test's seller to a business is taxed. */
export function taxOf(buyer: { country: string; vatId: string | null }): Billable['tax'] {
  const seller = { country: 'DE', vatId: vatIds.DE ?? null, isSmallBusiness: false } as const
  const decision = decideVat({ seller, buyer, on: '2026-11-21' })
  if (decision.kind === 'refused') throw new Error(`not sold: ${decision.reason}`)
  return decision
}

let orders = 0

/** An order of three ads to a hospital in Bonn, payable in 14 days, with a number of its own. */
export function billableOf(but: Partial<Billable> = {}): Billable {
  return {
    orderId: ++orders,
    employerId: null,
    language: 'de',
    currency: 'EUR',
    buyer: { ...invoiceOf().buyer, name: 'Klinikum Bonn' },
    leitwegId: null,
    orderNumber: null,
    costCentre: null,
    seller: invoiceOf().seller,
    tax: taxOf({ country: 'DE', vatId: null }),
    service: { from: '2026-11-21', to: '2026-12-20' },
    lines: invoiceOf().lines.map(({ vat: _vat, ...line }) => line),
    totalCents: 35_664,
    payment: { kind: 'transfer', days: 14 },
    ...but,
  }
}
