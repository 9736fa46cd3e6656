import type { VatCategory } from '../invoice.schema.ts'

export type SellerCountry = 'DE' | 'AT' | 'CH'

/** Where the buyer is, seen from the seller: in the same country, in another one of the Union, or anywhere else. */
export type BuyerArea = 'home' | 'union' | 'abroad'

type Validity = { from: string; until: string | null }

/** Hundredths of a percent. */
export const standardRates: Record<SellerCountry, readonly (Validity & { basisPoints: number })[]> = {
  DE: [
    { from: '2007-01-01', until: '2020-06-30', basisPoints: 1900 },
    { from: '2020-07-01', until: '2020-12-31', basisPoints: 1600 },
    { from: '2021-01-01', until: null, basisPoints: 1900 },
  ],
  AT: [{ from: '1984-01-01', until: null, basisPoints: 2000 }],
  CH: [
    { from: '2018-01-01', until: '2023-12-31', basisPoints: 770 },
    { from: '2024-01-01', until: null, basisPoints: 810 },
  ],
}

export type Treatment = Validity & {
  seller: SellerCountry
  area: BuyerArea
  /** Sellers below the threshold of their country have their own rows at home; without, for all others. */
  isSmallBusiness?: boolean
  category: VatCategory
  /** Of the VATEX list; null where none of its codes fits. */
  code: string | null
  /** Required on the invoice; null where VAT is charged. */
  reason: { de: string; en: string } | null
}

const reverseCharge = {
  de: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge, Art. 44 und 196 der Richtlinie 2006/112/EG)',
  en: 'Reverse charge: the recipient is liable for the VAT (Articles 44 and 196 of Directive 2006/112/EC)',
}
const always = { from: '2018-01-01', until: null }

/**
 * How a service to a business (advertising by electronic means) is taxed. The place of supply is where the buyer is: § 3a Abs. 2 UStG,
 * § 3a Abs. 6 UStG (AT), Art. 8 Abs. 1 MWSTG. To be confirmed by the operator's tax adviser.
 */
export const treatments: readonly Treatment[] = [
  { ...always, seller: 'DE', area: 'home', category: 'S', code: null, reason: null },
  {
    ...always,
    seller: 'DE',
    area: 'home',
    isSmallBusiness: true,
    until: '2024-12-31',
    category: 'E',
    code: null,
    reason: {
      de: 'Kein Ausweis von Umsatzsteuer, da Kleinunternehmer nach § 19 UStG',
      en: 'No VAT is charged: small business under section 19 of the German VAT Act',
    },
  },
  {
    ...always,
    seller: 'DE',
    area: 'home',
    isSmallBusiness: true,
    // Since then the turnover itself is exempt; before, the tax was only not levied.
    from: '2025-01-01',
    category: 'E',
    code: null,
    reason: {
      de: 'Steuerfrei nach § 19 UStG (Kleinunternehmer)',
      en: 'Exempt from VAT under section 19 of the German VAT Act (small business)',
    },
  },
  { ...always, seller: 'DE', area: 'union', category: 'AE', code: 'VATEX-EU-AE', reason: reverseCharge },
  {
    ...always,
    seller: 'DE',
    area: 'abroad',
    category: 'O',
    code: 'VATEX-EU-O',
    reason: {
      de: 'Nicht im Inland steuerbare Leistung (§ 3a Abs. 2 UStG)',
      en: 'Not subject to German VAT: the place of supply is abroad (section 3a (2) of the German VAT Act)',
    },
  },
  { ...always, seller: 'AT', area: 'home', category: 'S', code: null, reason: null },
  {
    ...always,
    seller: 'AT',
    area: 'home',
    isSmallBusiness: true,
    category: 'E',
    code: null,
    reason: {
      de: 'Steuerfrei nach § 6 Abs. 1 Z 27 UStG (Kleinunternehmer)',
      en: 'Exempt from VAT under section 6 (1) no. 27 of the Austrian VAT Act (small business)',
    },
  },
  { ...always, seller: 'AT', area: 'union', category: 'AE', code: 'VATEX-EU-AE', reason: reverseCharge },
  {
    ...always,
    seller: 'AT',
    area: 'abroad',
    category: 'O',
    code: 'VATEX-EU-O',
    reason: {
      de: 'Nicht in Österreich steuerbare Leistung (§ 3a Abs. 6 UStG)',
      en: 'Not subject to Austrian VAT: the place of supply is abroad (section 3a (6) of the Austrian VAT Act)',
    },
  },
  { ...always, seller: 'CH', area: 'home', category: 'S', code: null, reason: null },
  {
    ...always,
    seller: 'CH',
    area: 'home',
    isSmallBusiness: true,
    category: 'E',
    code: null,
    reason: {
      de: 'Ohne Mehrwertsteuer: von der Steuerpflicht befreit (Art. 10 Abs. 2 MWSTG)',
      en: 'No VAT is charged: exempt from tax liability (Article 10 (2) of the Swiss VAT Act)',
    },
  },
  {
    ...always,
    seller: 'CH',
    area: 'abroad',
    category: 'O',
    code: 'VATEX-EU-O',
    reason: {
      de: 'Nicht der schweizerischen Mehrwertsteuer unterliegend: Leistungsort im Ausland (Art. 8 Abs. 1 MWSTG)',
      en: 'Not subject to Swiss VAT: the place of supply is abroad (Article 8 (1) of the Swiss VAT Act)',
    },
  },
]

/** Of the rows that hold on a day. */
export function holdsOn<Row extends Validity>(rows: readonly Row[], day: string): Row[] {
  return rows.filter(({ from, until }) => from <= day && (until === null || day <= until))
}
