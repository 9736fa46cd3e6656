import { createHash } from 'node:crypto'
import { berlinDay } from '../../../basics/berlin.ts'
import { type Invoice, invoiceSchema } from '../../../invoices/invoice.schema.ts'
import { checkInvoice } from '../../../invoices/rules/check-invoice.ts'
import { totalsOf } from '../../../invoices/totals.ts'
import { writeCii } from '../../../invoices/xml/write-cii.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import type { Context } from '../../caller/context.ts'
import { newLinkKey } from '../../caller/signed-link.ts'
import { insertInvoice, takeSerial } from '../invoice.queries.ts'
import { lastDayOfRetention, numberOf, seriesOf } from '../invoice-number.ts'

export type Draft = Omit<Invoice, 'number' | 'issuedOn'>
type Of = { orderId: number | null; employerId: number | null; precedingId: number | null }
export type Issued = { invoiceId: number; number: string; totalCents: number }

/**
 * Issues a document for good: takes the next number, writes its XML, checks it and keeps all of it, in the caller's transaction. The PDF
 * follows from it and is made by the task `archive-invoices`. The caller has asked its policy.
 * @throws Error when called outside a transaction or for what would be no valid invoice: a defect, and nothing is kept
 */
export async function issueDocument(ctx: Context, draft: Draft, of: Of): Promise<Issued> {
  if (!ctx.db.isTransaction) throw new Error('a number is taken in the transaction of what it is for')
  const now = ctx.now()
  const issuedOn = berlinDay(now)
  const series = seriesOf(draft.kind, issuedOn)
  const serial = await takeSerial(ctx.db, series)
  const number = numberOf(series, serial)
  const content = invoiceSchema.parse({ ...draft, number, issuedOn })
  const xml = writeCii(content)
  const broken = checkInvoice(xml).map(({ id }) => id)
  if (broken.length > 0) throw new Error(`an invoice would break ${broken.join(', ')}`)
  const { netCents, vatCents, grossCents } = totalsOf(content)
  const invoiceId = await insertInvoice(ctx.db, {
    ...of,
    series,
    serial,
    issuedAt: now,
    content,
    netCents,
    vatCents,
    totalCents: grossCents,
    xml,
    xmlSha256: createHash('sha256').update(xml).digest('hex'),
    linkKey: newLinkKey(),
    keepUntil: lastDayOfRetention(issuedOn),
    // Only for a transfer there is something to wait for.
    settledAt: content.payment.kind === 'transfer' && grossCents > 0 ? null : now,
  })
  await noteEvent(ctx, 'invoice-issued', { details: { number, invoiceId, kind: content.kind } })
  await ctx.tasks.enqueue('archive-invoices', {})
  return { invoiceId, number, totalCents: grossCents }
}
