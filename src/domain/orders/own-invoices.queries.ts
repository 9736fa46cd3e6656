import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { InvoiceKind } from '../../invoices/invoice.schema.ts'
import type { Currency } from '../caller/price-list.schema.ts'

export type OwnInvoice = {
  number: string
  kind: InvoiceKind
  issuedOn: string
  dueOn: string | null
  currency: Currency
  totalCents: number
  openCents: number
  isPaid: boolean
  isTakenBack: boolean
  hasXml: boolean
  linkKey: string
}

/** What an employer was sent, newest first; at most 100. The PDF is made a moment later. */
export async function listInvoicesOf(db: Database, employerId: number): Promise<OwnInvoice[]> {
  const { rows } = await sql<OwnInvoice>`
    select number, kind, issued_on as "issuedOn", due_on as "dueOn", currency, total_cents::float8 as "totalCents",
      case when settled_at is null then total_cents - paid_cents else 0 end::float8 as "openCents",
      settled_at is not null as "isPaid", content->>'leitwegId' is not null as "hasXml", link_key as "linkKey",
      exists (select from invoices as later where later.preceding_id = invoices.id and later.kind = 'cancellation') as "isTakenBack"
    from invoices where employer_id = ${employerId} and pdf_file_id is not null
    order by id desc limit 100`.execute(db)
  return rows
}
