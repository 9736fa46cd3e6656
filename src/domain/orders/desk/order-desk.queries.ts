import { sql } from 'kysely'
import { berlinZone } from '../../../basics/berlin.ts'
import type { Database } from '../../../db/client.ts'
import { asOrder } from '../order.queries.ts'

/** Placed on these days of Berlin, with the code of the coupon; the oldest first. */
export async function listOrdersBetween(db: Database, { from, to }: { from: string; to: string }) {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('coupons', 'coupons.id', 'orders.coupon_id')
    .selectAll('orders')
    .select('coupons.code as coupon')
    .where(
      sql<boolean>`orders.created_at >= ${from}::date at time zone ${berlinZone}
        and orders.created_at < (${to}::date + 1) at time zone ${berlinZone}`,
    )
    .orderBy('orders.id')
    .execute()
  return rows.map(row => ({ ...asOrder(row), coupon: row.coupon }))
}

export type RevenueRow = {
  /** `2026-11`, in Berlin. */
  month: string
  product: { de: string; en: string }
  currency: 'EUR' | 'CHF'
  orders: number
  netCents: number
  refundedCents: number
}

/** By the month in which was paid; net as it was invoiced last, refunds by whole orders. */
export async function listRevenue(db: Database, now: Date): Promise<RevenueRow[]> {
  const { rows } = await sql<RevenueRow>`
    select to_char(paid_at at time zone ${berlinZone}, 'YYYY-MM') as month, product->'name' as product, currency,
      count(*)::int as orders, sum(net)::float8 as "netCents",
      coalesce(sum(net) filter (where status = 'refunded'), 0)::float8 as "refundedCents"
    from (
      select paid_at, product, currency, status, coalesce(
        (select net_cents from invoices where order_id = orders.id and kind = 'correction' order by id desc limit 1),
        list_cents - discount_cents
      ) as net from orders where paid_at > ${now}::timestamptz - interval '12 months'
    ) as sold
    group by 1, 2, 3 order by 1 desc, 5 desc limit 200`.execute(db)
  return rows
}
