import type { Invoice } from '../../invoices/invoice.schema.ts'
import { readLeitwegId } from '../../invoices/leitweg-id.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, Invalid, NotFound } from '../caller/errors.ts'
import { lockInvoice } from './invoice.queries.ts'
import { requireBilling } from './invoicing.policy.ts'
import type { Correction } from './invoicing.schema.ts'
import { issueCancellation } from './steps/issue-cancellation.ts'
import { type Issued, issueDocument } from './steps/issue-document.ts'

/**
 * Takes an invoice back by a cancellation of its own. What was paid is not given back by it.
 * @throws NotFound; Conflict `invoicing.problem.cancelled`; SignInRequired, NotAllowed
 */
export async function cancelInvoice(
  ctx: Context,
  { invoiceId, reason }: { invoiceId: number; reason: string },
): Promise<Issued> {
  requireBilling(ctx.actor)
  return inTransaction(ctx, async inside => {
    const issued = await issueCancellation(inside, { invoiceId, note: reason })
    await noteEvent(inside, 'invoice-cancelled', { details: { invoiceId, number: issued.number, reason } })
    return issued
  })
}

/**
 * Takes an invoice back and issues it again with another recipient or other references, and the same amounts: a correction, which names the
 * invoice that it replaces.
 * @throws NotFound; Conflict `invoicing.problem.cancelled`, `invoicing.problem.partly-paid`; Invalid for a wrong Leitweg-ID; SignInRequired,
 * NotAllowed
 */
export async function correctInvoice(
  ctx: Context,
  { invoiceId, correction }: { invoiceId: number; correction: Correction },
): Promise<Issued> {
  requireBilling(ctx.actor)
  const { leitwegId } = correction
  if (leitwegId !== null && readLeitwegId(leitwegId) === null)
    throw new Invalid({ leitwegId: [{ key: 'invoicing.problem.leitweg-id' }] })
  return inTransaction(ctx, async inside => {
    const row = await lockInvoice(inside.db, invoiceId)
    if (!row) throw new NotFound()
    // A payment belongs to the document that it was made on.
    if (row.paidCents > 0) throw new Conflict('invoicing.problem.partly-paid')
    await issueCancellation(inside, { invoiceId, note: null })
    const { orderId, employerId, number, issuedOn } = row
    const draft = { ...corrected(row.content, correction), preceding: { number, issuedOn } }
    return issueDocument(inside, draft, { orderId, employerId, precedingId: invoiceId })
  })
}

function corrected(content: Invoice, correction: Correction) {
  const { name, department, email, leitwegId, orderNumber, costCentre, ...place } = correction
  const { number: _number, issuedOn: _issuedOn, ...same } = content
  const { country } = content.buyer.address
  return {
    ...same,
    kind: 'correction' as const,
    buyer: { ...content.buyer, name, department, email, address: { ...place, country } },
    leitwegId: leitwegId === null ? null : readLeitwegId(leitwegId),
    orderNumber,
    costCentre,
  }
}
