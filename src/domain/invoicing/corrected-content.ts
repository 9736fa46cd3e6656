import { calendarDayAfter, calendarDaysBetween } from '../../basics/berlin.ts'
import type { Invoice, InvoiceLine } from '../../invoices/invoice.schema.ts'
import { readLeitwegId } from '../../invoices/leitweg-id.ts'
import { totalsOf } from '../../invoices/totals.ts'
import { readVatId } from '../../invoices/vat/vat-ids.ts'
import { Conflict, Invalid } from '../caller/errors.ts'
import type { InvoiceRow } from './invoice.queries.ts'
import type { Correction } from './invoicing.schema.ts'

/**
 * What takes the place of an invoice, issued on `today`: tax and currency stay as they are, the buyer has as many days to pay as before,
 * and nobody owes more than what was ordered.
 * @throws Invalid for a wrong Leitweg-ID or wrong lines; Conflict where amounts of what is paid would change
 */
export function correctedContent(
  { content, number, issuedOn }: InvoiceRow,
  correction: Correction,
  today: string,
): Omit<Invoice, 'number' | 'issuedOn'> {
  const { name, department, email, orderNumber, costCentre } = correction
  const { street, extra, postcode, city } = correction
  const { number: _number, issuedOn: _issuedOn, ...same } = content
  const { country } = content.buyer.address
  const lines = correctedLines(content, correction)
  return {
    ...same,
    kind: 'correction' as const,
    preceding: { number, issuedOn },
    buyer: {
      ...{ name, department, email, vatId: vatIdOf(content, correction) },
      address: { street, extra, postcode, city, country },
    },
    leitwegId: leitwegIdOf(correction),
    orderNumber,
    costCentre,
    lines,
    payment: paymentFrom(content, today),
  }
}

function leitwegIdOf({ leitwegId }: Correction): string | null {
  if (leitwegId === null) return null
  const read = readLeitwegId(leitwegId)
  if (read === null) throw new Invalid({ leitwegId: [{ key: 'invoicing.problem.leitweg-id' }] })
  return read
}

/** Another number of the same country leaves the tax as it was; what names none gets none. */
function vatIdOf({ buyer }: Invoice, { vatId: typed }: Correction): string | null {
  if (buyer.vatId === null || typed === null) return buyer.vatId
  const read = readVatId(typed)
  if (read?.country !== readVatId(buyer.vatId)?.country || read === null)
    throw new Invalid({ vatId: [{ key: 'invoicing.problem.vat-id' }] })
  return read.text
}

function correctedLines(content: Invoice, { lines: typed }: Correction): InvoiceLine[] {
  if (typed === undefined) return content.lines
  const lines = content.lines.flatMap((line, at) => {
    const given = typed[at]
    if (given === undefined || given.quantity === 0) return []
    const { name, quantity, unitPrice: unitPriceCents, discount: discountCents } = given
    if (discountCents > quantity * unitPriceCents)
      throw new Invalid({ [`lines[${at}].discount`]: [{ key: 'invoicing.problem.discount' }] })
    return [{ ...line, name, quantity, unitPriceCents, discountCents }]
  })
  if (typed.length > content.lines.length || lines.length === 0) throw nothingLeft()
  const before = totalsOf(content).grossCents
  const after = totalsOf({ lines, payment: content.payment }).grossCents
  if (after === 0) throw nothingLeft()
  if (after > before) throw new Invalid({ '': [{ key: 'invoicing.problem.more' }] })
  // What was paid with the order is given back by a refund, which takes the whole invoice back.
  if (after !== before && content.payment.kind !== 'transfer') throw new Conflict('invoicing.problem.paid')
  return lines
}

function nothingLeft(): Invalid {
  return new Invalid({ '': [{ key: 'invoicing.problem.nothing-left' }] })
}

function paymentFrom({ payment, issuedOn }: Invoice, today: string): Invoice['payment'] {
  if (payment.kind !== 'transfer') return payment
  return { kind: 'transfer', dueOn: calendarDayAfter(today, calendarDaysBetween(issuedOn, payment.dueOn)) }
}
