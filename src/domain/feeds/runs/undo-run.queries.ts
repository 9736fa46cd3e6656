import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import { jobLife } from '../../jobs/job.status.ts'
import { keepAnswers } from '../../jobs/steps/keep-answers.ts'
import { factColumns, stateColumns } from '../feed-job.queries.ts'

export type UndoneJob = { jobId: number; from: string; to: string }

/** Jobs that a run was the last to touch and that are not restored yet. */
export async function findUndoable(db: Database, feedId: number, runId: number, limit: number) {
  return db
    .selectFrom('feed_items')
    .select(['job_id as jobId', 'run_change as change'])
    .where('feed_id', '=', feedId)
    .where('run_id', '=', runId)
    .limit(limit)
    .execute()
}

/** Archives jobs that the run created; the feed may bring them back. Those whose status a person has changed since are kept. */
export async function takeBackNew(db: Database, jobIds: number[], now: Date): Promise<UndoneJob[]> {
  if (jobIds.length === 0) return []
  const { rows } = await sql<{ id: number; previous: string }>`
    with present as (select id, status from jobs where id = any(${jobIds}::int[]) for update)
    update jobs set status = 'archived', ended_at = ${now} from present
    where present.id = jobs.id and present.status = any(${jobLife.sources('feed-undo', 'archived')}::text[])
    returning jobs.id, present.status as previous`.execute(db)
  const gone = rows.map(({ id }) => id)
  // Only jobs archived here may return: one that an administrator has blocked meanwhile stays blocked.
  await sql`update feed_items set run_id = null,
      run_change = case when job_id = any(${gone}::int[]) then 'undone' end,
      content_hash = case when job_id = any(${gone}::int[]) then '' else content_hash end
    where job_id = any(${jobIds}::int[])`.execute(db)
  return rows.map(({ id, previous }) => ({ jobId: id, from: previous, to: 'archived' }))
}

/** Restores jobs that the run changed, except columns edited by hand and what the employer has answered since. */
export async function restoreChanged(db: Database, jobIds: number[]): Promise<UndoneJob[]> {
  if (jobIds.length === 0) return []
  const assignments = sql.join([
    ...factColumns.map(
      name =>
        sql`${sql.ref(name)} = case when ${sql.lit(name)} = any(jobs.edited_columns) then jobs.${sql.ref(name)} else was.${sql.ref(name)} end`,
    ),
    // A job that was paused or taken down since stays so.
    ...stateColumns.map(
      name =>
        sql`${sql.ref(name)} = case when present.status = any(${jobLife.sources('feed-undo')}::text[]) then was.${sql.ref(name)} else jobs.${sql.ref(name)} end`,
    ),
  ])
  const { rows } = await sql<{ id: number; status: string; previous: string; keeps_places: boolean }>`
    with present as (select id, status from jobs where id = any(${jobIds}::int[]))
    update jobs set ${assignments}
    from feed_items, jsonb_populate_record(null::jobs, feed_items.before -> 'job') as was, present
    where feed_items.job_id = jobs.id and jobs.id = any(${jobIds}::int[]) and present.id = jobs.id
      and feed_items.before is not null
    returning jobs.id, jobs.status, present.status as previous, 'places' = any(jobs.edited_columns) as keeps_places`.execute(
    db,
  )
  const moved = rows.filter(row => !row.keeps_places).map(row => row.id)
  await sql`delete from job_places where job_id = any(${moved}::int[])`.execute(db)
  await sql`insert into job_places select place.* from feed_items,
    jsonb_populate_recordset(null::job_places, feed_items.before -> 'places') as place
    where feed_items.job_id = any(${moved}::int[])`.execute(db)
  await sql`update feed_items set content_hash = before ->> 'hash', original = before ->> 'original',
      run_change = case when before ->> 'change' = 'undone' then 'undone' end, run_id = null, before = null
    where job_id = any(${jobIds}::int[])`.execute(db)
  await keepAnswers(db, jobIds, 'feed')
  return rows.map(row => ({ jobId: row.id, from: row.previous, to: row.status }))
}

/** Publishes jobs that the run ended, unless their last day has passed meanwhile. */
export async function restoreEnded(db: Database, jobIds: number[], now: Date): Promise<UndoneJob[]> {
  if (jobIds.length === 0) return []
  await sql`update feed_items set run_id = null, run_change = null, missed_count = 0, first_missed_at = null,
      last_missed_at = null where job_id = any(${jobIds}::int[])`.execute(db)
  const rows = await db
    .updateTable('jobs')
    .set({ status: 'published', ended_at: null })
    .where('id', 'in', jobIds)
    .where('status', 'in', jobLife.sources('feed-undo', 'published'))
    .where(eb => eb.or([eb('valid_through', 'is', null), eb('valid_through', '>', now)]))
    .returning('id')
    .execute()
  return rows.map(({ id }) => ({ jobId: id, from: 'expired', to: 'published' }))
}
