import type { Invoice } from '../../../invoices/invoice.schema.ts'
import type { Context } from '../../caller/context.ts'
import { Conflict, NotFound } from '../../caller/errors.ts'
import { type InvoiceRow, isCancelled, lockInvoice, settleInvoice } from '../invoice.queries.ts'
import { type Issued, issueDocument } from './issue-document.ts'

/**
 * Takes an invoice back by a document of its own that names it (BT-25), in the caller's transaction; nothing is waited for any more. Money
 * that was paid is given back by whoever calls. The caller has asked its policy.
 * @throws NotFound; Conflict `invoicing.problem.cancelled`, also for what is itself a cancellation
 */
export async function issueCancellation(
  ctx: Context,
  { invoiceId, note }: { invoiceId: number; note: string | null },
): Promise<Issued> {
  const row = await lockInvoice(ctx.db, invoiceId)
  if (!row) throw new NotFound()
  if (row.kind === 'cancellation' || (await isCancelled(ctx.db, invoiceId)))
    throw new Conflict('invoicing.problem.cancelled')
  if (row.settledAt === null) await settleInvoice(ctx.db, invoiceId, ctx.now())
  const { orderId, employerId } = row
  return issueDocument(ctx, cancellationOf(row, note), { orderId, employerId, precedingId: invoiceId })
}

function cancellationOf({ content, number, issuedOn }: InvoiceRow, note: string | null) {
  const { number: _number, issuedOn: _issuedOn, ...same }: Invoice = content
  return {
    ...same,
    kind: 'cancellation' as const,
    preceding: { number, issuedOn },
    payment: { kind: 'offset' as const },
    notes: note === null ? [] : [note],
  }
}
