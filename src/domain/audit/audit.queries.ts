import type { Database } from '../../db/client.ts'

export type AuditRow = {
  at: Date
  kind: string
  userId: string | null
  actorUserId: string | null
  address: string | null
  userAgent: string | null
  details: object
}

export async function hasAuditEvents(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('audit_events')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertAuditEvent(db: Database, row: AuditRow): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({
      at: row.at,
      kind: row.kind,
      user_id: row.userId,
      actor_user_id: row.actorUserId,
      ip_address: row.address,
      user_agent: row.userAgent,
      details: JSON.stringify(row.details),
    })
    .execute()
}
