import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { BulkAction } from './job-move.values.ts'

export type MovableJob = { id: number; title: string; status: string; source: string; isOver: boolean }

export async function selectMovable(db: Database, ids: readonly number[], now: Date): Promise<MovableJob[]> {
  const { rows } = await sql<MovableJob>`
    select id, title, status, source, coalesce(valid_through <= ${now}, false) as "isOver"
    from jobs where id = any(${ids}::integer[])`.execute(db)
  return rows
}

export type BulkMove = { id: string; action: BulkAction; jobIds: number[]; doneAt: Date }

export async function insertBulkMove(
  db: Database,
  { adminId, action, jobIds, now }: { adminId: number; action: BulkAction; jobIds: number[]; now: Date },
): Promise<void> {
  const row = { admin_id: adminId, action, job_ids: jobIds, done_at: now }
  await db.insertInto('admin_bulk_moves').values(row).execute()
}

/** The administrator's latest that is not undone, since a time. */
export async function findLastBulkMove(db: Database, adminId: number, since: Date): Promise<BulkMove | null> {
  const row = await db
    .selectFrom('admin_bulk_moves')
    .select(['id', 'action', 'job_ids as jobIds', 'done_at as doneAt'])
    .where('admin_id', '=', adminId)
    .where('done_at', '>', since)
    .where('undone_at', 'is', null)
    .orderBy('done_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  // The cast: a check constraint allows just these values.
  return row ? { ...row, action: row.action as BulkAction } : null
}

/** False when it has been undone already, or is not the administrator's. */
export async function markUndone(
  db: Database,
  { id, adminId, since, now }: { id: string; adminId: number; since: Date; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin_bulk_moves')
    .set({ undone_at: now })
    .where('id', '=', id)
    .where('admin_id', '=', adminId)
    .where('done_at', '>', since)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
