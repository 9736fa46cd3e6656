import type { Readable } from 'node:stream'
import { noteEvent } from '../audit/steps/note-event.ts'
import type { Context } from '../caller/context.ts'
import { spreadsheetCsv } from '../caller/spreadsheet-csv.ts'
import { type InvoiceRow, listIssued } from './invoice.queries.ts'
import { requireBilling } from './invoicing.policy.ts'

const columns = [
  'number',
  'kind',
  'issued',
  'due',
  'buyer',
  'country',
  'vat-id',
  'net',
  'vat',
  'total',
  'paid',
  'currency',
]

/**
 * What was issued on these days for a spreadsheet, one line a document, amounts with a decimal comma; those of cancellations are negative.
 * @throws SignInRequired, NotAllowed for everyone but administrators with `billing.manage` and the operator
 */
export async function exportInvoices(ctx: Context, days: { from: string; to: string }): Promise<Readable> {
  requireBilling(ctx.actor)
  const rows = await listIssued(ctx.db, days)
  await noteEvent(ctx, 'invoices-exported', { details: { ...days, documents: rows.length } })
  return spreadsheetCsv(columns, cellsOf(rows))
}

async function* cellsOf(rows: readonly InvoiceRow[]): AsyncGenerator<string[]> {
  for (const { number, kind, issuedOn, dueOn, currency, content, ...row } of rows) {
    const sign = kind === 'cancellation' ? -1 : 1
    const { name, address, vatId } = content.buyer
    const amounts = [row.netCents, row.vatCents, row.totalCents].map(cents => amount(sign * cents))
    yield [
      ...[number, kind, issuedOn, dueOn ?? '', name, address.country, vatId ?? ''],
      ...[...amounts, amount(row.paidCents), currency],
    ]
  }
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}
