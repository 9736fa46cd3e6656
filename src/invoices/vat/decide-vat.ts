import type { Invoice, VatCategory } from '../invoice.schema.ts'
import { readSwissUid, readVatId, unionCountries } from './vat-ids.ts'
import { type BuyerArea, holdsOn, type SellerCountry, standardRates, treatments } from './vat-table.ts'

export type VatQuestion = {
  seller: { country: SellerCountry; vatId: string | null; isSmallBusiness: boolean }
  /** Always a business or a public body: nothing is sold to consumers. */
  buyer: { country: string; vatId: string | null }
  /** The day of the supply, whose law counts. */
  on: string
}

export type VatDecision =
  | {
      kind: 'decided'
      category: VatCategory
      basisPoints: number
      exemption: { code: string | null; reason: { de: string; en: string } } | null
      /** The buyer's number as it belongs on the invoice; a wrong one is left off where none is needed. */
      buyerVatId: string | null
      /** Whether the treatment stands and falls with the buyer's VAT ID, so that it should be confirmed. */
      dependsOnVatId: boolean
    }
  | { kind: 'refused'; reason: VatRefusal }

export const vatRefusals = [
  'vat-id-needed',
  'vat-id-malformed',
  'vat-id-of-other-country',
  'seller-vat-id-needed',
  'no-rule',
] as const
export type VatRefusal = (typeof vatRefusals)[number]

/** How an order is taxed, by the table alone: see `vat-table.ts`. */
export function decideVat({ seller, buyer, on }: VatQuestion): VatDecision {
  const area = areaOf(seller.country, buyer.country)
  const isSmall = seller.isSmallBusiness && area === 'home'
  const [treatment] = holdsOn(treatments, on).filter(
    row => row.seller === seller.country && row.area === area && (row.isSmallBusiness === true) === isSmall,
  )
  const [rate] = holdsOn(standardRates[seller.country], on)
  if (!treatment || !rate) return { kind: 'refused', reason: 'no-rule' }
  const { category, code, reason } = treatment
  const dependsOnVatId = category === 'AE'
  const refusal = dependsOnVatId ? refusalOf(seller.vatId, buyer) : null
  if (refusal) return { kind: 'refused', reason: refusal }
  return {
    kind: 'decided',
    category,
    basisPoints: category === 'S' ? rate.basisPoints : 0,
    exemption: reason && { code, reason },
    buyerVatId: buyer.vatId === null ? null : readBuyerVatId(buyer.country, buyer.vatId),
    dependsOnVatId,
  }
}

/** What the invoice says of why it has no VAT, in its language; null where it has. */
export function exemptionOf(
  decision: Omit<Extract<VatDecision, { kind: 'decided' }>, 'kind'>,
  language: 'de' | 'en',
): Invoice['exemption'] {
  const { category, exemption } = decision
  return exemption && { category, code: exemption.code, reason: exemption.reason[language] }
}

/** A number of the buyer's country as it is written there; null unless it can be right. */
function readBuyerVatId(country: string, text: string): string | null {
  if (country === 'CH' || country === 'LI') return readSwissUid(text)
  const id = readVatId(text)
  return id?.country === country ? id.text : null
}

function areaOf(seller: SellerCountry, buyer: string): BuyerArea {
  if (seller === buyer) return 'home'
  return unionCountries.includes(seller) && unionCountries.includes(buyer) ? 'union' : 'abroad'
}

function refusalOf(sellerVatId: string | null, buyer: VatQuestion['buyer']): VatRefusal | null {
  if (buyer.vatId === null || buyer.vatId.trim() === '') return 'vat-id-needed'
  const id = readVatId(buyer.vatId)
  if (!id) return 'vat-id-malformed'
  if (id.country !== buyer.country) return 'vat-id-of-other-country'
  return sellerVatId === null ? 'seller-vat-id-needed' : null
}
