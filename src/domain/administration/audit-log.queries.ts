import { sql } from 'kysely'
import { berlinZone } from '../../basics/berlin.ts'
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

export type AuditSelection = {
  userId: string | null
  /** Also what `userId` did to others. */
  withActor: boolean
  kind: string | null
  /** Days of Berlin, both included. */
  from: string | null
  to: string | null
}

/** The audit log, newest first; `beforeId` continues after the previous page. */
export async function selectAuditEvents(
  db: Database,
  {
    userId,
    withActor,
    kind,
    from,
    to,
    beforeId,
    limit,
  }: AuditSelection & { beforeId: number | null; limit: number },
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
    .orderBy('audit_events.id', 'desc')
    .limit(limit)
  const isOf = (column: 'user_id' | 'actor_user_id') =>
    sql<boolean>`audit_events.${sql.ref(column)} = ${userId}`
  if (userId !== null)
    query = query.where(
      withActor ? sql<boolean>`(${isOf('user_id')} or ${isOf('actor_user_id')})` : isOf('user_id'),
    )
  if (kind !== null) query = query.where('audit_events.kind', '=', kind)
  const midnight = (day: string) => sql<Date>`(${day}::date::timestamp at time zone ${berlinZone})`
  if (from !== null) query = query.where('audit_events.at', '>=', midnight(from))
  if (to !== null) query = query.where(sql<boolean>`audit_events.at < ${midnight(to)} + interval '1 day'`)
  if (beforeId !== null) query = query.where('audit_events.id', '<', beforeId)
  const rows = await query.execute()
  // The cast: only noteEvent writes details, and it accepts just these.
  return rows.map(row => ({ ...row, details: row.details as AuditEntry['details'] }))
}
