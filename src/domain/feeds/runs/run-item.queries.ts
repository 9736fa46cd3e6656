import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import { storedReason } from '../stored-reason.ts'
import type { RunItem } from './feed-run.ts'

/** Replaces what an interrupted attempt of the same run may have stored. */
export async function replaceRunItems(db: Database, runId: number, items: readonly RunItem[]): Promise<void> {
  await db.deleteFrom('feed_run_items').where('run_id', '=', runId).execute()
  const rows = items.map((item, position) => ({
    run_id: runId,
    position,
    kind: item.kind,
    external_id: item.externalId,
    line: item.line,
    title: item.title,
    reason: item.reason,
    job_id: item.jobId,
    preview: item.preview,
    original: item.original,
  }))
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await sql`
      insert into feed_run_items select * from
        jsonb_populate_recordset(null::feed_run_items, ${JSON.stringify(rows.slice(from, from + rowsAtOnce))}::jsonb)`.execute(
      db,
    )
}

const rowsAtOnce = 200

export async function listRunItems(db: Database, runId: number) {
  const rows = await db
    .selectFrom('feed_run_items')
    .select(['position', 'kind', 'external_id as externalId', 'line', 'title', 'reason', 'job_id as jobId'])
    .where('run_id', '=', runId)
    .orderBy('position')
    .execute()
  return rows.map(row => ({
    ...row,
    // The cast: a check constraint limits the kind.
    kind: row.kind as RunItem['kind'],
    reason: row.reason === null ? null : storedReason(row.reason),
  }))
}

export async function loadRunItem(db: Database, runId: number, position: number) {
  const row = await db
    .selectFrom('feed_run_items')
    .select(['kind', 'title', 'job_id as jobId', 'preview'])
    .where('run_id', '=', runId)
    .where('position', '=', position)
    .executeTakeFirst()
  return row ?? null
}

export async function listFailedOriginals(db: Database, runId: number) {
  const rows = await db
    .selectFrom('feed_run_items')
    .select(['external_id as externalId', 'line', 'title', 'reason', 'original'])
    .where('run_id', '=', runId)
    .where('kind', '=', 'failed')
    .orderBy('position')
    .execute()
  return rows.map(row => ({ ...row, reason: row.reason === null ? null : storedReason(row.reason) }))
}
