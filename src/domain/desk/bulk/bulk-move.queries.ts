import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { SupportStatus } from '../../support/support-request.status.ts'
import type { ListName } from '../lists/list.values.ts'
import { type BulkAction, oppositeOf } from './bulk-move.values.ts'

export type MovableJob = {
  id: number
  title: string
  status: string
  source: string
  version: number
  isOver: boolean
}

export async function selectJobs(db: Database, ids: readonly number[], now: Date): Promise<MovableJob[]> {
  const { rows } = await sql<MovableJob>`
    select id, title, status, source, version, coalesce(valid_through <= ${now}, false) as "isOver"
    from jobs where id = any(${ids}::integer[])`.execute(db)
  return rows
}

export type MovablePerson = {
  id: string
  name: string
  isConfirmed: boolean
  isAdmin: boolean
  isLocked: boolean
  lockReason: string | null
}

export async function selectPeople(db: Database, ids: readonly string[]): Promise<MovablePerson[]> {
  const { rows } = await sql<MovablePerson>`
    select id, name, email_verified as "isConfirmed", locked_at is not null as "isLocked", lock_reason as "lockReason",
      exists (select from admin_users where auth_user_id = users.id) as "isAdmin"
    from users where id = any(${ids}::uuid[])`.execute(db)
  return rows
}

export type MovableEmployer = { id: number; name: string; email: string | null; isVerified: boolean }

export async function selectEmployers(db: Database, ids: readonly number[]): Promise<MovableEmployer[]> {
  const { rows } = await sql<MovableEmployer>`
    select id, name, lower(email) as email, verified_at is not null as "isVerified"
    from employers where id = any(${ids}::integer[])`.execute(db)
  return rows
}

export type ReadableFeed = { id: number; name: string; isStarted: boolean; isWaiting: boolean }

export async function selectFeeds(db: Database, ids: readonly number[]): Promise<ReadableFeed[]> {
  const { rows } = await sql<ReadableFeed>`
    select id, name, started_at is not null as "isStarted",
      exists (select from feed_runs r where r.feed_id = feeds.id and r.status = 'waiting') as "isWaiting"
    from feeds where id = any(${ids}::integer[])`.execute(db)
  return rows
}

export type MovableTicket = { id: number; number: string; status: SupportStatus; version: number }

export async function selectTickets(db: Database, ids: readonly number[]): Promise<MovableTicket[]> {
  const { rows } = await sql<MovableTicket>`
    select id, number, status, version from support_requests
    where id = any(${ids}::integer[]) and merged_into is null`.execute(db)
  return rows
}

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
