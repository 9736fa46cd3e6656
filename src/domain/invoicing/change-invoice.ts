import { berlinDay } from '../../basics/berlin.ts'
import type { Invoice } from '../../invoices/invoice.schema.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, Invalid, NotFound } from '../caller/errors.ts'
import { correctedContent } from './corrected-content.ts'
import { findInvoice, type InvoiceRow, isCancelled, lockInvoice } from './invoice.queries.ts'
import { requireBilling } from './invoicing.policy.ts'
import type { Correction } from './invoicing.schema.ts'
import { confirmVatId } from './steps/confirm-vat-id.ts'
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
    await noteEvent(inside, 'invoice-cancelled', {
      details: { invoiceId, number: issued.number, reason },
    })
    return issued
  })
}

/**
 * Takes an invoice back and issues it again with another recipient, other references or other lines: a correction, which names the invoice
 * that it replaces.
 * @throws NotFound; Conflict `invoicing.problem.cancelled`, `invoicing.problem.partly-paid`, `invoicing.problem.paid`; Invalid for a wrong
 * Leitweg-ID and for lines that ask for more than before or for nothing; SignInRequired, NotAllowed
 */
export async function correctInvoice(
  ctx: Context,
  { invoiceId, correction }: { invoiceId: number; correction: Correction },
): Promise<Issued> {
  requireBilling(ctx.actor)
  return inTransaction(ctx, async inside => {
    const row = requireUnpaid(await lockInvoice(inside.db, invoiceId))
    const draft = correctedContent(row, correction, berlinDay(inside.now()))
    await requireKnownVatId(inside, row.content, draft)
    const { reason } = correction
    await issueCancellation(inside, { invoiceId, note: reason })
    const { orderId, employerId } = row
    const issued = await issueDocument(inside, draft, { orderId, employerId, precedingId: invoiceId })
    await noteEvent(inside, 'invoice-corrected', {
      details: { invoiceId, number: issued.number, reason: reason ?? '' },
    })
    return issued
  })
}

/** A number that is new on it is asked about like that of an order; only one that is known not to exist is refused. */
async function requireKnownVatId(
  ctx: Context,
  { buyer: { vatId: before } }: Pick<Invoice, 'buyer'>,
  { buyer: { vatId }, seller }: Pick<Invoice, 'buyer' | 'seller'>,
): Promise<void> {
  if (vatId === null || vatId === before) return
  const standing = await confirmVatId(ctx, { vatId, sellerVatId: seller.vatId })
  if (standing === 'invalid') throw new Invalid({ vatId: [{ key: 'invoicing.problem.vat-id-unknown' }] })
}

/** An invoice and what {@link correctInvoice} would put in its place; nothing is issued. @throws as it does */
export async function previewCorrection(
  ctx: Context,
  { invoiceId, correction }: { invoiceId: number; correction: Correction },
): Promise<{ before: Invoice; after: Omit<Invoice, 'number' | 'issuedOn'> }> {
  requireBilling(ctx.actor)
  const row = requireUnpaid(await findInvoice(ctx.db, invoiceId))
  if (row.kind === 'cancellation' || (await isCancelled(ctx.db, invoiceId)))
    throw new Conflict('invoicing.problem.cancelled')
  return { before: row.content, after: correctedContent(row, correction, berlinDay(ctx.now())) }
}

function requireUnpaid(row: InvoiceRow | null): InvoiceRow {
  if (!row) throw new NotFound()
  // A payment belongs to the document that it was made on.
  if (row.paidCents > 0) throw new Conflict('invoicing.problem.partly-paid')
  return row
}
