import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Orders } from '../../db/tables.ts'
import type { Currency, EntitlementKind, Seller } from '../caller/price-list.schema.ts'
import type { Buyer } from './order.schema.ts'
import type { OrderParty, OrderStatus } from './order.status.ts'
import type { OrderTax } from './order-amounts.ts'

/** A product as it was offered when it was ordered. */
export type OrderedProduct = {
  id: string
  name: { de: string; en: string }
  kind: EntitlementKind
  quantity: number
  days: number
}

export type Order = Omit<
  Selectable<Orders>,
  'status' | 'product' | 'buyer' | 'seller' | 'tax' | 'currency' | 'locale'
> & {
  status: OrderStatus
  product: OrderedProduct
  buyer: Buyer
  seller: Seller
  tax: OrderTax
  currency: Currency
  locale: 'de' | 'en'
}

export async function insertOrder(db: Database, order: Insertable<Orders>) {
  return db.insertInto('orders').values(order).returning(['id', 'key']).executeTakeFirstOrThrow()
}

export async function findOrder(db: Database, key: string): Promise<Order | null> {
  const row = await db.selectFrom('orders').selectAll().where('key', '=', key).executeTakeFirst()
  return row ? asOrder(row) : null
}

export async function findOrderById(db: Database, id: number): Promise<Order | null> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? asOrder(row) : null
}

/** Locks the order until the transaction ends; whatever belongs to it is changed under this lock. */
export async function lockOrder(db: Database, id: number): Promise<Order> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return asOrder(row)
}

export function asOrder(row: Selectable<Orders>): Order {
  // The cast: check constraints limit these columns, and only placing an order writes the others.
  return row as unknown as Order
}

export async function listOrders(db: Database, employerId: number): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('employer_id', '=', employerId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return rows.map(asOrder)
}

export async function setOrderStatus(
  db: Database,
  { id, status, paidAt }: { id: number; status: OrderStatus; paidAt?: Date },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status, ...(paidAt && { paid_at: paidAt }) })
    .where('id', '=', id)
    .execute()
}

export async function insertOrderEvent(
  db: Database,
  event: {
    orderId: number
    from: OrderStatus
    to: OrderStatus
    party: OrderParty
    userId: string | null
    reason: string
    note: string | null
    at: Date
  },
): Promise<void> {
  await db
    .insertInto('order_events')
    .values({
      order_id: event.orderId,
      from_status: event.from,
      to_status: event.to,
      party: event.party,
      user_id: event.userId,
      reason: event.reason,
      note: event.note,
      at: event.at,
    })
    .execute()
}

export async function listOrderEvents(db: Database, orderId: number) {
  return db
    .selectFrom('order_events')
    .select(['id', 'from_status as from', 'to_status as to', 'party', 'reason', 'note', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .limit(200)
    .execute()
}

/** Drafts that nobody went on with, and orders whose last checkout is long over. */
export async function listIdleOrders(db: Database, { before }: { before: Date }) {
  return db
    .selectFrom('orders')
    .select('orders.id')
    .where('status', 'in', ['draft', 'awaiting-payment'])
    .where('due_days', 'is', null)
    .where('created_at', '<', before)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.status', 'in', ['open', 'processing', 'paid']),
        ),
      ),
    )
    .orderBy('orders.id')
    .limit(500)
    .execute()
}

/** The ad that is to be featured, if it is the employer's. */
export async function findAdOf(db: Database, { jobId, employerId }: { jobId: number; employerId: number }) {
  const row = await db
    .selectFrom('jobs')
    .select(['id', 'title', 'slug', 'status'])
    .select(['valid_through as validThrough', 'featured_until as featuredUntil'])
    .where('id', '=', jobId)
    .where('employer_id', '=', employerId)
    .executeTakeFirst()
  return row ?? null
}

/** What is known of the employer as a buyer. */
export async function findBuyerFacts(db: Database, employerId: number) {
  const row = await db
    .selectFrom('employers')
    .select([
      'name',
      'street',
      'city',
      'country',
      'email',
      'postal_code as postalCode',
      'verified_at as verifiedAt',
    ])
    .where('id', '=', employerId)
    .executeTakeFirst()
  return row ?? null
}

/** The buyer of the last order, whose data the next one begins with. */
export async function findLastBuyer(db: Database, employerId: number): Promise<Buyer | null> {
  const row = await db
    .selectFrom('orders')
    .select('buyer')
    .where('employer_id', '=', employerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  // The cast: only placing an order writes it.
  return (row?.buyer as Buyer | undefined) ?? null
}

/** Orders that were paid, or delivered against an invoice, and have none yet, the first one first. */
export async function listOrdersToBill(db: Database) {
  return db
    .selectFrom('orders')
    .select('orders.id')
    .where(({ eb, or, and }) =>
      or([
        eb('paid_at', 'is not', null),
        and([eb('due_days', 'is not', null), eb('status', '=', 'awaiting-payment')]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('invoices').select('invoices.id').whereRef('invoices.order_id', '=', 'orders.id')),
      ),
    )
    .orderBy(({ fn }) => fn.coalesce('paid_at', 'delivered_at'))
    .orderBy('id')
    .limit(200)
    .execute()
}

/** Orders that were refunded or taken back, and whose invoice still stands. */
export async function listOrdersToUnbill(db: Database) {
  return db
    .selectFrom('orders')
    .innerJoin('invoices', 'invoices.order_id', 'orders.id')
    .select(['orders.id', 'invoices.id as invoiceId'])
    .where('orders.status', 'in', ['refunded', 'cancelled'])
    .where('invoices.kind', '!=', 'cancellation')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices as later')
            .select('later.id')
            .whereRef('later.preceding_id', '=', 'invoices.id')
            .where('later.kind', '=', 'cancellation'),
        ),
      ),
    )
    .orderBy('invoices.id')
    .limit(200)
    .execute()
}

/** What was issued for an order, with the key of its link; the PDF is made a moment later. */
export async function listInvoicesOfOrder(db: Database, orderId: number) {
  return db
    .selectFrom('invoices')
    .select(['id', 'number', 'kind', 'link_key as linkKey', 'total_cents as totalCents'])
    .where('order_id', '=', orderId)
    .where('pdf_file_id', 'is not', null)
    .orderBy('id')
    .execute()
}
