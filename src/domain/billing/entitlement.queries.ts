import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { DB } from '../../db/tables.ts'
import type { EntitlementKind } from '../caller/price-list.schema.ts'
import type { NewEntitlement } from './entitlement.schema.ts'

type Origin = {
  source: 'order' | 'grant'
  /** An order grants once, however often it is asked to. */
  orderId?: number
  grantedBy: string | null
  now: Date
}

export async function insertEntitlement(
  db: Database,
  { employerId, kind, quantity, validUntil, reason }: NewEntitlement & { employerId: number },
  { source, orderId, grantedBy, now }: Origin,
): Promise<void> {
  await db
    .insertInto('entitlements')
    .values({
      employer_id: employerId,
      kind,
      quantity,
      valid_from: now,
      valid_until: validUntil,
      reason,
      source,
      order_id: orderId ?? null,
      granted_by: grantedBy,
      created_at: now,
    })
    .onConflict(conflict => conflict.column('order_id').doNothing())
    .execute()
}

/** Newest first, including used up and expired ones; at most 20. */
export async function listEntitlements(db: Database, employerId: number) {
  return db
    .selectFrom('entitlements')
    .select(['id', 'kind', 'source', 'quantity', 'used', 'reason'])
    .select([
      'order_id as orderId',
      'valid_from as validFrom',
      'valid_until as validUntil',
      'created_at as createdAt',
    ])
    .where('employer_id', '=', employerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
}

/** What the entitlements were used for, newest first; at most 50. */
export async function listUses(db: Database, employerId: number) {
  return db
    .selectFrom('entitlement_uses')
    .innerJoin('entitlements', 'entitlements.id', 'entitlement_uses.entitlement_id')
    .leftJoin('jobs', 'jobs.id', 'entitlement_uses.job_id')
    .select(['entitlement_uses.id', 'entitlements.kind', 'entitlement_uses.quantity'])
    .select(['entitlement_uses.used_at as usedAt', 'jobs.id as jobId', 'jobs.title as job'])
    .select(sql<boolean>`starts_with(purpose, 'withdrawn')`.as('isWithdrawn'))
    .select(['entitlements.source', 'entitlement_uses.note'])
    .where('entitlements.employer_id', '=', employerId)
    .orderBy('entitlement_uses.used_at', 'desc')
    .orderBy('entitlement_uses.id', 'desc')
    .limit(50)
    .execute()
}

export async function countLeft(
  db: Database,
  { employerId, kind, now }: { employerId: number; kind: EntitlementKind; now: Date },
): Promise<number> {
  const { left } = await db
    .selectFrom('entitlements')
    .select(sql<number>`coalesce(sum(quantity - used), 0)::int`.as('left'))
    .where('employer_id', '=', employerId)
    .where('kind', '=', kind)
    .where(eb => isValid(eb, now))
    .executeTakeFirstOrThrow()
  return left
}

type Use = { purpose: string; jobId: number | null; usedBy: string | null; note?: string; now: Date }

/**
 * Uses one unit of the entitlement that expires first. @returns false when none is left. Safe under concurrency: no unit is used twice, and
 * no purpose uses two.
 */
export async function spendOne(
  db: Database,
  { employerId, kind }: { employerId: number; kind: EntitlementKind },
  use: Use,
): Promise<boolean> {
  const row = await db
    .selectFrom('entitlements')
    .select('id')
    .where('employer_id', '=', employerId)
    .where('kind', '=', kind)
    .whereRef('used', '<', 'quantity')
    .where(eb => isValid(eb, use.now))
    .orderBy(sql`valid_until nulls last`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return false
  await insertUse(db, row.id, 1, use)
  return true
}

/** Takes back what an order has granted and nobody has used yet. */
export async function withdrawLeft(
  db: Database,
  { orderId, now }: { orderId: number; now: Date },
): Promise<number> {
  const row = await db
    .selectFrom('entitlements')
    .select(['id', 'quantity', 'used'])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  const left = row ? row.quantity - row.used : 0
  if (row && left > 0)
    await insertUse(db, row.id, left, {
      purpose: `withdrawn order ${orderId}`,
      jobId: null,
      usedBy: null,
      now,
    })
  return left
}

/** Of any employer, with its name, newest first; at most 30. */
export async function listLatestGrants(db: Database) {
  return db
    .selectFrom('entitlements')
    .innerJoin('employers', 'employers.id', 'entitlements.employer_id')
    .select(['entitlements.id', 'kind', 'quantity', 'used', 'reason', 'employers.name as employer'])
    .select([
      'entitlements.employer_id as employerId',
      'entitlements.created_at as createdAt',
      'valid_until as validUntil',
    ])
    .where('source', '=', 'grant')
    .orderBy('entitlements.created_at', 'desc')
    .orderBy('entitlements.id', 'desc')
    .limit(30)
    .execute()
}

/** An entitlement, locked until the transaction ends. */
export async function lockGrant(db: Database, entitlementId: number) {
  return db
    .selectFrom('entitlements')
    .select(['employer_id as employerId', 'kind', 'source'])
    .select(sql<number>`quantity - used`.as('left'))
    .where('id', '=', entitlementId)
    .forUpdate()
    .executeTakeFirst()
}

type Withdrawal = { entitlementId: number; left: number; usedBy: string | null; note: string; now: Date }

/** The entry that takes back all that is left of a grant. */
export async function withdrawGrant(
  db: Database,
  { entitlementId, left, usedBy, note, now }: Withdrawal,
): Promise<void> {
  const purpose = `withdrawn grant ${entitlementId}`
  await insertUse(db, entitlementId, left, { purpose, jobId: null, usedBy, note, now })
}

async function insertUse(db: Database, entitlementId: number, quantity: number, use: Use): Promise<void> {
  const values = {
    entitlement_id: entitlementId,
    quantity,
    purpose: use.purpose,
    job_id: use.jobId,
    used_by: use.usedBy,
    used_at: use.now,
    note: use.note ?? null,
  }
  await db
    .insertInto('entitlement_uses')
    .values(values)
    .onConflict(conflict => conflict.column('purpose').doNothing())
    .execute()
}

function isValid(eb: ExpressionBuilder<DB, 'entitlements'>, now: Date) {
  return eb.and([
    eb('valid_from', '<=', now),
    eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]),
  ])
}
