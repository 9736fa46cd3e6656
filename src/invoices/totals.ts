import type { Invoice, InvoiceLine, VatCategory } from './invoice.schema.ts'

export type VatGroup = { category: VatCategory; basisPoints: number; netCents: number; vatCents: number }

export type Totals = {
  vat: VatGroup[]
  netCents: number
  vatCents: number
  grossCents: number
  paidCents: number
  dueCents: number
}

/**
 * Sums in whole cents. VAT is taken of the sum of each category and rate and rounded there, half up, never line by line: this is what
 * EN 16931 checks (BR-CO-17), and what keeps a hundred small lines from being a euro off.
 */
export function totalsOf({ lines, payment }: Pick<Invoice, 'lines' | 'payment'>): Totals {
  const groups = new Map<string, VatGroup>()
  for (const line of lines) {
    const { category, basisPoints } = line.vat
    const key = `${category} ${basisPoints}`
    const group = groups.get(key) ?? { category, basisPoints, netCents: 0, vatCents: 0 }
    group.netCents += lineNetCents(line)
    groups.set(key, group)
  }
  const vat = [...groups.values()].map(group => ({ ...group, vatCents: vatOf(group) }))
  const netCents = sum(vat.map(group => group.netCents))
  const vatCents = sum(vat.map(group => group.vatCents))
  const grossCents = netCents + vatCents
  const paidCents = payment.kind === 'paid' ? grossCents : 0
  return { vat, netCents, vatCents, grossCents, paidCents, dueCents: grossCents - paidCents }
}

export function lineNetCents({ quantity, unitPriceCents, discountCents }: InvoiceLine): number {
  return quantity * unitPriceCents - discountCents
}

/** Half a cent is rounded up, in whole numbers only. */
export function vatOf({ netCents, basisPoints }: { netCents: number; basisPoints: number }): number {
  return Number((BigInt(netCents) * BigInt(basisPoints) + 5_000n) / 10_000n)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
