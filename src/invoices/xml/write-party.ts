import type { Buyer, Seller } from '../invoice.schema.ts'
import { element, textElement } from './element.ts'

/** What is outside the scope of VAT names nobody's VAT ID (BR-O-02); the seller's tax number stands in its place. */
export function sellerElement({ contact, ...seller }: Seller, isOutside: boolean): string | null {
  const isNamedOtherwise = seller.registerId !== null || (seller.vatId !== null && !isOutside)
  return element(
    'ram:SellerTradeParty',
    // Somebody without register and VAT ID still has to be told from all others (BR-CO-26).
    textElement('ram:ID', isNamedOtherwise ? null : seller.taxNumber),
    textElement('ram:Name', seller.name),
    element('ram:SpecifiedLegalOrganization', textElement('ram:ID', seller.registerId)),
    element(
      'ram:DefinedTradeContact',
      textElement('ram:PersonName', contact.name),
      element('ram:TelephoneUniversalCommunication', textElement('ram:CompleteNumber', contact.phone)),
      element('ram:EmailURIUniversalCommunication', textElement('ram:URIID', contact.email)),
    ),
    address(seller.address, null),
    mailAddress(contact.email),
    taxNumber('FC', seller.taxNumber),
    taxNumber('VA', isOutside ? null : seller.vatId),
  )
}

export function buyerElement(buyer: Buyer, isOutside: boolean): string | null {
  return element(
    'ram:BuyerTradeParty',
    textElement('ram:Name', buyer.name),
    address(buyer.address, buyer.department),
    mailAddress(buyer.email),
    taxNumber('VA', isOutside ? null : buyer.vatId),
  )
}

function address(to: Buyer['address'], department: string | null): string | null {
  const [second, third] = [department, to.extra].filter(each => each !== null)
  return element(
    'ram:PostalTradeAddress',
    textElement('ram:PostcodeCode', to.postcode),
    textElement('ram:LineOne', to.street),
    textElement('ram:LineTwo', second ?? null),
    textElement('ram:LineThree', third ?? null),
    textElement('ram:CityName', to.city),
    textElement('ram:CountryID', to.country),
  )
}

function mailAddress(email: string | null): string | null {
  return element('ram:URIUniversalCommunication', textElement('ram:URIID', email, { schemeID: 'EM' }))
}

function taxNumber(schemeID: 'VA' | 'FC', number: string | null): string | null {
  return element('ram:SpecifiedTaxRegistration', textElement('ram:ID', number, { schemeID }))
}
