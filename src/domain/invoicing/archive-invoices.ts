import { createHash } from 'node:crypto'
import { berlinDay, calendarDaysBetween } from '../../basics/berlin.ts'
import { invoicePdf } from '../../invoices/pdf/invoice-pdf.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { keepRawBytes } from '../files/steps/keep-raw-bytes.ts'
import { findUnarchived, keepPdf } from './archive.queries.ts'
import { findInvoice, loadXml } from './invoice.queries.ts'
import { lastDayOfRetention } from './invoice-number.ts'
import { canTendInvoices } from './invoicing.policy.ts'
import { mailInvoice } from './steps/mail-invoice.ts'

const mostAtOnce = 50

/**
 * Makes the PDFs of invoices that have none yet, keeps them in the file store for as long as the law asks, with their hash, and mails each
 * to its buyer once. Cut off in between, the next run makes the same bytes again. @returns how many
 */
export async function archiveInvoices(ctx: Context): Promise<number> {
  if (!canTendInvoices(ctx.actor)) throw new NotAllowed()
  let kept = 0
  for (const invoiceId of await findUnarchived(ctx.db, mostAtOnce)) {
    if (await archiveInvoice(ctx, invoiceId)) kept++
  }
  return kept
}

async function archiveInvoice(ctx: Context, invoiceId: number): Promise<boolean> {
  const row = await findInvoice(ctx.db, invoiceId)
  if (!row) return false
  const { xml } = await loadXml(ctx.db, invoiceId)
  const bytes = await invoicePdf(row.content, xml)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  // Outside the transaction, because the store may be slow. The day after the last one, and one more for the clock of Berlin.
  const days = calendarDaysBetween(berlinDay(ctx.now()), lastDayOfRetention(row.issuedOn)) + 2
  const mediaType = 'application/pdf'
  const fileId = await keepRawBytes(ctx, { bytes, name: `${row.number}.pdf`, mediaType, days })
  return inTransaction(ctx, async inside => {
    const isFirst = await keepPdf(inside.db, invoiceId, { fileId, sha256 })
    if (isFirst) await mailInvoice(inside, row)
    return isFirst
  })
}
