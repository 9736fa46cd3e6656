import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Invoice } from '../../invoices/invoice.schema.ts'
import { isStanding } from './is-standing.queries.ts'

const columns = [
  'id',
  'number',
  'kind',
  'preceding_id as precedingId',
  'order_id as orderId',
  'employer_id as employerId',
  'issued_on as issuedOn',
  'due_on as dueOn',
  'currency',
  'net_cents as netCents',
  'vat_cents as vatCents',
  'total_cents as totalCents',
  'paid_cents as paidCents',
  'settled_at as settledAt',
  'dunning_step as dunningStep',
  'dunned_at as dunnedAt',
  'held_at as heldAt',
  'hold_reason as holdReason',
  'link_key as linkKey',
  'pdf_file_id as pdfFileId',
  'pdf_sha256 as pdfSha256',
  'content',
] as const

export type InvoiceRow = Awaited<ReturnType<typeof findInvoices>>[number]

export type NewInvoice = {
  series: string
  serial: number
  precedingId: number | null
  orderId: number | null
  employerId: number | null
  issuedAt: Date
  content: Invoice
  netCents: number
  vatCents: number
  totalCents: number
  xml: string
  xmlSha256: string
  linkKey: string
  keepUntil: string
  settledAt: Date | null
}

/** The next number of a series; its row stays locked until the transaction ends, so others wait and none is left out. */
export async function takeSerial(db: Database, series: string): Promise<number> {
  const { last_serial } = await db
    .insertInto('invoice_series')
    .values({ name: series, last_serial: 1 })
    .onConflict(conflict =>
      conflict.column('name').doUpdateSet({ last_serial: sql<number>`invoice_series.last_serial + 1` }),
    )
    .returning('last_serial')
    .executeTakeFirstOrThrow()
  return last_serial
}

export async function insertInvoice(db: Database, invoice: NewInvoice): Promise<number> {
  const { content } = invoice
  const { id } = await db
    .insertInto('invoices')
    .values({
      series: invoice.series,
      serial: invoice.serial,
      number: content.number,
      kind: content.kind,
      preceding_id: invoice.precedingId,
      order_id: invoice.orderId,
      employer_id: invoice.employerId,
      issued_at: invoice.issuedAt,
      issued_on: content.issuedOn,
      due_on: content.payment.kind === 'transfer' ? content.payment.dueOn : null,
      currency: content.currency,
      net_cents: invoice.netCents,
      vat_cents: invoice.vatCents,
      total_cents: invoice.totalCents,
      content: JSON.stringify(content),
      xml: invoice.xml,
      xml_sha256: invoice.xmlSha256,
      link_key: invoice.linkKey,
      keep_until: invoice.keepUntil,
      settled_at: invoice.settledAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findInvoice(db: Database, invoiceId: number): Promise<InvoiceRow | null> {
  return (await findInvoices(db, [invoiceId]))[0] ?? null
}

export async function findInvoiceNumbered(db: Database, number: string): Promise<InvoiceRow | null> {
  const row = await db.selectFrom('invoices').select(columns).where('number', '=', number).executeTakeFirst()
  return row ? withContent(row) : null
}

export async function findInvoices(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('invoices')
    .select(columns)
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(withContent)
}

export async function lockInvoice(db: Database, invoiceId: number): Promise<InvoiceRow | null> {
  const row = await db
    .selectFrom('invoices')
    .select(columns)
    .where('id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirst()
  return row ? withContent(row) : null
}

/** What bills an order now: its invoice or the correction of it, unless that was taken back. */
export async function findBilling(db: Database, orderId: number): Promise<InvoiceRow | null> {
  const row = await db
    .selectFrom('invoices')
    .select(columns)
    .where('order_id', '=', orderId)
    .where(isStanding)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? withContent(row) : null
}

export async function isCancelled(db: Database, invoiceId: number): Promise<boolean> {
  const row = await db
    .selectFrom('invoices')
    .select('id')
    .where('preceding_id', '=', invoiceId)
    .where('kind', '=', 'cancellation')
    .executeTakeFirst()
  return row !== undefined
}

export async function findInvoiceByLink(db: Database, linkKey: string): Promise<InvoiceRow | null> {
  const row = await db
    .selectFrom('invoices')
    .select(columns)
    .where('link_key', '=', linkKey)
    .executeTakeFirst()
  return row ? withContent(row) : null
}

export async function loadXml(db: Database, invoiceId: number): Promise<{ xml: string; sha256: string }> {
  return db
    .selectFrom('invoices')
    .select(['xml', 'xml_sha256 as sha256'])
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
}

/** Everything issued on these days, in the order of the numbers. */
export async function listIssued(db: Database, { from, to }: { from: string; to: string }) {
  const rows = await db
    .selectFrom('invoices')
    .select(columns)
    .where('issued_on', '>=', from)
    .where('issued_on', '<=', to)
    .orderBy('series')
    .orderBy('serial')
    .execute()
  return rows.map(withContent)
}

/** What is waited for, the longest due first. */
export async function listOpen(db: Database): Promise<InvoiceRow[]> {
  const rows = await db
    .selectFrom('invoices')
    .select(columns)
    .where('settled_at', 'is', null)
    .where('kind', '!=', 'cancellation')
    .orderBy('due_on')
    .orderBy('id')
    .execute()
  return rows.map(withContent)
}

export async function settleInvoice(db: Database, invoiceId: number, now: Date): Promise<void> {
  await db.updateTable('invoices').set({ settled_at: now }).where('id', '=', invoiceId).execute()
}

type Typed = Pick<Invoice, 'kind' | 'currency'> & { content: Invoice }

function withContent<Row extends { content: unknown; kind: string; currency: string }>(
  row: Row,
): Omit<Row, keyof Typed> & Typed {
  // The casts: only an invoice that its schema has read is written, and check constraints limit the others.
  const { content, kind, currency } = row
  return {
    ...row,
    content: content as Invoice,
    kind: kind as Invoice['kind'],
    currency: currency as Invoice['currency'],
  }
}
