import type { output } from 'zod'
import { bookingBatch } from '../../invoices/datev/booking-batch.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import type { Context } from '../caller/context.ts'
import { listIssued } from './invoice.queries.ts'
import { requireBilling } from './invoicing.policy.ts'
import type { bookingsSchema } from './invoicing.schema.ts'

const firstDebtor = 10_000
const lastDebtor = 69_999

/**
 * What was issued on these days as bookings for the tax adviser, in DATEV's format; see docs/BOOKKEEPING.md.
 * @throws SignInRequired, NotAllowed for everyone but administrators with `billing.manage` and the operator
 */
export async function exportBookings(
  ctx: Context,
  { from, to, chart, consultant, client }: output<typeof bookingsSchema>,
): Promise<{ name: string; bytes: Uint8Array }> {
  requireBilling(ctx.actor)
  const rows = await listIssued(ctx.db, { from, to })
  const booked = rows.map(({ content, employerId }) => ({
    invoice: content,
    debtorAccount: Math.min(firstDebtor + (employerId ?? lastDebtor), lastDebtor),
  }))
  await noteEvent(ctx, 'bookings-exported', { details: { from, to, documents: rows.length } })
  const bytes = bookingBatch(booked, { chart, consultant, client, from, to, madeAt: ctx.now() })
  return { name: `EXTF_Buchungsstapel_${from}_${to}.csv`, bytes }
}
