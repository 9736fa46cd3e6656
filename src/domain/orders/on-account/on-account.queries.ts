import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { Currency } from '../../caller/price-list.schema.ts'

/** Locked until the transaction ends, so that two orders at once cannot both fit below the limit. */
export async function lockBuyer(db: Database, employerId: number): Promise<{ isVerified: boolean } | null> {
  const row = await db
    .selectFrom('employers')
    .select('verified_at as verifiedAt')
    .where('id', '=', employerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ? { isVerified: row.verifiedAt !== null } : null
}

export type Account = { openCents: number; open: number; paid: number; reminded: number }

/** What an employer has bought against invoices so far: how much of it is open, with VAT, and what is known of its paying. */
export async function readAccount(
  db: Database,
  { employerId, currency }: { employerId: number; currency: Currency },
): Promise<Account> {
  const { rows } = await sql<Account>`
    select coalesce(sum(orders.total_cents) filter (where orders.status = 'awaiting-payment' and orders.currency = ${currency}), 0)::float8 as "openCents",
      (count(*) filter (where orders.status = 'awaiting-payment'))::int as open,
      (count(*) filter (where orders.paid_at is not null))::int as paid,
      (count(*) filter (where exists (
        select from invoices where invoices.order_id = orders.id and settled_at is null and dunning_step >= 2)))::int as reminded
    from orders where employer_id = ${employerId} and due_days is not null`.execute(db)
  return rows[0] ?? { openCents: 0, open: 0, paid: 0, reminded: 0 }
}

export async function setOnAccount(
  db: Database,
  id: number,
  { dueDays, now }: { dueDays: number; now: Date },
): Promise<void> {
  await db.updateTable('orders').set({ due_days: dueDays, delivered_at: now }).where('id', '=', id).execute()
}
