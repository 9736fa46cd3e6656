import { type Match, matchPayment } from '../../../invoices/bank/match-payment.ts'
import { type IncomingPayment, readCamt053 } from '../../../invoices/bank/read-camt053.ts'
import { NotReadable } from '../../../invoices/xml/read-xml.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Invalid } from '../../caller/errors.ts'
import { type InvoiceRow, listOpen } from '../invoice.queries.ts'
import { requireBilling } from '../invoicing.policy.ts'
import { recordPayment } from '../steps/record-payment.ts'
import { insertBankPayment } from './bank-payment.queries.ts'

/** A statement of a month of a busy account is a few megabytes. */
const mostBytes = 20 * 1024 * 1024

export type ImportedFile = {
  /** Incoming payments that were not known yet. */
  found: number
  /** Of these: settled by themselves, and left for a person. */
  settled: number
  open: number
  /** Known from another file. */
  known: number
  leftOut: number
}

/**
 * Takes over what came in from a bank's statement in camt.053. A payment that names open invoices and pays exactly what is open of them
 * settles them; everything else waits for a person. The same file may be read any number of times. Nothing of it is taken over if
 * anything fails.
 * @throws Invalid on `file`; SignInRequired, NotAllowed for everyone but administrators with `billing.manage` and the operator
 */
export async function importBankFile(ctx: Context, { bytes }: { bytes: Uint8Array }): Promise<ImportedFile> {
  requireBilling(ctx.actor)
  if (bytes.byteLength > mostBytes) throw new Invalid({ file: [{ key: 'invoicing.problem.file-too-large' }] })
  const { payments, leftOut } = readStatement(bytes)
  return inTransaction(ctx, async inside => {
    const counts = { found: 0, settled: 0, open: 0 }
    let open = await listOpen(inside.db)
    for (const payment of payments) {
      const taken = await takeOver(inside, payment, open)
      if (taken === null) continue
      counts.found++
      counts[taken.status]++
      // What this one has settled, the next one cannot name any more.
      open = open.filter(({ number }) => !taken.settled.includes(number))
    }
    await noteEvent(inside, 'bank-file-imported', { details: { ...counts, leftOut } })
    return { ...counts, known: payments.length - counts.found, leftOut }
  })
}

function readStatement(bytes: Uint8Array) {
  try {
    // Statements are in UTF-8; one in another encoding is refused instead of misread.
    return readCamt053(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (error instanceof NotReadable)
      throw new Invalid({ file: [{ key: 'invoicing.problem.no-statement', params: { line: error.line } }] })
    if (error instanceof TypeError) throw new Invalid({ file: [{ key: 'invoicing.problem.no-utf-8' }] })
    throw error
  }
}

type Taken = { status: 'settled' | 'open'; settled: readonly string[] }

/** Null for a payment that is known. */
async function takeOver(
  ctx: Context,
  payment: IncomingPayment,
  open: readonly InvoiceRow[],
): Promise<Taken | null> {
  const match = matchPayment(
    payment,
    open.map(row => ({ number: row.number, currency: row.currency, openCents: openCentsOf(row) })),
  )
  const status = match.kind === 'settled' ? 'settled' : 'open'
  const importedBy = 'userId' in ctx.actor ? ctx.actor.userId : null
  const bankPaymentId = await insertBankPayment(
    ctx.db,
    { payment, match, status },
    { importedBy, now: ctx.now() },
  )
  if (bankPaymentId === null) return null
  if (status === 'open') return { status, settled: [] }
  await settleNamed(ctx, { bankPaymentId, receivedOn: payment.bookedOn }, match, open)
  return { status, settled: match.numbers }
}

async function settleNamed(
  ctx: Context,
  from: { bankPaymentId: number; receivedOn: string },
  { numbers }: Match,
  open: readonly InvoiceRow[],
): Promise<void> {
  for (const row of open.filter(({ number }) => numbers.includes(number)))
    await recordPayment(ctx, { ...from, invoiceId: row.id, cents: openCentsOf(row) })
}

function openCentsOf({ totalCents, paidCents }: InvoiceRow): number {
  return totalCents - paidCents
}
