import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { DB } from '../../db/tables.ts'
import type { EntitlementKind, NewEntitlement } from './entitlement.schema.ts'

export async function insertEntitlement(
  db: Database,
  { employerId, kind, quantity, validUntil, reason }: NewEntitlement & { employerId: number },
  { grantedBy, now }: { grantedBy: string | null; now: Date },
): Promise<void> {
  await db
    .insertInto('entitlements')
    .values({
      employer_id: employerId,
      kind,
      quantity,
      valid_until: validUntil,
      reason,
      granted_by: grantedBy,
      created_at: now,
    })
    .execute()
}

/** Newest first, including used up and expired ones; at most 20. */
export async function listEntitlements(db: Database, employerId: number) {
  return db
    .selectFrom('entitlements')
    .select(['id', 'quantity', 'used', 'reason'])
    .select(['valid_until as validUntil', 'created_at as createdAt'])
    .where('employer_id', '=', employerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
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

/** Uses one unit of the entitlement that expires first. @returns false when none is left. Safe under concurrency: no unit is used twice. */
export async function useOne(
  db: Database,
  { employerId, kind, now }: { employerId: number; kind: EntitlementKind; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('entitlements')
    .select('id')
    .where('employer_id', '=', employerId)
    .where('kind', '=', kind)
    .whereRef('used', '<', 'quantity')
    .where(eb => isValid(eb, now))
    .orderBy(sql`valid_until nulls last`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return false
  await db
    .updateTable('entitlements')
    .set(eb => ({ used: eb('used', '+', 1) }))
    .where('id', '=', row.id)
    .execute()
  return true
}

function isValid(eb: ExpressionBuilder<DB, 'entitlements'>, now: Date) {
  return eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', now)])
}
