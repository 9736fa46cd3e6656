import type { Readable } from 'node:stream'
import { berlinDay } from '../../../basics/berlin.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import { requirePermission } from '../../caller/admin.policy.ts'
import type { Context } from '../../caller/context.ts'
import { spreadsheetCsv } from '../../caller/spreadsheet-csv.ts'
import type { Order } from '../order.queries.ts'
import { listOrdersBetween } from './order-desk.queries.ts'

const columns = [
  'order',
  'ordered',
  'status',
  'product',
  'buyer',
  'list',
  'discount',
  'coupon',
  'vat',
  'total',
  'currency',
  'paid',
]

type Row = Order & { coupon: string | null }

/**
 * Orders that were placed on these days of Berlin for a spreadsheet, amounts with a decimal comma.
 * @throws SignInRequired, NotAllowed without `billing.manage`
 */
export async function exportOrders(ctx: Context, days: { from: string; to: string }): Promise<Readable> {
  requirePermission(ctx, 'billing.manage')
  const rows = await listOrdersBetween(ctx.db, days)
  await noteEvent(ctx, 'orders-exported', { details: { ...days, orders: rows.length } })
  return spreadsheetCsv(columns, cellsOf(rows))
}

async function* cellsOf(rows: readonly Row[]): AsyncGenerator<string[]> {
  for (const { id, created_at: at, status, product, buyer, coupon, currency, ...row } of rows)
    yield [
      ...[String(id), berlinDay(at), status, product.id, buyer.name],
      ...[amount(row.list_cents), amount(row.discount_cents), coupon ?? ''],
      ...[amount(row.tax_cents), amount(row.total_cents), currency],
      row.paid_at === null ? '' : berlinDay(row.paid_at),
    ]
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}
