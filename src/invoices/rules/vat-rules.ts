import type { VatCategory } from '../invoice.schema.ts'
import type { ReadInvoice } from '../xml/read-cii.ts'
import { basisPoints, cents, isThere, type Rule, sumOf } from './rule.ts'

/** The rules that S, AE, E and O have in common, each under its own id, and what each adds. */
export const vatRules: readonly Rule[] = [
  ...rulesOf('S', 'standard rate'),
  ...rulesOf('AE', 'reverse charge'),
  ...rulesOf('E', 'exempt'),
  ...rulesOf('O', 'not subject to VAT'),
  {
    id: 'BR-O-11',
    says: 'what is not subject to VAT is the only group',
    holds: i => !has(i, 'O') || i.taxes.length === 1,
  },
  {
    id: 'BR-O-12',
    says: 'what is not subject to VAT is in all lines or none',
    holds: i => !has(i, 'O') || i.lines.every(line => line.category === 'O'),
  },
]

function rulesOf(category: VatCategory, name: string): Rule[] {
  const lines = (i: ReadInvoice) => i.lines.filter(line => line.category === category)
  const groups = (i: ReadInvoice) => i.taxes.filter(tax => tax.category === category)
  const isTaxed = category === 'S'
  return [
    {
      id: `BR-${category}-01`,
      says: `${name}: lines have a group, just one unless rates differ`,
      holds: i => {
        if (lines(i).length === 0) return groups(i).length === 0
        return isTaxed ? groups(i).length > 0 : groups(i).length === 1
      },
    },
    {
      id: `BR-${category}-02`,
      says: `${name}: the tax numbers that it needs`,
      holds: i => lines(i).length === 0 || hasRightNumbers(i, category),
    },
    {
      id: `BR-${category}-05`,
      says: isTaxed ? `${name}: lines have a rate above zero` : `${name}: lines have no rate above zero`,
      holds: i => lines(i).every(({ rate }) => hasRightRate(rate, category)),
    },
    {
      id: `BR-${category}-08`,
      says: `${name}: a group’s basis is the sum of its lines`,
      holds: i =>
        groups(i).every(group => {
          const own = lines(i).filter(line => !isTaxed || basisPoints(line.rate) === basisPoints(group.rate))
          return cents(group.basis) === sumOf(own.map(line => line.net))
        }),
    },
    {
      id: `BR-${category}-09`,
      says: isTaxed ? `${name}: the group has VAT of its rate` : `${name}: the group has no VAT`,
      holds: i => groups(i).every(({ amount }) => isTaxed === cents(amount) > 0 || cents(amount) === 0),
    },
    {
      id: `BR-${category}-10`,
      says: isTaxed ? `${name}: no reason for an exemption` : `${name}: the reason is there`,
      holds: i =>
        groups(i).every(({ reason, reasonCode }) => (isThere(reason) || isThere(reasonCode)) !== isTaxed),
    },
  ]
}

function hasRightNumbers({ seller, buyer }: ReadInvoice, category: VatCategory): boolean {
  if (category === 'O') return seller.vatId === null && buyer.vatId === null
  const hasSellers = isThere(seller.vatId) || isThere(seller.taxNumber)
  if (category !== 'AE') return hasSellers
  return hasSellers && (isThere(buyer.vatId) || isThere(buyer.registerId))
}

function hasRightRate(rate: string | null, category: VatCategory): boolean {
  if (category === 'O') return rate === null
  return category === 'S' ? basisPoints(rate) > 0 : basisPoints(rate) === 0
}

function has({ taxes }: ReadInvoice, category: VatCategory): boolean {
  return taxes.some(tax => tax.category === category)
}
