import { dayOf } from './cii-values.ts'
import { all, first, readXml, textOf, type XmlElement } from './read-xml.ts'

type Text = string | null

export type ReadParty = {
  id: Text
  name: Text
  registerId: Text
  contact: { name: Text; phone: Text; email: Text } | null
  address: { street: Text; postcode: Text; city: Text; country: Text } | null
  email: Text
  emailScheme: Text
  vatId: Text
  taxNumber: Text
}

export type ReadTax = {
  basis: Text
  amount: Text
  category: Text
  rate: Text
  reason: Text
  reasonCode: Text
}

export type ReadLine = {
  id: Text
  name: Text
  quantity: Text
  unitCode: Text
  price: Text
  net: Text
  category: Text
  rate: Text
  period: ReadPeriod | null
  allowances: { amount: Text; reason: Text; reasonCode: Text }[]
}

export type ReadPeriod = { from: Text; to: Text }

/** An invoice as its reader finds it: all values as they stand there, null for what is missing. Days that are none are null. */
export type ReadInvoice = ReturnType<typeof readCii>

/** @throws {NotReadable} */
export function readCii(xml: string) {
  const root = readXml(xml)
  const document = first(root, 'ExchangedDocument')
  const trade = first(root, 'SupplyChainTradeTransaction')
  const agreement = first(trade, 'ApplicableHeaderTradeAgreement')
  const settlement = first(trade, 'ApplicableHeaderTradeSettlement')
  const context = 'ExchangedDocumentContext'
  return {
    process: textOf(root, `${context}/BusinessProcessSpecifiedDocumentContextParameter/ID`),
    specification: textOf(root, `${context}/GuidelineSpecifiedDocumentContextParameter/ID`),
    number: textOf(document, 'ID'),
    typeCode: textOf(document, 'TypeCode'),
    issuedOn: day(first(document, 'IssueDateTime')),
    notes: all(document, 'IncludedNote/Content').map(note => textOf(note)),
    buyerReference: textOf(agreement, 'BuyerReference'),
    orderReference: textOf(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID'),
    seller: party(first(agreement, 'SellerTradeParty')),
    buyer: party(first(agreement, 'BuyerTradeParty')),
    lines: all(trade, 'IncludedSupplyChainTradeLineItem').map(line),
    deliveredOn: day(
      first(trade, 'ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime'),
    ),
    ...readSettlement(settlement),
  }
}

function readSettlement(settlement: XmlElement | undefined) {
  const sums = first(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')
  const tax = first(sums, 'TaxTotalAmount')
  return {
    currency: textOf(settlement, 'InvoiceCurrencyCode'),
    accountingReference: textOf(settlement, 'ReceivableSpecifiedTradeAccountingAccount/ID'),
    payments: all(settlement, 'SpecifiedTradeSettlementPaymentMeans').map(means => ({
      code: textOf(means, 'TypeCode'),
      hasAccount: first(means, 'PayeePartyCreditorFinancialAccount') !== undefined,
      iban: textOf(means, 'PayeePartyCreditorFinancialAccount/IBANID'),
    })),
    taxes: all(settlement, 'ApplicableTradeTax').map(readTax),
    period: period(first(settlement, 'BillingSpecifiedPeriod')),
    dueOn: day(first(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime')),
    terms: textOf(settlement, 'SpecifiedTradePaymentTerms/Description'),
    sums: {
      lines: textOf(sums, 'LineTotalAmount'),
      allowances: textOf(sums, 'AllowanceTotalAmount'),
      charges: textOf(sums, 'ChargeTotalAmount'),
      net: textOf(sums, 'TaxBasisTotalAmount'),
      vat: textOf(tax),
      vatCurrency: tax?.attributes.currencyID ?? null,
      gross: textOf(sums, 'GrandTotalAmount'),
      paid: textOf(sums, 'TotalPrepaidAmount'),
      due: textOf(sums, 'DuePayableAmount'),
    },
    preceding: all(settlement, 'InvoiceReferencedDocument').map(found => ({
      number: textOf(found, 'IssuerAssignedID'),
      issuedOn: day(first(found, 'FormattedIssueDateTime')),
    })),
  }
}

function party(found: XmlElement | undefined): ReadParty {
  const contact = first(found, 'DefinedTradeContact')
  const address = first(found, 'PostalTradeAddress')
  const mail = first(found, 'URIUniversalCommunication/URIID')
  const numbers = all(found, 'SpecifiedTaxRegistration/ID')
  const number = (scheme: string) => textOf(numbers.find(({ attributes }) => attributes.schemeID === scheme))
  return {
    id: textOf(found, 'ID'),
    name: textOf(found, 'Name'),
    registerId: textOf(found, 'SpecifiedLegalOrganization/ID'),
    contact: contact
      ? {
          name: textOf(contact, 'PersonName') ?? textOf(contact, 'DepartmentName'),
          phone: textOf(contact, 'TelephoneUniversalCommunication/CompleteNumber'),
          email: textOf(contact, 'EmailURIUniversalCommunication/URIID'),
        }
      : null,
    address: address
      ? {
          street: textOf(address, 'LineOne'),
          postcode: textOf(address, 'PostcodeCode'),
          city: textOf(address, 'CityName'),
          country: textOf(address, 'CountryID'),
        }
      : null,
    email: textOf(mail),
    emailScheme: mail?.attributes.schemeID ?? null,
    vatId: number('VA'),
    taxNumber: number('FC'),
  }
}

function line(found: XmlElement): ReadLine {
  const settlement = first(found, 'SpecifiedLineTradeSettlement')
  const quantity = first(found, 'SpecifiedLineTradeDelivery/BilledQuantity')
  return {
    id: textOf(found, 'AssociatedDocumentLineDocument/LineID'),
    name: textOf(found, 'SpecifiedTradeProduct/Name'),
    quantity: textOf(quantity),
    unitCode: quantity?.attributes.unitCode ?? null,
    price: textOf(found, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'),
    net: textOf(settlement, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'),
    category: textOf(settlement, 'ApplicableTradeTax/CategoryCode'),
    rate: textOf(settlement, 'ApplicableTradeTax/RateApplicablePercent'),
    period: period(first(settlement, 'BillingSpecifiedPeriod')),
    allowances: all(settlement, 'SpecifiedTradeAllowanceCharge').map(each => ({
      amount: textOf(each, 'ActualAmount'),
      reason: textOf(each, 'Reason'),
      reasonCode: textOf(each, 'ReasonCode'),
    })),
  }
}

function readTax(found: XmlElement): ReadTax {
  return {
    basis: textOf(found, 'BasisAmount'),
    amount: textOf(found, 'CalculatedAmount'),
    category: textOf(found, 'CategoryCode'),
    rate: textOf(found, 'RateApplicablePercent'),
    reason: textOf(found, 'ExemptionReason'),
    reasonCode: textOf(found, 'ExemptionReasonCode'),
  }
}

function period(found: XmlElement | undefined): ReadPeriod | null {
  if (!found) return null
  return { from: day(first(found, 'StartDateTime')), to: day(first(found, 'EndDateTime')) }
}

function day(found: XmlElement | undefined): Text {
  const text = first(found, 'DateTimeString')
  return text?.attributes.format === '102' ? dayOf(text.text.trim()) : null
}
