import { berlinDay, calendarDayAfter } from '../../../basics/berlin.ts'
import type { Buyer, InvoiceLine, Period, Seller } from '../../../invoices/invoice.schema.ts'
import { readLeitwegId } from '../../../invoices/leitweg-id.ts'
import { totalsOf } from '../../../invoices/totals.ts'
import { exemptionOf, type VatDecision } from '../../../invoices/vat/decide-vat.ts'
import type { Context } from '../../caller/context.ts'
import { Conflict } from '../../caller/errors.ts'
import { findBilling } from '../invoice.queries.ts'
import { type Issued, issueDocument } from './issue-document.ts'

/** What an order has to say so that it can be billed. Amounts are net and in cents. */
export type Billable = {
  orderId: number
  employerId: number | null
  language: 'de' | 'en'
  currency: 'EUR' | 'CHF'
  seller: Seller
  buyer: Buyer
  /** Refused unless its check digits fit. */
  leitwegId: string | null
  orderNumber: string | null
  costCentre: string | null
  /** As `decideVat` decided when the order was priced: what the buyer was told stands, even if a rate has changed since. */
  tax: Omit<Extract<VatDecision, { kind: 'decided' }>, 'kind'>
  service: Period
  lines: readonly Omit<InvoiceLine, 'vat'>[]
  /** With VAT, as the buyer was told and may have paid: another total is a defect. */
  totalCents: number
  payment:
    | { kind: 'paid'; paidOn: string; reference: string | null }
    /** Days until it is due, from the day of issue. */
    | { kind: 'transfer'; days: number }
  notes?: readonly string[]
}

/**
 * Issues the invoice of an order, in the caller's transaction, or finds the one that it has: an order is billed once. The caller has asked
 * its policy.
 * @throws Conflict `invoicing.problem.leitweg-id`
 */
export async function issueInvoice(ctx: Context, order: Billable): Promise<Issued> {
  const existing = await findBilling(ctx.db, order.orderId)
  if (existing) {
    const { id, number, totalCents } = existing
    return { invoiceId: id, number, totalCents }
  }
  const draft = draftOf(ctx, order)
  const { grossCents } = totalsOf(draft)
  if (grossCents !== order.totalCents)
    throw new Error(`order ${order.orderId} says ${order.totalCents}, its invoice would say ${grossCents}`)
  const { orderId, employerId } = order
  return issueDocument(ctx, draft, { orderId, employerId, precedingId: null })
}

function draftOf(ctx: Context, order: Billable) {
  const leitwegId = order.leitwegId === null ? null : readLeitwegId(order.leitwegId)
  if (leitwegId !== order.leitwegId) throw new Conflict('invoicing.problem.leitweg-id')
  const { category, basisPoints } = order.tax
  const { payment, seller, language, currency, orderNumber, costCentre, service } = order
  return {
    ...{ kind: 'invoice' as const, preceding: null, seller, leitwegId, language, currency },
    ...{ orderNumber, costCentre, service },
    buyer: { ...order.buyer, vatId: order.tax.buyerVatId },
    lines: order.lines.map(line => ({ ...line, vat: { category, basisPoints } })),
    exemption: exemptionOf(order.tax, language),
    payment:
      payment.kind === 'paid'
        ? payment
        : { kind: payment.kind, dueOn: calendarDayAfter(berlinDay(ctx.now()), payment.days) },
    notes: [...(order.notes ?? [])],
  }
}
