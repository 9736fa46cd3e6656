import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { jobLife } from '../jobs/job.status.ts'
import { keepAnswers } from '../jobs/steps/keep-answers.ts'
import { placeColumns } from '../jobs/steps/place-columns.ts'
import type { RunFeed } from './runs/feed-run.ts'
import { type JobWrite, jobColumns } from './steps/job-write.ts'

/** Columns that the feed sets unless a person has edited them. */
export const factColumns = [
  'title',
  'title_original',
  'slug',
  'language',
  'description_html',
  'department',
  'reference',
  'category',
  'profession',
  'specialty',
  'employment_types',
  'contract',
  'experience',
  'remote',
  'shift_models',
  'workload_min_percent',
  'workload_max_percent',
  'hours_week',
  'pay_text',
  'pay_min',
  'pay_max',
  'pay_currency',
  'pay_period',
  'pay_tariff',
  'pay_month_min_eur',
  'pay_month_max_eur',
  'start_text',
  'required_languages',
  'benefits',
  'contact_name',
  'contact_email',
  'contact_phone',
  'apply_way',
  'apply_url',
  'apply_email',
  'is_agency',
  'hints',
  'posted_at',
]
export const stateColumns = ['status', 'published_at', 'valid_through', 'last_confirmed_at', 'ended_at']

/**
 * Updates changed jobs with their places and feed items, keeping the previous state for undoing the run. One JSON parameter per statement:
 * thousands of separate ones would cost more than the work itself. Columns edited by hand are kept, and so is what an employer answered to
 * readers about facts of which the feed says nothing.
 */
export async function updateJobs(db: Database, feed: RunFeed, writes: JobWrite[], now: Date): Promise<void> {
  if (writes.length === 0) return
  await updateItems(db, feed, writes)
  const rows = writes.map(write => ({ id: write.jobId, ...jobColumns(write, now) }))
  const assignments = sql.join([
    ...factColumns.map(
      name =>
        sql`${sql.ref(name)} = case when ${sql.lit(name)} = any(jobs.edited_columns) then jobs.${sql.ref(name)} else changed.${sql.ref(name)} end`,
    ),
    ...stateColumns.map(name => sql`${sql.ref(name)} = changed.${sql.ref(name)}`),
  ])
  const { rows: updated } = await sql<{ id: number; keeps_places: boolean }>`
    update jobs set ${assignments} from jsonb_populate_recordset(null::jobs, ${JSON.stringify(rows)}::jsonb) as changed
    where jobs.id = changed.id
    returning jobs.id, 'places' = any(jobs.edited_columns) as keeps_places`.execute(db)
  const moved = new Set(updated.filter(row => !row.keeps_places).map(row => row.id))
  await sql`delete from job_places where job_id = any(${[...moved]}::int[])`.execute(db)
  await insertPlaces(
    db,
    writes.filter(write => write.jobId !== null && moved.has(write.jobId)),
  )
  await keepAnswers(
    db,
    updated.map(({ id }) => id),
    'feed',
  )
}

/** Runs before the jobs are updated, because it saves their current rows and places. */
async function updateItems(db: Database, feed: RunFeed, writes: JobWrite[]): Promise<void> {
  const items = writes.map(write => ({
    external_id: write.externalId,
    content_hash: write.contentHash,
    original: write.original,
  }))
  await sql`
    update feed_items set content_hash = changed.content_hash, original = changed.original, missed_count = 0,
      first_missed_at = null, last_missed_at = null, run_id = ${feed.runId}, run_change = 'changed',
      before = jsonb_build_object(
        'job', to_jsonb(jobs),
        'places', coalesce((select jsonb_agg(to_jsonb(job_places) order by position) from job_places
          where job_places.job_id = jobs.id), '[]'),
        'hash', feed_items.content_hash, 'original', feed_items.original, 'change', feed_items.run_change)
    from jsonb_populate_recordset(null::feed_items, ${JSON.stringify(items)}::jsonb) as changed, jobs
    where feed_items.feed_id = ${feed.id} and feed_items.external_id = changed.external_id
      and jobs.id = feed_items.job_id`.execute(db)
}

/** Moves `validThrough` of jobs that are still in a feed that names no last day. */
export async function prolongJobs(db: Database, jobIds: number[], validThrough: Date): Promise<void> {
  if (jobIds.length === 0) return
  await db.updateTable('jobs').set({ valid_through: validThrough }).where('id', 'in', jobIds).execute()
}

export type JobEvent = { jobId: number; from: string | null; to: string; reason: string }

export async function insertEvents(
  db: Database,
  events: JobEvent[],
  actor: string,
  now: Date,
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(event => ({
    job_id: event.jobId,
    from_status: event.from,
    to_status: event.to,
    actor,
    reason: event.reason,
    at: now,
  }))
  await db.insertInto('job_events').values(rows).execute()
}

/** Ends what is public and archives what waits for a review, because its source has it no more. @returns the events of what was moved. */
export async function endFeedJobs(
  db: Database,
  jobIds: number[],
  { now, runId, reason }: { now: Date; runId: number | null; reason: string },
): Promise<JobEvent[]> {
  const expired = await moveJobs(db, jobIds, { to: 'expired', now })
  await markItems(db, expired, { run_id: runId, run_change: 'ended' })
  const archived = await moveJobs(db, jobIds, { to: 'archived', now })
  // Marked like those of an undone run: they return with their feed.
  await markItems(db, archived, { run_id: null, run_change: 'undone' })
  return [
    ...expired.map(jobId => ({ jobId, from: 'published', to: 'expired', reason })),
    ...archived.map(jobId => ({ jobId, from: 'in-review', to: 'archived', reason })),
  ]
}

async function moveJobs(
  db: Database,
  jobIds: number[],
  { to, now }: { to: 'expired' | 'archived'; now: Date },
): Promise<number[]> {
  if (jobIds.length === 0) return []
  const rows = await db
    .updateTable('jobs')
    .set({ status: to, ended_at: now })
    .where('id', 'in', jobIds)
    .where('status', 'in', jobLife.sources('feed', to))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function markItems(
  db: Database,
  jobIds: number[],
  mark: { run_id: number | null; run_change: 'ended' | 'undone' },
): Promise<void> {
  if (jobIds.length === 0) return
  await db
    .updateTable('feed_items')
    .set({ ...mark, before: null })
    .where('job_id', 'in', jobIds)
    .execute()
}

export async function loadHeads(db: Database, jobIds: number[]) {
  if (jobIds.length === 0) return []
  return db
    .selectFrom('jobs')
    .select(['id as jobId', 'external_id as externalId', 'title'])
    .where('id', 'in', jobIds)
    .orderBy('title')
    .execute()
}

export async function updateMisses(
  db: Database,
  jobIds: number[],
  misses: { missedCount: number; firstMissedAt?: Date | null; lastMissedAt: Date | null },
): Promise<void> {
  if (jobIds.length === 0) return
  await db
    .updateTable('feed_items')
    .set({
      missed_count: misses.missedCount,
      last_missed_at: misses.lastMissedAt,
      ...(misses.firstMissedAt === undefined ? {} : { first_missed_at: misses.firstMissedAt }),
    })
    .where('job_id', 'in', jobIds)
    .execute()
}

async function insertPlaces(db: Database, writes: JobWrite[]): Promise<void> {
  const rows = writes.flatMap(({ jobId, job }) =>
    job.places.map((place, position) => ({ job_id: jobId, ...placeColumns(place, position) })),
  )
  if (rows.length === 0) return
  await sql`
    insert into job_places select * from jsonb_populate_recordset(null::job_places, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  )
}
