import { createHash } from 'node:crypto'
import { arrayBuffer } from 'node:stream/consumers'
import type { Context } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { linkKeyIn } from '../caller/signed-link.ts'
import { openRawBytes } from '../files/steps/keep-raw-bytes.ts'
import {
  findInvoice,
  findInvoiceByLink,
  findInvoiceNumbered,
  type InvoiceRow,
  isCancelled,
  loadXml,
} from './invoice.queries.ts'
import { requireBilling } from './invoicing.policy.ts'
import { listInvoicePayments } from './payment.queries.ts'

export type InvoiceFile = { name: string; mediaType: string; bytes: Uint8Array }
type Form = 'pdf' | 'xml'

/** @throws SignInRequired, NotFound, NotAllowed for everyone but administrators with `billing.manage` and the operator */
export async function readInvoice(ctx: Context, { number }: { number: string }): Promise<InvoiceRow> {
  requireBilling(ctx.actor)
  const row = await findInvoiceNumbered(ctx.db, number)
  if (!row) throw new NotFound()
  return row
}

/** With what came in for it, and whether it still stands. @throws as {@link readInvoice} */
export async function readInvoiceWithPayments(ctx: Context, { number }: { number: string }) {
  const invoice = await readInvoice(ctx, { number })
  const stands = invoice.kind !== 'cancellation' && !(await isCancelled(ctx.db, invoice.id))
  return { invoice, payments: await listInvoicePayments(ctx.db, invoice.id), stands }
}

/**
 * An invoice as it was issued, proved by its hash.
 * @throws as {@link readInvoice}; Conflict `invoicing.problem.not-yet` until the PDF is made; Conflict `file.damaged`
 */
export async function openInvoice(
  ctx: Context,
  { invoiceId, form }: { invoiceId: number; form: Form },
): Promise<InvoiceFile> {
  requireBilling(ctx.actor)
  const row = await findInvoice(ctx.db, invoiceId)
  if (!row) throw new NotFound()
  return fileOf(ctx, row, form)
}

/** The same for whoever has the link of the mail, which the buyer's accounting department has no account for. @throws NotFound */
export async function openInvoiceByLink(
  ctx: Context,
  { token, form }: { token: string; form: Form },
): Promise<InvoiceFile> {
  return fileOf(ctx, await requireLinked(ctx, token), form)
}

async function requireLinked(ctx: Context, token: string): Promise<InvoiceRow> {
  const linkKey = linkKeyIn(ctx, token, 'invoice')
  const row = linkKey === null ? null : await findInvoiceByLink(ctx.db, linkKey)
  if (!row) throw new NotFound()
  return row
}

async function fileOf(ctx: Context, row: InvoiceRow, form: Form): Promise<InvoiceFile> {
  const name = `${row.number}.${form}`
  if (form === 'xml') {
    const { xml, sha256 } = await loadXml(ctx.db, row.id)
    return { name, mediaType: 'application/xml', bytes: proved(ctx, Buffer.from(xml), sha256) }
  }
  if (row.pdfFileId === null || row.pdfSha256 === null) throw new Conflict('invoicing.problem.not-yet')
  const stream = await openRawBytes(ctx, row.pdfFileId)
  if (!stream) throw new NotFound()
  const bytes = new Uint8Array(await arrayBuffer(stream))
  return { name, mediaType: 'application/pdf', bytes: proved(ctx, bytes, row.pdfSha256) }
}

function proved(ctx: Context, bytes: Uint8Array, sha256: string): Uint8Array {
  if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes
  ctx.log.error({ sha256 }, 'the bytes of an invoice do not match their hash')
  throw new Conflict('file.damaged')
}
