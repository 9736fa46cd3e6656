import { readIban } from '../iban.ts'
import { readLeitwegId } from '../leitweg-id.ts'
import { isThere, type Rule } from './rule.ts'

/** What German public bodies ask for beyond the norm (XRechnung 3.0). */
export const xrechnungRules: readonly Rule[] = [
  { id: 'BR-DE-1', says: 'there are payment instructions', holds: i => i.payments.length > 0 },
  { id: 'BR-DE-2', says: 'the seller has a contact', holds: i => i.seller.contact !== null },
  { id: 'BR-DE-3', says: 'the seller’s town is there', holds: i => isThere(i.seller.address?.city) },
  {
    id: 'BR-DE-4',
    says: 'the seller’s postal code is there',
    holds: i => isThere(i.seller.address?.postcode),
  },
  { id: 'BR-DE-5', says: 'the contact has a name', holds: i => isThere(i.seller.contact?.name) },
  { id: 'BR-DE-6', says: 'the contact has a telephone', holds: i => isThere(i.seller.contact?.phone) },
  { id: 'BR-DE-7', says: 'the contact has a mail address', holds: i => isThere(i.seller.contact?.email) },
  { id: 'BR-DE-8', says: 'the buyer’s town is there', holds: i => isThere(i.buyer.address?.city) },
  { id: 'BR-DE-9', says: 'the buyer’s postal code is there', holds: i => isThere(i.buyer.address?.postcode) },
  { id: 'BR-DE-14', says: 'each VAT group has a rate', holds: i => i.taxes.every(t => isThere(t.rate)) },
  {
    id: 'BR-DE-15',
    says: 'the buyer reference is there: the Leitweg-ID, with right check digits',
    holds: i => i.buyerReference !== null && readLeitwegId(i.buyerReference) !== null,
  },
  {
    id: 'BR-DE-16',
    says: 'what is taxed, exempt or reversed names a tax number of the seller',
    holds: i =>
      i.taxes.every(t => t.category === 'O') || isThere(i.seller.vatId) || isThere(i.seller.taxNumber),
  },
  {
    id: 'BR-DE-17',
    says: 'the type is one that public bodies take',
    holds: i => ['326', '380', '384', '389', '381', '875', '876', '877'].includes(i.typeCode ?? ''),
  },
  {
    id: 'BR-DE-19',
    says: 'the IBAN has right check digits',
    holds: i => i.payments.every(p => p.code !== '58' || readIban(p.iban ?? '') !== null),
  },
  {
    id: 'BR-DE-21',
    says: 'the specification is XRechnung',
    holds: i =>
      i.specification?.startsWith('urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:') === true,
  },
  {
    id: 'BR-DE-23-a',
    says: 'a transfer has its account',
    holds: i => i.payments.every(p => !['30', '58'].includes(p.code ?? '') || p.hasAccount),
  },
  {
    id: 'BR-DE-26',
    says: 'a correction names what it corrects',
    holds: i => i.typeCode !== '384' || i.preceding.length > 0,
  },
  {
    id: 'BR-DE-27',
    says: 'the telephone has three digits at least',
    holds: ({ seller }) => (seller.contact?.phone ?? '').replace(/\D/g, '').length >= 3,
  },
  {
    id: 'BR-DE-28',
    says: 'the mail address is one',
    holds: ({ seller }) => /^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/.test(seller.contact?.email ?? ''),
  },
  {
    id: 'BR-DE-TMP-32',
    says: 'the day or period of the service is there',
    holds: i => isThere(i.deliveredOn) || i.period !== null || i.lines.every(l => l.period !== null),
  },
  { id: 'PEPPOL-EN16931-R001', says: 'the business process is there', holds: i => isThere(i.process) },
  {
    id: 'PEPPOL-EN16931-R010',
    says: 'the buyer’s electronic address is there',
    holds: i => isThere(i.buyer.email),
  },
  {
    id: 'PEPPOL-EN16931-R020',
    says: 'the seller’s electronic address is there',
    holds: i => isThere(i.seller.email),
  },
]
