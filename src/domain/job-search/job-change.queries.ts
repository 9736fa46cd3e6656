import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

/**
 * A position in the change log: everything up to it has been read. `xid` is a 64-bit transaction id as text, because it exceeds a double's
 * precision.
 */
export type ChangeCursor = { xid: string; seq: number }

export type JobChange = { xid: string; seq: number; jobId: number | null; employerId: number | null }

/**
 * The next changes after the cursor. Reads only transactions older than every running one: one with a lower id that commits later would
 * otherwise be skipped for good.
 */
export async function readChanges(db: Database, after: ChangeCursor, limit: number): Promise<JobChange[]> {
  const { rows } = await sql<{ xid: string; seq: number; job_id: number | null; employer_id: number | null }>`
    select xid::text, seq, job_id, employer_id from job_change
    where (xid, seq) > (${after.xid}::xid8, ${after.seq}) and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by job_change.xid, seq limit ${limit}`.execute(db)
  return rows.map(row => ({ xid: row.xid, seq: row.seq, jobId: row.job_id, employerId: row.employer_id }))
}

/** The cursor before which everything is committed and visible to every later read. */
export async function changeHorizon(db: Database): Promise<ChangeCursor> {
  const { rows } = await sql<{
    xid: string
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`.execute(db)
  return { xid: rows[0]?.xid ?? '0', seq: 0 }
}

/** The last committed change, whether it can be read yet or not. */
export async function lastChange(db: Database): Promise<ChangeCursor> {
  const { rows } = await sql<ChangeCursor>`
    select xid::text, seq from job_change order by job_change.xid desc, seq desc limit 1`.execute(db)
  return rows[0] ?? { xid: '0', seq: 0 }
}

/** Number of changes committed but not read yet, and the age of the oldest. */
export async function changeLag(
  db: Database,
  after: ChangeCursor,
): Promise<{ rows: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ rows: number; oldest_at: Date | null }>`
    select count(*) as rows, min(at) as oldest_at from job_change
    where (xid, seq) > (${after.xid}::xid8, ${after.seq})`.execute(db)
  return { rows: rows[0]?.rows ?? 0, oldestAt: rows[0]?.oldest_at ?? null }
}

export async function listJobIdsOfEmployers(db: Database, employerIds: number[]): Promise<number[]> {
  if (employerIds.length === 0) return []
  const rows = await db.selectFrom('jobs').select('id').where('employer_id', 'in', employerIds).execute()
  return rows.map(row => row.id)
}

const prunedKey = 'job-change-pruned'

/** Deletes changes older than `before` and records how far, so that an index behind that point is recognised as stale. */
export async function pruneChanges(db: Database, before: Date): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    with gone as (
      delete from job_change where at < ${before} and xid < pg_snapshot_xmin(pg_current_snapshot()) returning xid, seq
    ), last as (
      select xid, seq from gone order by xid desc, seq desc limit 1
    ), noted as (
      insert into site_state (key, value)
      select ${prunedKey}, jsonb_build_object('xid', xid::text, 'seq', seq) from last
      on conflict (key) do update set value = excluded.value, updated_at = now()
    )
    select count(*) as deleted from gone`.execute(db)
  return rows[0]?.deleted ?? 0
}

/**
 * Whether the log still contains everything after the cursor. False when it was pruned beyond that point, or when the database was restored
 * from an older backup.
 */
export async function canFollowFrom(db: Database, cursor: ChangeCursor): Promise<boolean> {
  const { rows } = await sql<{ ok: boolean }>`
    select ${cursor.xid}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) and not exists (
      select from site_state where key = ${prunedKey}
      and ((value->>'xid')::xid8, (value->>'seq')::bigint) > (${cursor.xid}::xid8, ${cursor.seq}::bigint)
    ) as ok`.execute(db)
  return rows[0]?.ok ?? false
}

/**
 * Deletes changes "from the future". They exist only in a database restored from a dump into another server, whose transaction ids started
 * over, and would block every consumer.
 */
export async function deleteForeignChanges(db: Database): Promise<void> {
  await sql`delete from job_change where xid > pg_snapshot_xmax(pg_current_snapshot())`.execute(db)
  await sql`delete from site_state where key = ${prunedKey}
    and (value->>'xid')::xid8 > pg_snapshot_xmax(pg_current_snapshot())`.execute(db)
}

/** A unique name of this database, so that an index saved for another one is not mistaken for its own. */
export async function readBoardId(db: Database): Promise<string> {
  await sql`insert into site_state (key, value) values ('board-id', to_jsonb(gen_random_uuid()::text))
    on conflict (key) do nothing`.execute(db)
  const { rows } = await sql<{
    id: string
  }>`select value #>> '{}' as id from site_state where key = 'board-id'`.execute(db)
  return rows[0]?.id ?? ''
}
