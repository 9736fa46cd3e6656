import { translator } from '../../i18n/translate.ts'
import type { Invoice, InvoiceLine, Period } from '../invoice.schema.ts'
import { lineNetCents, type Totals, totalsOf, type VatGroup } from '../totals.ts'
import { amountText, dateText, percentText } from './cii-values.ts'
import { element, open, textElement } from './element.ts'
import { buyerElement, sellerElement } from './write-party.ts'

/** What the document keeps to: the European norm, or the German public bodies' use of it. */
export type Profile = 'en-16931' | 'xrechnung'

const specifications: Record<Profile, string> = {
  'en-16931': 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
}

const typeCodes: Record<Invoice['kind'], string> = {
  invoice: '380',
  cancellation: '381',
  correction: '384',
}

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

export function profileOf({ leitwegId }: Pick<Invoice, 'leitwegId'>): Profile {
  return leitwegId === null ? 'en-16931' : 'xrechnung'
}

/**
 * The invoice in UN/CEFACT's Cross Industry Invoice (D16B), the syntax of Factur-X, ZUGFeRD and XRechnung; its elements stand in the order
 * that the schema asks for. The same invoice always gives the same bytes.
 */
export function writeCii(invoice: Invoice): string {
  const totals = totalsOf(invoice)
  const root = 'rsm:CrossIndustryInvoice'
  const parts = [
    element(
      'rsm:ExchangedDocumentContext',
      element(
        'ram:BusinessProcessSpecifiedDocumentContextParameter',
        textElement('ram:ID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
      ),
      element(
        'ram:GuidelineSpecifiedDocumentContextParameter',
        textElement('ram:ID', specifications[profileOf(invoice)]),
      ),
    ),
    element(
      'rsm:ExchangedDocument',
      textElement('ram:ID', invoice.number),
      textElement('ram:TypeCode', typeCodes[invoice.kind]),
      date('ram:IssueDateTime', invoice.issuedOn),
      invoice.notes.map(note => element('ram:IncludedNote', textElement('ram:Content', note))),
    ),
    element(
      'rsm:SupplyChainTradeTransaction',
      invoice.lines.map((line, index) => lineElement(line, index + 1)),
      agreement(invoice),
      element(
        'ram:ApplicableHeaderTradeDelivery',
        element('ram:ActualDeliverySupplyChainEvent', date('ram:OccurrenceDateTime', invoice.service.to)),
      ),
      settlement(invoice, totals),
    ),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open(root, namespaces)}${parts.join('')}</${root}>\n`
}

function lineElement(line: InvoiceLine, number: number): string | null {
  const { category, basisPoints } = line.vat
  return element(
    'ram:IncludedSupplyChainTradeLineItem',
    element('ram:AssociatedDocumentLineDocument', textElement('ram:LineID', String(number))),
    element(
      'ram:SpecifiedTradeProduct',
      textElement('ram:SellerAssignedID', line.articleNumber),
      textElement('ram:Name', line.name),
      textElement('ram:Description', line.description),
    ),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element(
        'ram:NetPriceProductTradePrice',
        textElement('ram:ChargeAmount', amountText(line.unitPriceCents)),
      ),
    ),
    element(
      'ram:SpecifiedLineTradeDelivery',
      // C62: one piece, of UN/ECE Recommendation 20.
      textElement('ram:BilledQuantity', String(line.quantity), { unitCode: 'C62' }),
    ),
    element(
      'ram:SpecifiedLineTradeSettlement',
      element(
        'ram:ApplicableTradeTax',
        textElement('ram:TypeCode', 'VAT'),
        textElement('ram:CategoryCode', category),
        textElement('ram:RateApplicablePercent', category === 'O' ? null : percentText(basisPoints)),
      ),
      line.period && period(line.period),
      allowance(line),
      element(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        textElement('ram:LineTotalAmount', amountText(lineNetCents(line))),
      ),
    ),
  )
}

/** 95: discount, of UNTDID 5189. */
function allowance({ discountCents, discountReason }: InvoiceLine): string | null {
  if (discountCents === 0) return null
  return element(
    'ram:SpecifiedTradeAllowanceCharge',
    element('ram:ChargeIndicator', textElement('udt:Indicator', 'false')),
    textElement('ram:ActualAmount', amountText(discountCents)),
    textElement('ram:ReasonCode', '95'),
    textElement('ram:Reason', discountReason),
  )
}

function agreement(invoice: Invoice): string | null {
  const isOutside = invoice.lines.some(({ vat }) => vat.category === 'O')
  return element(
    'ram:ApplicableHeaderTradeAgreement',
    textElement('ram:BuyerReference', invoice.leitwegId),
    sellerElement(invoice.seller, isOutside),
    buyerElement(invoice.buyer, isOutside),
    element('ram:BuyerOrderReferencedDocument', textElement('ram:IssuerAssignedID', invoice.orderNumber)),
  )
}

function settlement(invoice: Invoice, totals: Totals): string | null {
  const { preceding } = invoice
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    textElement('ram:PaymentReference', invoice.number),
    textElement('ram:InvoiceCurrencyCode', invoice.currency),
    paymentMeans(invoice),
    totals.vat.map(group => taxElement(group, invoice)),
    period(invoice.service),
    element(
      'ram:SpecifiedTradePaymentTerms',
      // What is not paid by transfer still needs terms, if an amount stands there (BR-CO-25).
      textElement('ram:Description', termsOf(invoice)),
      invoice.payment.kind === 'transfer' ? date('ram:DueDateDateTime', invoice.payment.dueOn) : null,
    ),
    sums(totals, invoice.currency),
    preceding &&
      element(
        'ram:InvoiceReferencedDocument',
        textElement('ram:IssuerAssignedID', preceding.number),
        date('ram:FormattedIssueDateTime', preceding.issuedOn, 'qdt'),
      ),
    element('ram:ReceivableSpecifiedTradeAccountingAccount', textElement('ram:ID', invoice.costCentre)),
  )
}

function termsOf({ payment, language }: Invoice): string | null {
  return payment.kind === 'offset' ? translator(language)('invoice-document.payment.offset') : null
}

/** UNTDID 4461: 58 SEPA transfer, 30 any other, 68 paid online, 97 set off. */
function paymentMeans({ payment, currency, seller }: Invoice): string | null {
  const name = 'ram:SpecifiedTradeSettlementPaymentMeans'
  if (payment.kind !== 'transfer')
    return element(name, textElement('ram:TypeCode', payment.kind === 'paid' ? '68' : '97'))
  return element(
    name,
    textElement('ram:TypeCode', currency === 'EUR' ? '58' : '30'),
    element(
      'ram:PayeePartyCreditorFinancialAccount',
      textElement('ram:IBANID', seller.iban),
      textElement('ram:AccountName', seller.name),
    ),
    element('ram:PayeeSpecifiedCreditorFinancialInstitution', textElement('ram:BICID', seller.bic)),
  )
}

function taxElement(group: VatGroup, { exemption }: Invoice): string | null {
  const why = exemption?.category === group.category ? exemption : null
  return element(
    'ram:ApplicableTradeTax',
    textElement('ram:CalculatedAmount', amountText(group.vatCents)),
    textElement('ram:TypeCode', 'VAT'),
    textElement('ram:ExemptionReason', why?.reason ?? null),
    textElement('ram:BasisAmount', amountText(group.netCents)),
    textElement('ram:CategoryCode', group.category),
    textElement('ram:ExemptionReasonCode', why?.code ?? null),
    // German public bodies want a rate even of what is not taxed (BR-DE-14).
    textElement('ram:RateApplicablePercent', percentText(group.basisPoints)),
  )
}

function sums(totals: Totals, currencyID: string): string | null {
  return element(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    textElement('ram:LineTotalAmount', amountText(totals.netCents)),
    textElement('ram:TaxBasisTotalAmount', amountText(totals.netCents)),
    textElement('ram:TaxTotalAmount', amountText(totals.vatCents), { currencyID }),
    textElement('ram:GrandTotalAmount', amountText(totals.grossCents)),
    textElement('ram:TotalPrepaidAmount', totals.paidCents === 0 ? null : amountText(totals.paidCents)),
    textElement('ram:DuePayableAmount', amountText(totals.dueCents)),
  )
}

function period({ from, to }: Period): string | null {
  return element('ram:BillingSpecifiedPeriod', date('ram:StartDateTime', from), date('ram:EndDateTime', to))
}

function date(name: string, day: string, prefix: 'udt' | 'qdt' = 'udt'): string | null {
  return element(name, textElement(`${prefix}:DateTimeString`, dateText(day), { format: '102' }))
}
