import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { placeColumns } from '../jobs/steps/place-columns.ts'
import { factColumns, stateColumns } from './feed-job.queries.ts'
import type { RunFeed } from './runs/feed-run.ts'
import { type JobWrite, jobColumns } from './steps/job-write.ts'

const insertColumns = [
  ...factColumns,
  ...stateColumns,
  'employer_id',
  'source',
  'feed_id',
  'external_id',
  'review_marks',
  'created_at',
  'updated_at',
]

/**
 * Inserts new jobs with places, feed items and events in one statement with one JSON parameter per table: most feeds are small, and a
 * statement costs them more than its rows. Joins the caller's transaction.
 */
export async function insertJobs(
  db: Database,
  feed: RunFeed,
  writes: JobWrite[],
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  if (writes.length === 0) return
  const jobs = writes.map(write => ({
    ...jobColumns(write, now),
    employer_id: feed.employerId,
    source: 'feed',
    feed_id: feed.id,
    external_id: write.externalId,
    review_marks: write.marks,
    created_at: now,
    updated_at: now,
  }))
  const places = writes.flatMap(({ externalId, job }) =>
    job.places.map((place, position) => ({ external_id: externalId, ...placeColumns(place, position) })),
  )
  const items = writes.map(({ externalId, contentHash, original }) => ({
    external_id: externalId,
    content_hash: contentHash,
    original,
  }))
  const columns = sql.join(insertColumns.map(name => sql.ref(name)))
  await sql`
    with created as (
      insert into jobs (${columns}) select ${columns} from jsonb_populate_recordset(null::jobs, ${JSON.stringify(jobs)}::jsonb)
      returning id, external_id, status
    ), places as (
      insert into job_places (job_id, position, place_id, name, street, postal_code, state_code, country, lat_degrees, lon_degrees)
      select created.id, position, place_id, name, street, postal_code, state_code, country, lat_degrees, lon_degrees
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (external_id text, position smallint, place_id integer,
        name text, street text, postal_code text, state_code text, country text, lat_degrees float8, lon_degrees float8)
      join created using (external_id)
    ), items as (
      insert into feed_items (feed_id, external_id, job_id, content_hash, original, missed_count, run_id, run_change)
      select ${feed.id}::integer, external_id, created.id, content_hash, original, 0, ${feed.runId}::integer, 'new'
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item (external_id text, content_hash text, original text)
      join created using (external_id)
    )
    insert into job_events (job_id, to_status, actor, reason, at)
    select id, status, ${actor}, 'feed-new', ${now}::timestamptz from created`.execute(db)
}
