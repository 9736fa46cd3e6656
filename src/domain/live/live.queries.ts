import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { LiveKind } from './live.status.ts'
import type { LiveCursor } from './steps/live-cursor.ts'

export async function insertLiveEvents(
  db: Database,
  events: { topic: string; kind: string; details: object; at: Date }[],
): Promise<void> {
  const rows = events.map(({ details, ...event }) => ({ ...event, details: JSON.stringify(details) }))
  await db.insertInto('live_events').values(rows).execute()
}

/** `isSettled`: every transaction that began before this event's has ended, so nothing can appear before it any more. */
export type LiveEventRow = {
  id: number
  xid: string
  kind: LiveKind
  details: Record<string, string | number>
  isSettled: boolean
}

/**
 * Events after the cursor, settled ones first, in one snapshot. Settled ones are returned again even if delivered before, so that the
 * cursor can move past them. A cursor from "the future" belongs to a database restored from an older backup.
 */
export async function listLiveEvents(
  db: Database,
  input: { topics: string[]; after: LiveCursor; limit: number },
): Promise<LiveEventRow[]> {
  const { topics, after, limit } = input
  if (topics.length === 0) return []
  const { rows } = await sql<LiveEventRow>`
    with edge as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as xid)
    select event.id, event.xid::text as xid, event.kind, event.details, event.xid < edge.xid as "isSettled"
    from live_events event cross join edge
    where event.topic = any(${topics}) and (event.xid, event.id) > (least(${after.xid}::xid8, edge.xid), ${after.id}::bigint)
    and (event.xid < edge.xid or event.id <> all(${after.seen}::bigint[]))
    order by "isSettled" desc, event.xid, event.id limit ${limit}`.execute(db)
  return rows
}

/** The position before everything since `since` and everything in transactions still running. */
export async function liveStart(db: Database, since: Date): Promise<LiveCursor> {
  const { rows } = await sql<{ xid: string }>`
    select least(pg_snapshot_xmin(pg_current_snapshot()), (select min(xid) from live_events where at >= ${since}))::text as xid`.execute(
    db,
  )
  return { xid: rows[0]?.xid ?? '0', id: 0, seen: [] }
}

export async function deleteLiveEvents(db: Database, before: Date): Promise<number> {
  const result = await db.deleteFrom('live_events').where('at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
