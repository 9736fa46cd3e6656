import { berlinDay, calendarDayAfter, calendarDaysBetween } from '../../../basics/berlin.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { NotAllowed } from '../../caller/errors.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import { type InvoiceRow, lockInvoice } from '../invoice.queries.ts'
import { canTendInvoices } from '../invoicing.policy.ts'
import { invoiceUrl } from '../steps/mail-invoice.ts'
import { findOverdue, noteDunning } from './dunning.queries.ts'
import { type DunningStep, dunningSteps, leastDaysBetween } from './dunning.values.ts'

/**
 * Reminds of invoices that are overdue by 7, 21 and 35 days: a friendly word, a reminder, and the last one, after which a person decides.
 * One step at a time, none while an invoice is held; ads are never touched. @returns how many were reminded of
 */
export async function remindOfInvoices(ctx: Context): Promise<number> {
  if (!canTendInvoices(ctx.actor)) throw new NotAllowed()
  const today = berlinDay(ctx.now())
  const [{ daysOverdue }] = dunningSteps
  let reminded = 0
  for (const invoiceId of await findOverdue(ctx.db, calendarDayAfter(today, 1 - daysOverdue)))
    if (await inTransaction(ctx, inside => remind(inside, invoiceId, today))) reminded++
  return reminded
}

async function remind(ctx: Context, invoiceId: number, today: string): Promise<boolean> {
  // Read again under the lock: it may have been paid or held meanwhile.
  const row = await lockInvoice(ctx.db, invoiceId)
  const step = row && dueStep(row, today)
  if (!row || !step) return false
  await noteDunning(ctx.db, invoiceId, { step, now: ctx.now() })
  const { buyer, language } = row.content
  if (buyer.email === null || row.dueOn === null) return true
  const { number, currency, dueOn } = row
  const openCents = row.totalCents - row.paidCents
  await queueMail(ctx, {
    to: buyer.email,
    locale: language,
    template: 'invoice-reminder',
    props: { name: '', step, number, cents: openCents, currency, dueOn, url: invoiceUrl(ctx, row) },
    key: `invoice-reminder ${invoiceId} ${step}`,
  })
  return true
}

/** The next reminder, if its day has come; null while there is none to send. */
function dueStep(row: InvoiceRow, today: string): DunningStep | null {
  if (row.settledAt !== null || row.heldAt !== null || row.dueOn === null) return null
  const next = dunningSteps.find(({ step }) => step === row.dunningStep + 1)
  if (!next || calendarDaysBetween(row.dueOn, today) < next.daysOverdue) return null
  const isTooSoon =
    row.dunnedAt !== null && calendarDaysBetween(berlinDay(row.dunnedAt), today) < leastDaysBetween
  return isTooSoon ? null : next.step
}
