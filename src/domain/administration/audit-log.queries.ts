import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

export type AuditEntry = {
  id: number
  at: Date
  kind: string
  /** Also of an account that is gone; then the name is null. */
  userId: string | null
  userName: string | null
  actorName: string | null
  address: string | null
  userAgent: string | null
  details: Record<string, string | number | boolean>
  employerId: number | null
  employerName: string | null
}

/** What the log says about a person, newest first; `beforeId` continues after the previous page. */
export async function selectAuditEventsOf(
  db: Database,
  userId: string,
  { beforeId, limit }: { beforeId: number | null; limit: number },
): Promise<AuditEntry[]> {
  let query = db
    .selectFrom('audit_events')
    .leftJoin('audit_clients', 'audit_clients.event_id', 'audit_events.id')
    .leftJoin('users as subject', 'subject.id', 'audit_events.user_id')
    .leftJoin('users as actor', 'actor.id', 'audit_events.actor_user_id')
    .leftJoin('employers', join =>
      join.on(sql<boolean>`employers.id = (audit_events.details ->> 'employerId')::int`),
    )
    .select([
      'audit_events.id',
      'audit_events.at',
      'audit_events.kind',
      'audit_events.user_id as userId',
      sql<string | null>`coalesce(subject.name || ' <' || subject.email || '>', null)`.as('userName'),
      sql<string | null>`coalesce(audit_events.actor_name, actor.name)`.as('actorName'),
      'audit_clients.ip_address as address',
      'audit_clients.user_agent as userAgent',
      'audit_events.details',
      'employers.id as employerId',
      'employers.name as employerName',
    ])
    .where('audit_events.user_id', '=', userId)
    .orderBy('audit_events.id', 'desc')
    .limit(limit)
  if (beforeId !== null) query = query.where('audit_events.id', '<', beforeId)
  const rows = await query.execute()
  // The cast: only noteEvent writes details, and it accepts just these.
  return rows.map(row => ({ ...row, details: row.details as AuditEntry['details'] }))
}
