import { noteEvent } from '../../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, NotFound } from '../../caller/errors.ts'
import { findInvoice } from '../invoice.queries.ts'
import { requireBilling } from '../invoicing.policy.ts'
import { recordPayment } from '../steps/record-payment.ts'
import {
  type BankPaymentRow,
  decideBankPayment,
  findBankPayment,
  listOpenBankPayments,
  lockBankPayment,
} from './bank-payment.queries.ts'

/** Payments that settled nothing by themselves, oldest first. @throws SignInRequired, NotAllowed */
export async function listBankPayments(ctx: Context): Promise<BankPaymentRow[]> {
  requireBilling(ctx.actor)
  return listOpenBankPayments(ctx.db)
}

/** One of them. @throws NotFound also for one that was decided about; SignInRequired, NotAllowed */
export async function readBankPayment(ctx: Context, { id }: { id: number }): Promise<BankPaymentRow> {
  requireBilling(ctx.actor)
  const payment = await findBankPayment(ctx.db, id)
  if (payment?.status !== 'open') throw new NotFound()
  return payment
}

/**
 * Books a payment on an invoice, up to what is open of it; what is left over has to be given back outside the site.
 * @throws NotFound; Conflict `invoicing.problem.decided` when somebody else was faster, `invoicing.problem.settled`,
 * `invoicing.problem.other-currency`; SignInRequired, NotAllowed
 */
export async function assignBankPayment(
  ctx: Context,
  { bankPaymentId, invoiceId }: { bankPaymentId: number; invoiceId: number },
): Promise<{ leftOverCents: number }> {
  requireBilling(ctx.actor)
  return inTransaction(ctx, async inside => {
    const payment = await requireOpen(inside, bankPaymentId)
    const invoice = await findInvoice(inside.db, invoiceId)
    if (!invoice) throw new NotFound()
    if (invoice.currency !== payment.currency) throw new Conflict('invoicing.problem.other-currency')
    const cents = Math.min(payment.cents, invoice.totalCents - invoice.paidCents)
    if (cents <= 0) throw new Conflict('invoicing.problem.settled')
    const { bookedOn: receivedOn } = payment
    await recordPayment(inside, { invoiceId, bankPaymentId, cents, receivedOn })
    await decide(inside, bankPaymentId, { status: 'assigned', note: null })
    const details = { bankPaymentId, number: invoice.number, cents }
    await noteEvent(inside, 'bank-payment-assigned', { details })
    return { leftOverCents: payment.cents - cents }
  })
}

/** For money that is for no invoice. @throws as {@link assignBankPayment} */
export async function setBankPaymentAside(
  ctx: Context,
  { bankPaymentId, reason }: { bankPaymentId: number; reason: string },
): Promise<void> {
  requireBilling(ctx.actor)
  await inTransaction(ctx, async inside => {
    await requireOpen(inside, bankPaymentId)
    await decide(inside, bankPaymentId, { status: 'set-aside', note: reason })
    await noteEvent(inside, 'bank-payment-set-aside', { details: { bankPaymentId, reason } })
  })
}

async function requireOpen(ctx: Context, bankPaymentId: number): Promise<BankPaymentRow> {
  const payment = await lockBankPayment(ctx.db, bankPaymentId)
  if (!payment) throw new NotFound()
  if (payment.status !== 'open') throw new Conflict('invoicing.problem.decided')
  return payment
}

async function decide(
  ctx: Context,
  bankPaymentId: number,
  decision: { status: 'assigned' | 'set-aside'; note: string | null },
): Promise<void> {
  const by = 'userId' in ctx.actor ? ctx.actor.userId : null
  await decideBankPayment(ctx.db, bankPaymentId, { ...decision, by, at: ctx.now() })
}
