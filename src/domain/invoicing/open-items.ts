import { berlinDay, calendarDaysBetween } from '../../basics/berlin.ts'
import type { Context } from '../caller/context.ts'
import { type InvoiceRow, listOpen } from './invoice.queries.ts'
import { requireBilling } from './invoicing.policy.ts'

export type OpenItem = InvoiceRow & { openCents: number; daysOverdue: number }

/**
 * What is waited for, the longest due first, with what is still open of each.
 * @throws SignInRequired, NotAllowed for everyone but administrators with `billing.manage` and the operator
 */
export async function listOpenItems(ctx: Context): Promise<OpenItem[]> {
  requireBilling(ctx.actor)
  const today = berlinDay(ctx.now())
  return (await listOpen(ctx.db)).map(row => ({
    ...row,
    openCents: row.totalCents - row.paidCents,
    daysOverdue: row.dueOn === null ? 0 : Math.max(0, calendarDaysBetween(row.dueOn, today)),
  }))
}
