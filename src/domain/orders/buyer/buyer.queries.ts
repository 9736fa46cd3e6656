import type { Database } from '../../../db/client.ts'
import type { Buyer } from '../order.schema.ts'

export async function findSavedBuyer(db: Database, employerId: number): Promise<Buyer | null> {
  const row = await db
    .selectFrom('billing_addresses')
    .select('buyer')
    .where('employer_id', '=', employerId)
    .executeTakeFirst()
  // The cast: only `saveBuyer` writes it.
  return (row?.buyer as Buyer | undefined) ?? null
}

export async function keepBuyer(
  db: Database,
  { employerId, buyer, by, now }: { employerId: number; buyer: Buyer; by: string; now: Date },
): Promise<void> {
  const values = { buyer: JSON.stringify(buyer), changed_by: by, changed_at: now }
  await db
    .insertInto('billing_addresses')
    .values({ employer_id: employerId, ...values })
    .onConflict(conflict => conflict.column('employer_id').doUpdateSet(values))
    .execute()
}

/** Under which name the provider of payments knows the employer. */
export async function findCustomer(
  db: Database,
  { employerId, provider }: { employerId: number; provider: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('customer_id as customerId')
    .where('employer_id', '=', employerId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row?.customerId ?? null
}

/** The latest one counts. */
export async function keepCustomer(
  db: Database,
  customer: { employerId: number; provider: string; customerId: string },
): Promise<void> {
  await db
    .insertInto('payment_customers')
    .values({
      employer_id: customer.employerId,
      provider: customer.provider,
      customer_id: customer.customerId,
    })
    .onConflict(conflict =>
      conflict.columns(['employer_id', 'provider']).doUpdateSet({ customer_id: customer.customerId }),
    )
    .execute()
}

export async function findEmployerOfCustomer(db: Database, customerId: string): Promise<number | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('employer_id as employerId')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.employerId ?? null
}
