import type { Database } from '../../db/client.ts'

/** What the person ordered for employers. */
export async function exportOrders(db: Database, userId: string) {
  return db
    .selectFrom('orders')
    .leftJoin('employers', 'employers.id', 'orders.employer_id')
    .select(['orders.id as number', 'employers.name as employer', 'orders.status', 'product', 'buyer'])
    .select(['currency', 'total_cents as totalCents', 'orders.created_at as orderedAt', 'paid_at as paidAt'])
    .where('ordered_by', '=', userId)
    .orderBy('orders.id')
    .execute()
}
