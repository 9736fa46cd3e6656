import { noteEvent } from '../../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, NotFound } from '../../caller/errors.ts'
import { type InvoiceRow, lockInvoice } from '../invoice.queries.ts'
import { requireBilling } from '../invoicing.policy.ts'
import { setHold } from './dunning.queries.ts'

/**
 * Stops reminders of an invoice, for example because it is disputed, until {@link releaseDunning}.
 * @throws NotFound; Conflict `invoicing.problem.settled`; SignInRequired, NotAllowed
 */
export async function holdDunning(
  ctx: Context,
  { invoiceId, reason }: { invoiceId: number; reason: string },
): Promise<void> {
  requireBilling(ctx.actor)
  await inTransaction(ctx, async inside => {
    const { number } = await requireUnsettled(inside, invoiceId)
    const by = 'userId' in inside.actor ? inside.actor.userId : null
    await setHold(inside.db, invoiceId, { at: inside.now(), by, reason })
    await noteEvent(inside, 'invoice-held', { details: { invoiceId, number, reason } })
  })
}

/** Reminders go on where they stopped, one step at a time. @throws as {@link holdDunning} */
export async function releaseDunning(ctx: Context, { invoiceId }: { invoiceId: number }): Promise<void> {
  requireBilling(ctx.actor)
  await inTransaction(ctx, async inside => {
    const { number } = await requireUnsettled(inside, invoiceId)
    await setHold(inside.db, invoiceId, null)
    await noteEvent(inside, 'invoice-released', { details: { invoiceId, number } })
  })
}

async function requireUnsettled(ctx: Context, invoiceId: number): Promise<InvoiceRow> {
  const row = await lockInvoice(ctx.db, invoiceId)
  if (!row) throw new NotFound()
  if (row.settledAt !== null) throw new Conflict('invoicing.problem.settled')
  return row
}
