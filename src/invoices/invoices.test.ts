import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  invoiceForms,
  leitwegId,
  preceding,
  sampleInvoices,
  taxCases,
} from '../../tests/support/invoice-samples.ts'
import { invoiceOf } from '../../tests/support/invoices.ts'
import type { Invoice } from './invoice.schema.ts'
import { checkInvoice } from './rules/check-invoice.ts'
import { contentRules } from './rules/content-rules.ts'
import { vatRules } from './rules/vat-rules.ts'
import { xrechnungRules } from './rules/xrechnung-rules.ts'
import { totalsOf } from './totals.ts'
import { readCii } from './xml/read-cii.ts'
import { writeCii } from './xml/write-cii.ts'

const price = fc.integer({ min: 0, max: 5_000_000 })
const lineFacts = fc.record({
  quantity: fc.integer({ min: 1, max: 500 }),
  unitPriceCents: price,
  percentOff: fc.integer({ min: 0, max: 100 }),
})

/** The same invoice with other lines of the same tax. */
function withLines(
  invoice: Invoice,
  facts: readonly { quantity: number; unitPriceCents: number; percentOff: number }[],
) {
  const vat = invoice.lines[0]?.vat ?? { category: 'S', basisPoints: 1900 }
  const lines = facts.map(({ quantity, unitPriceCents, percentOff }, index) => ({
    name: `Leistung ${index}`,
    description: null,
    articleNumber: null,
    discountReason: null,
    discountCents: Math.floor((quantity * unitPriceCents * percentOff) / 100),
    quantity,
    unitPriceCents,
    period: null,
    vat,
  }))
  return { ...invoice, lines }
}

describe('invoices', () => {
  it('keep to every rule: 280 of all tax cases, kinds, languages and with wild amounts', () => {
    const samples = fc.sample(fc.array(lineFacts, { minLength: 1, maxLength: 30 }), {
      numRuns: 280,
      seed: 16,
    })
    const bases = sampleInvoices()
    const broken = samples.flatMap((facts, at) => {
      const base = bases[at % bases.length] ?? invoiceOf()
      return checkInvoice(writeCii(withLines(base, facts))).map(({ id }) => `${JSON.stringify(base)} ${id}`)
    })
    expect(bases).toHaveLength(taxCases.length * invoiceForms.length)
    expect(broken).toEqual([])
    expect(samples).toHaveLength(280)
  })

  it('are read back as they were written, whatever their names contain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), name => {
        const invoice = invoiceOf()
        const read = readCii(writeCii({ ...invoice, buyer: { ...invoice.buyer, name: `Haus ${name} Ende` } }))
        expect(read.buyer.name).toMatch(/^Haus .* Ende$/s)
        expect(read.number).toBe(invoice.number)
        expect(read.sums.gross).toBe('356.64')
      }),
      { numRuns: 200, seed: 1 },
    )
  })

  it('round once for each rate: no sum is more than half a cent from exact, and all add up', () => {
    const rate = fc.constantFrom(0, 770, 810, 1900, 2000)
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 9_999 }),
      unitPriceCents: price,
      basisPoints: rate,
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 60 }), lines => {
        const [model] = invoiceOf().lines
        const written = lines.map(({ basisPoints, ...facts }) => ({
          ...(model as Invoice['lines'][number]),
          ...facts,
          vat: { category: 'S' as const, basisPoints },
        }))
        const totals = totalsOf({ lines: written, payment: { kind: 'offset' } })
        for (const { netCents, basisPoints, vatCents } of totals.vat)
          expect(Math.abs(vatCents * 10_000 - netCents * basisPoints)).toBeLessThanOrEqual(5_000)
        expect(totals.grossCents).toBe(totals.netCents + totals.vatCents)
        expect(totals.netCents).toBe(
          lines.reduce((sum, each) => sum + each.quantity * each.unitPriceCents, 0),
        )
      }),
      { numRuns: 300, seed: 2 },
    )
  })

  it('name no VAT ID where the service is outside the scope of VAT', () => {
    const xml = writeCii(invoiceOf({ buyer: 'CH' }))
    expect(xml).not.toContain('schemeID="VA"')
    expect(xml).toContain('<ram:ID schemeID="FC">30/123/45678</ram:ID>')
  })
})

const plain = writeCii(invoiceOf())
const period = { from: '2026-11-26', to: '2027-01-01' }
const rich = writeCii(
  invoiceOf({
    leitwegId,
    kind: 'correction',
    preceding,
    service: period,
    lines: invoiceOf().lines.map(line => ({ ...line, period, discountCents: 100 })),
  }),
)
const reverse = writeCii(invoiceOf({ buyer: 'AT' }))
const exempt = writeCii(invoiceOf({ isSmallBusiness: true }))
const outside = writeCii(invoiceOf({ buyer: 'CH' }))

/** For each rule, how a document that keeps to all of them is made to break it. */
const breaks: [id: string, of: string, found: string | RegExp, instead: string][] = [
  ['BR-01', plain, /<ram:GuidelineSpecified.*?<\/ram:GuidelineSpecified[^>]*>/, ''],
  ['BR-02', plain, '<ram:ID>2026-000123</ram:ID>', ''],
  ['BR-03', plain, 'format="102">20261126', 'format="102">morgen'],
  ['BR-04', plain, '<ram:TypeCode>380</ram:TypeCode>', ''],
  ['BR-05', plain, /<ram:InvoiceCurrencyCode>.*?<\/ram:InvoiceCurrencyCode>/, ''],
  ['BR-06', plain, /<ram:Name>Kittel.*?<\/ram:Name>/, ''],
  ['BR-07', plain, /<ram:Name>Univ.*?<\/ram:Name>/, ''],
  ['BR-08', plain, /<ram:PostalTradeAddress>.*?<\/ram:PostalTradeAddress>/, ''],
  ['BR-09', plain, '<ram:CountryID>DE</ram:CountryID>', ''],
  ['BR-10', plain, /(<ram:BuyerTradeParty>.*?)<ram:PostalTradeAddress>.*?<\/ram:PostalTradeAddress>/, '$1'],
  ['BR-11', plain, /(<ram:BuyerTradeParty>.*?)<ram:CountryID>DE<\/ram:CountryID>/, '$1'],
  ['BR-12', plain, /(Monetary.*)<ram:LineTotalAmount>299.70<\/ram:LineTotalAmount>/, '$1'],
  ['BR-13', plain, '<ram:TaxBasisTotalAmount>299.70</ram:TaxBasisTotalAmount>', ''],
  ['BR-14', plain, '<ram:GrandTotalAmount>356.64</ram:GrandTotalAmount>', ''],
  ['BR-15', plain, '<ram:DuePayableAmount>356.64</ram:DuePayableAmount>', ''],
  ['BR-16', plain, /<ram:IncludedSupplyChain.*<\/ram:IncludedSupplyChainTradeLineItem>/, ''],
  ['BR-21', plain, '<ram:LineID>1</ram:LineID>', ''],
  ['BR-22', plain, />3<\/ram:BilledQuantity>/, '></ram:BilledQuantity>'],
  ['BR-23', plain, ' unitCode="C62"', ''],
  ['BR-24', plain, '<ram:LineTotalAmount>299.70</ram:LineTotalAmount>', ''],
  ['BR-25', plain, '<ram:Name>Hervorgehobene Anzeige</ram:Name>', ''],
  ['BR-26', plain, '<ram:ChargeAmount>99.90</ram:ChargeAmount>', ''],
  ['BR-27', plain, '<ram:ChargeAmount>99.90', '<ram:ChargeAmount>-99.90'],
  ['BR-29', rich, /(20261126.*20270101.*)20270101/, '$120250101'],
  ['BR-30', rich, '20270101', '20250101'],
  ['BR-41', rich, '<ram:ActualAmount>1.00</ram:ActualAmount>', ''],
  ['BR-42', rich, '<ram:ReasonCode>95</ram:ReasonCode>', ''],
  ['BR-45', plain, '<ram:BasisAmount>299.70</ram:BasisAmount>', ''],
  ['BR-46', plain, '<ram:CalculatedAmount>56.94</ram:CalculatedAmount>', ''],
  ['BR-47', plain, /(<ram:BasisAmount>.*)<ram:CategoryCode>S<\/ram:CategoryCode>/, '$1'],
  ['BR-48', plain, /(<ram:BasisAmount>.*)<ram:RateApplicablePercent>19<\/ram:RateApplicablePercent>/, '$1'],
  ['BR-49', plain, '<ram:TypeCode>58</ram:TypeCode>', ''],
  ['BR-50', plain, /<ram:IBANID>.*?<\/ram:IBANID>/, ''],
  ['BR-55', rich, '<ram:IssuerAssignedID>2026-000100</ram:IssuerAssignedID>', ''],
  [
    'BR-61',
    plain,
    /<ram:PayeePartyCreditorFinancialAccount>.*?<\/ram:PayeePartyCreditorFinancialAccount>/,
    '',
  ],
  ['BR-62', plain, /(<ram:SellerTradeParty>.*?) schemeID="EM"/, '$1'],
  ['BR-63', plain, /(<ram:BuyerTradeParty>.*?) schemeID="EM"/, '$1'],
  ['BR-CO-04', plain, '<ram:CategoryCode>S</ram:CategoryCode>', ''],
  ['BR-CO-09', plain, 'DE136695976', '136695976'],
  ['BR-CO-10', plain, '<ram:LineTotalAmount>299.70', '<ram:LineTotalAmount>299.71'],
  ['BR-CO-13', plain, '<ram:TaxBasisTotalAmount>299.70', '<ram:TaxBasisTotalAmount>299.71'],
  ['BR-CO-14', plain, 'currencyID="EUR">56.94', 'currencyID="EUR">56.95'],
  ['BR-CO-15', plain, '<ram:GrandTotalAmount>356.64', '<ram:GrandTotalAmount>356.65'],
  ['BR-CO-16', plain, '<ram:DuePayableAmount>356.64', '<ram:DuePayableAmount>356.65'],
  ['BR-CO-17', plain, '<ram:CalculatedAmount>56.94', '<ram:CalculatedAmount>56.95'],
  ['BR-CO-18', plain, /<ram:ApplicableTradeTax><ram:Calculated.*?<\/ram:ApplicableTradeTax>/, ''],
  [
    'BR-CO-19',
    plain,
    /<ram:BillingSpecifiedPeriod>.*?<\/ram:BillingSpecifiedPeriod>/,
    '<ram:BillingSpecifiedPeriod/>',
  ],
  ['BR-CO-25', plain, /<ram:SpecifiedTradePaymentTerms>.*?<\/ram:SpecifiedTradePaymentTerms>/, ''],
  ['BR-CO-26', outside, /<ram:SpecifiedLegalOrganization>.*?<\/ram:SpecifiedLegalOrganization>/, ''],
  ['BR-DEC-23', plain, '<ram:LineTotalAmount>299.70', '<ram:LineTotalAmount>299.700'],
  ['BR-CL-01', plain, '<ram:TypeCode>380', '<ram:TypeCode>999'],
  ['BR-CL-03', plain, 'currencyID="EUR"', 'currencyID="CHF"'],
  ['BR-CL-04', plain, '<ram:InvoiceCurrencyCode>EUR', '<ram:InvoiceCurrencyCode>ZZZ'],
  ['BR-CL-14', plain, '<ram:CountryID>DE', '<ram:CountryID>ZZ'],
  ['BR-CL-16', plain, '<ram:TypeCode>58', '<ram:TypeCode>1234'],
  ['BR-CL-23', plain, 'unitCode="C62"', 'unitCode="STK"'],
  ['BR-S-01', plain, /(<ram:BasisAmount>.*)<ram:CategoryCode>S/, '$1<ram:CategoryCode>E'],
  [
    'BR-S-02',
    plain,
    /<ram:SpecifiedTaxRegistration>.*?<\/ram:SpecifiedTaxRegistration>(?=<\/ram:Seller)/,
    '',
  ],
  ['BR-S-05', plain, '<ram:RateApplicablePercent>19<', '<ram:RateApplicablePercent>0<'],
  ['BR-S-08', plain, '<ram:BasisAmount>299.70', '<ram:BasisAmount>299.60'],
  ['BR-S-09', plain, '<ram:CalculatedAmount>56.94', '<ram:CalculatedAmount>-56.94'],
  ['BR-S-10', plain, '<ram:BasisAmount>', '<ram:ExemptionReason>So</ram:ExemptionReason><ram:BasisAmount>'],
  ['BR-AE-01', reverse, /(<ram:BasisAmount>.*)<ram:CategoryCode>AE/, '$1<ram:CategoryCode>E'],
  ['BR-AE-02', reverse, 'ATU13585627', ''],
  ['BR-AE-05', reverse, '<ram:RateApplicablePercent>0<', '<ram:RateApplicablePercent>20<'],
  ['BR-AE-08', reverse, '<ram:BasisAmount>299.70', '<ram:BasisAmount>1.00'],
  ['BR-AE-09', reverse, '<ram:CalculatedAmount>0.00', '<ram:CalculatedAmount>1.00'],
  ['BR-AE-10', reverse, /<ram:ExemptionReason(Code)?>.*?<\/ram:ExemptionReason(Code)?>/g, ''],
  ['BR-E-01', exempt, /(<ram:BasisAmount>.*)<ram:CategoryCode>E/, '$1<ram:CategoryCode>AE'],
  [
    'BR-E-02',
    exempt,
    /<ram:SpecifiedTaxRegistration>.*<\/ram:SpecifiedTaxRegistration>(?=<\/ram:Seller)/,
    '',
  ],
  ['BR-E-05', exempt, '<ram:RateApplicablePercent>0<', '<ram:RateApplicablePercent>19<'],
  ['BR-E-08', exempt, '<ram:BasisAmount>299.70', '<ram:BasisAmount>1.00'],
  ['BR-E-09', exempt, '<ram:CalculatedAmount>0.00', '<ram:CalculatedAmount>1.00'],
  ['BR-E-10', exempt, /<ram:ExemptionReason>.*?<\/ram:ExemptionReason>/, ''],
  ['BR-O-01', outside, /(<ram:BasisAmount>.*)<ram:CategoryCode>O/, '$1<ram:CategoryCode>E'],
  ['BR-O-02', outside, 'schemeID="FC"', 'schemeID="VA"'],
  [
    'BR-O-05',
    outside,
    '<ram:CategoryCode>O</ram:CategoryCode>',
    '<ram:CategoryCode>O</ram:CategoryCode><ram:RateApplicablePercent>0</ram:RateApplicablePercent>',
  ],
  ['BR-O-08', outside, '<ram:BasisAmount>299.70', '<ram:BasisAmount>1.00'],
  ['BR-O-09', outside, '<ram:CalculatedAmount>0.00', '<ram:CalculatedAmount>1.00'],
  ['BR-O-10', outside, /<ram:ExemptionReason(Code)?>.*?<\/ram:ExemptionReason(Code)?>/g, ''],
  ['BR-O-11', outside, /(<ram:ApplicableTradeTax><ram:Calculated.*?<\/ram:ApplicableTradeTax>)/, '$1$1'],
  [
    'BR-O-12',
    outside,
    /(<ram:IncludedSupplyChain.*<\/ram:IncludedSupplyChainTradeLineItem>)/,
    '$1<ram:IncludedSupplyChainTradeLineItem/>',
  ],
  [
    'BR-DE-1',
    rich,
    /<ram:SpecifiedTradeSettlementPaymentMeans>.*?<\/ram:SpecifiedTradeSettlementPaymentMeans>/,
    '',
  ],
  ['BR-DE-2', rich, /<ram:DefinedTradeContact>.*?<\/ram:DefinedTradeContact>/, ''],
  ['BR-DE-3', rich, '<ram:CityName>Bonn</ram:CityName>', ''],
  ['BR-DE-4', rich, '<ram:PostcodeCode>53127</ram:PostcodeCode>', ''],
  ['BR-DE-5', rich, /<ram:PersonName>.*?<\/ram:PersonName>/, ''],
  ['BR-DE-6', rich, /<ram:CompleteNumber>.*?<\/ram:CompleteNumber>/, ''],
  ['BR-DE-7', rich, '<ram:URIID>rechnung@kittel.example</ram:URIID>', ''],
  ['BR-DE-8', rich, /(<ram:BuyerTradeParty>.*?)<ram:CityName>Bonn<\/ram:CityName>/, '$1'],
  ['BR-DE-9', rich, /(<ram:BuyerTradeParty>.*?)<ram:PostcodeCode>53127<\/ram:PostcodeCode>/, '$1'],
  ['BR-DE-14', rich, /(<ram:BasisAmount>.*)<ram:RateApplicablePercent>19<\/ram:RateApplicablePercent>/, '$1'],
  ['BR-DE-15', rich, leitwegId, '04011000-1234512345-07'],
  [
    'BR-DE-16',
    rich,
    /<ram:SpecifiedTaxRegistration>.*?<\/ram:SpecifiedTaxRegistration>(?=<\/ram:Seller)/,
    '',
  ],
  ['BR-DE-17', rich, '<ram:TypeCode>384', '<ram:TypeCode>999'],
  ['BR-DE-19', rich, 'DE8937', 'DE8837'],
  ['BR-DE-21', rich, 'urn:cen.eu:en16931:2017#compliant#', ''],
  [
    'BR-DE-23-a',
    rich,
    /<ram:PayeePartyCreditorFinancialAccount>.*?<\/ram:PayeePartyCreditorFinancialAccount>/,
    '',
  ],
  ['BR-DE-26', rich, /<ram:InvoiceReferencedDocument>.*?<\/ram:InvoiceReferencedDocument>/, ''],
  ['BR-DE-27', rich, '+49 30 1234567', 'auf Anfrage'],
  ['BR-DE-28', rich, '<ram:URIID>rechnung@kittel.example', '<ram:URIID>rechnung@kittel'],
  ['BR-DE-TMP-32', rich, /<ram:(OccurrenceDateTime|BillingSpecifiedPeriod)>.*?<\/ram:\1>/g, ''],
  ['PEPPOL-EN16931-R001', rich, /<ram:BusinessProcess.*?<\/ram:BusinessProcess[^>]*>/, ''],
  [
    'PEPPOL-EN16931-R010',
    rich,
    /(<ram:BuyerTradeParty>.*?)<ram:URIUniversal.*?<\/ram:URIUniversalCommunication>/,
    '$1',
  ],
  [
    'PEPPOL-EN16931-R020',
    rich,
    /(<ram:SellerTradeParty>.*?)<ram:URIUniversal.*?<\/ram:URIUniversalCommunication>/,
    '$1',
  ],
]

describe('the rules', () => {
  it.each(breaks)('%s notices a document that breaks it', (id, of, found, instead) => {
    expect(checkInvoice(of)).toEqual([])
    const broken = of.replace(found, instead)
    expect(broken).not.toBe(of)
    expect(checkInvoice(broken).map(rule => rule.id)).toContain(id)
  })

  it('are all tried, and named once', () => {
    const ids = [...contentRules, ...vatRules, ...xrechnungRules].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(breaks.map(([id]) => id).sort()).toEqual(ids.sort())
  })
})
