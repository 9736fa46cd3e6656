import type { Context } from '../../caller/context.ts'
import { Conflict, NotFound } from '../../caller/errors.ts'
import { lockInvoice, settleInvoice } from '../invoice.queries.ts'
import { insertInvoicePayment } from '../payment.queries.ts'

export type ReceivedPayment = {
  invoiceId: number
  cents: number
  /** A day in Berlin. */
  receivedOn: string
  bankPaymentId: number | null
}

/**
 * Books money that came in for an invoice, in the caller's transaction. With the last of it the invoice is settled and whoever waits is
 * told (`ctx.hooks.invoicePaid`). The caller has asked its policy.
 * @throws NotFound; Conflict `invoicing.problem.settled` when nothing is open, `invoicing.problem.too-much` for more than is open
 */
export async function recordPayment(ctx: Context, payment: ReceivedPayment): Promise<void> {
  const row = await lockInvoice(ctx.db, payment.invoiceId)
  if (!row) throw new NotFound()
  if (row.settledAt !== null) throw new Conflict('invoicing.problem.settled')
  const openCents = row.totalCents - row.paidCents
  if (payment.cents > openCents) throw new Conflict('invoicing.problem.too-much')
  await insertInvoicePayment(ctx.db, { ...payment, recordedAt: ctx.now() })
  if (payment.cents < openCents) return
  await settleInvoice(ctx.db, row.id, ctx.now())
  const { id: invoiceId, orderId, number } = row
  for (const tell of ctx.hooks.invoicePaid) await tell(ctx, { orderId, invoiceId, number })
}
