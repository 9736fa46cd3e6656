import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

export type AuditRow = {
  at: Date
  kind: string
  userId: string | null
  actorUserId: string | null
  address: string | null
  userAgent: string | null
  details: object
  /** An administrator acted: their name is kept as it is now. */
  isByAdmin: boolean
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
  const { id } = await db
    .insertInto('audit_events')
    .values({
      at: row.at,
      kind: row.kind,
      user_id: row.userId,
      actor_user_id: row.actorUserId,
      actor_name: eb =>
        eb
          .selectFrom('admin_users')
          .select(sql<string>`trim(first_name || ' ' || last_name)`.as('name'))
          .where('auth_user_id', '=', row.isByAdmin ? row.actorUserId : null)
          .limit(1),
      details: JSON.stringify(row.details),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (row.address === null && row.userAgent === null) return
  await db
    .insertInto('audit_clients')
    .values({ event_id: id, user_id: row.userId, ip_address: row.address, user_agent: row.userAgent })
    .execute()
}
