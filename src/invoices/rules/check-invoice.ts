import { type ReadInvoice, readCii } from '../xml/read-cii.ts'
import { contentRules } from './content-rules.ts'
import type { Rule } from './rule.ts'
import { vatRules } from './vat-rules.ts'
import { xrechnungRules } from './xrechnung-rules.ts'

export type BrokenRule = Pick<Rule, 'id' | 'says'>

/**
 * Reads an invoice as its recipient will and names every rule that it breaks, those of XRechnung where it says that it is one. These are
 * the rules that this site could break, not the whole of EN 16931: see README.md.
 * @throws {NotReadable}
 */
export function checkInvoice(xml: string): BrokenRule[] {
  const invoice = readCii(xml)
  return rulesFor(invoice)
    .filter(rule => !rule.holds(invoice))
    .map(({ id, says }) => ({ id, says }))
}

function rulesFor({ specification }: ReadInvoice): Rule[] {
  const isXrechnung = specification?.includes('xrechnung') === true
  return [...contentRules, ...vatRules, ...(isXrechnung ? xrechnungRules : [])]
}
