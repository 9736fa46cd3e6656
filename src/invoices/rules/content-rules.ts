import { vatOf } from '../totals.ts'
import { basisPoints, cents, centsOrZero, isThere, type Rule, sumOf } from './rule.ts'

const currencies = ['EUR', 'CHF']
const country =
  /^(A[DEFGILMOQRSTUWXZ]|B[ABDEFGHIJLMNOQRSTVWYZ]|C[ACDFGHIKLMNORUVWXYZ]|D[EJKMOZ]|E[CEGHRST]|F[IJKMOR]|G[ABDEFGHILMNPQRSTUWY]|H[KMNRTU]|I[DELMNOQRST]|J[EMOP]|K[EGHIMNPRWYZ]|L[ABCIKRSTUVY]|M[ACDEFGHKLMNOPQRSTUVWXYZ]|N[ACEFGILOPRUZ]|OM|P[AEFGHKLMNRSTWY]|QA|R[EOSUW]|S[ABCDEGHIJKLMNORSTVXYZ]|T[CDFGHJKLMNORTVWZ]|U[AGMSYZ]|V[ACEGINU]|W[FS]|XI|XK|1A|Y[ET]|Z[AMW])$/

/** What must be there, and that sums are sums. */
export const contentRules: readonly Rule[] = [
  { id: 'BR-01', says: 'has a specification identifier', holds: i => isThere(i.specification) },
  { id: 'BR-02', says: 'has a number', holds: i => isThere(i.number) },
  { id: 'BR-03', says: 'has an issue date', holds: i => isThere(i.issuedOn) },
  { id: 'BR-04', says: 'has a type code', holds: i => isThere(i.typeCode) },
  { id: 'BR-05', says: 'has a currency', holds: i => isThere(i.currency) },
  { id: 'BR-06', says: 'has the seller’s name', holds: i => isThere(i.seller.name) },
  { id: 'BR-07', says: 'has the buyer’s name', holds: i => isThere(i.buyer.name) },
  { id: 'BR-08', says: 'has the seller’s address', holds: i => i.seller.address !== null },
  { id: 'BR-09', says: 'has the seller’s country', holds: i => isThere(i.seller.address?.country) },
  { id: 'BR-10', says: 'has the buyer’s address', holds: i => i.buyer.address !== null },
  { id: 'BR-11', says: 'has the buyer’s country', holds: i => isThere(i.buyer.address?.country) },
  { id: 'BR-12', says: 'has the sum of the lines', holds: i => isThere(i.sums.lines) },
  { id: 'BR-13', says: 'has the total without VAT', holds: i => isThere(i.sums.net) },
  { id: 'BR-14', says: 'has the total with VAT', holds: i => isThere(i.sums.gross) },
  { id: 'BR-15', says: 'has the amount due', holds: i => isThere(i.sums.due) },
  { id: 'BR-16', says: 'has a line', holds: i => i.lines.length > 0 },
  { id: 'BR-21', says: 'each line has an identifier', holds: i => i.lines.every(l => isThere(l.id)) },
  { id: 'BR-22', says: 'each line has a quantity', holds: i => i.lines.every(l => isThere(l.quantity)) },
  { id: 'BR-23', says: 'each quantity has a unit', holds: i => i.lines.every(l => isThere(l.unitCode)) },
  { id: 'BR-24', says: 'each line has a net amount', holds: i => i.lines.every(l => isThere(l.net)) },
  { id: 'BR-25', says: 'each item has a name', holds: i => i.lines.every(l => isThere(l.name)) },
  { id: 'BR-26', says: 'each item has a price', holds: i => i.lines.every(l => isThere(l.price)) },
  { id: 'BR-27', says: 'no price is negative', holds: i => i.lines.every(l => cents(l.price) >= 0) },
  {
    id: 'BR-29',
    says: 'the invoicing period does not end before it begins',
    holds: ({ period }) => !period?.from || !period.to || period.from <= period.to,
  },
  {
    id: 'BR-30',
    says: 'no line’s period ends before it begins',
    holds: i => i.lines.every(({ period: p }) => !p?.from || !p.to || p.from <= p.to),
  },
  {
    id: 'BR-41',
    says: 'each allowance of a line has an amount',
    holds: i => i.lines.every(l => l.allowances.every(a => isThere(a.amount))),
  },
  {
    id: 'BR-42',
    says: 'each allowance of a line has a reason or its code',
    holds: i => i.lines.every(l => l.allowances.every(a => isThere(a.reason) || isThere(a.reasonCode))),
  },
  { id: 'BR-45', says: 'each VAT group has a basis', holds: i => i.taxes.every(t => isThere(t.basis)) },
  { id: 'BR-46', says: 'each VAT group has an amount', holds: i => i.taxes.every(t => isThere(t.amount)) },
  { id: 'BR-47', says: 'each VAT group has a category', holds: i => i.taxes.every(t => isThere(t.category)) },
  {
    id: 'BR-48',
    says: 'each VAT group has a rate, unless it is not subject to VAT',
    holds: i => i.taxes.every(t => t.category === 'O' || isThere(t.rate)),
  },
  {
    id: 'BR-49',
    says: 'each payment instruction has a means',
    holds: i => i.payments.every(p => isThere(p.code)),
  },
  {
    id: 'BR-50',
    says: 'an account to pay into has an identifier',
    holds: i => i.payments.every(p => !p.hasAccount || isThere(p.iban)),
  },
  {
    id: 'BR-55',
    says: 'each reference to an invoice has its number',
    holds: i => i.preceding.every(p => isThere(p.number)),
  },
  {
    id: 'BR-61',
    says: 'a transfer has an account to pay into',
    holds: i => i.payments.every(p => !['30', '58'].includes(p.code ?? '') || isThere(p.iban)),
  },
  {
    id: 'BR-62',
    says: 'the seller’s electronic address has a scheme',
    holds: ({ seller }) => seller.email === null || isThere(seller.emailScheme),
  },
  {
    id: 'BR-63',
    says: 'the buyer’s electronic address has a scheme',
    holds: ({ buyer }) => buyer.email === null || isThere(buyer.emailScheme),
  },
  {
    id: 'BR-CO-04',
    says: 'each line has a VAT category',
    holds: i => i.lines.every(l => isThere(l.category)),
  },
  {
    id: 'BR-CO-09',
    says: 'a VAT ID begins with a country',
    holds: i => [i.seller.vatId, i.buyer.vatId].every(id => id === null || /^([A-Z]{2}).+/.test(id)),
  },
  {
    id: 'BR-CO-10',
    says: 'the sum of the lines is their sum',
    holds: i => cents(i.sums.lines) === sumOf(i.lines.map(l => l.net)),
  },
  {
    id: 'BR-CO-13',
    says: 'the total without VAT is the lines less allowances, with charges',
    holds: ({ sums: s }) =>
      cents(s.net) === cents(s.lines) - centsOrZero(s.allowances) + centsOrZero(s.charges),
  },
  {
    id: 'BR-CO-14',
    says: 'the VAT is the sum of its groups',
    holds: i => cents(i.sums.vat) === sumOf(i.taxes.map(t => t.amount)),
  },
  {
    id: 'BR-CO-15',
    says: 'the total with VAT is the total without and the VAT',
    holds: ({ sums: s }) => cents(s.gross) === cents(s.net) + cents(s.vat),
  },
  {
    id: 'BR-CO-16',
    says: 'what is due is the total less what is paid',
    holds: ({ sums: s }) => cents(s.due) === cents(s.gross) - centsOrZero(s.paid),
  },
  {
    id: 'BR-CO-17',
    says: 'each group’s VAT is its basis times its rate, rounded to cents',
    holds: i =>
      i.taxes.every(t => {
        const rate = t.category === 'O' && t.rate === null ? 0 : basisPoints(t.rate)
        const netCents = cents(t.basis)
        if (Number.isNaN(rate) || Number.isNaN(netCents)) return false
        return cents(t.amount) === vatOf({ netCents, basisPoints: rate })
      }),
  },
  { id: 'BR-CO-18', says: 'there is a VAT group', holds: i => i.taxes.length > 0 },
  {
    id: 'BR-CO-19',
    says: 'an invoicing period has a begin or an end',
    holds: ({ period }) => period === null || isThere(period.from) || isThere(period.to),
  },
  {
    id: 'BR-CO-25',
    says: 'what is due has a date or terms',
    holds: i => !(cents(i.sums.due) > 0) || isThere(i.dueOn) || isThere(i.terms),
  },
  {
    id: 'BR-CO-26',
    says: 'the seller is told from others by a number',
    holds: ({ seller }) => isThere(seller.id) || isThere(seller.registerId) || isThere(seller.vatId),
  },
  {
    id: 'BR-DEC-23',
    says: 'amounts have at most two decimals',
    holds: i => i.lines.every(l => !Number.isNaN(cents(l.net))),
  },
  {
    id: 'BR-CL-01',
    says: 'the type is one of a commercial invoice, credit note or corrected invoice',
    holds: i => ['380', '381', '384'].includes(i.typeCode ?? ''),
  },
  { id: 'BR-CL-04', says: 'the currency is one of ours', holds: i => currencies.includes(i.currency ?? '') },
  {
    id: 'BR-CL-03',
    says: 'the VAT is in the currency of the invoice',
    holds: i => i.sums.vatCurrency === i.currency,
  },
  {
    id: 'BR-CL-14',
    says: 'countries are in ISO 3166-1',
    holds: i =>
      [i.seller, i.buyer].every(({ address }) => !address?.country || country.test(address.country)),
  },
  {
    id: 'BR-CL-16',
    says: 'the means of payment is one that we use',
    holds: i => i.payments.every(p => ['30', '58', '68', '97'].includes(p.code ?? '')),
  },
  {
    id: 'BR-CL-23',
    says: 'the unit is the piece, the only one that we sell by',
    holds: i => i.lines.every(l => l.unitCode === 'C62'),
  },
]
