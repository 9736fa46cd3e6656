import type { Database } from '../../../db/client.ts'
import type { ListName } from '../lists/list.values.ts'
import { type BulkAction, oppositeOf } from './bulk-move.values.ts'

export type BulkMove = {
  id: string
  list: ListName
  action: BulkAction
  ids: string[]
  reason: string | null
  doneAt: Date
}

export async function insertBulkMove(
  db: Database,
  move: Omit<BulkMove, 'id'> & { adminId: number },
): Promise<void> {
  await db
    .insertInto('admin_bulk_moves')
    .values({
      admin_id: move.adminId,
      list: move.list,
      action: move.action,
      record_ids: move.ids,
      reason: move.reason,
      done_at: move.doneAt,
    })
    .execute()
}

/** The administrator's latest of a list that can be taken back and is not, since a time. */
export async function findLastBulkMove(
  db: Database,
  { adminId, list, since }: { adminId: number; list: ListName; since: Date },
): Promise<BulkMove | null> {
  const row = await db
    .selectFrom('admin_bulk_moves')
    .select(['id', 'action', 'record_ids as ids', 'reason', 'done_at as doneAt'])
    .where('admin_id', '=', adminId)
    .where('list', '=', list)
    .where('action', 'in', Object.keys(oppositeOf))
    .where('done_at', '>', since)
    .where('undone_at', 'is', null)
    .orderBy('done_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  // The cast: a check constraint allows just these values.
  return row ? { ...row, list, action: row.action as BulkAction } : null
}

/** False when it has been undone already, or is not the administrator's. */
export async function markUndone(
  db: Database,
  { id, adminId, now }: { id: string; adminId: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin_bulk_moves')
    .set({ undone_at: now })
    .where('id', '=', id)
    .where('admin_id', '=', adminId)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
