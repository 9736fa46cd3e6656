import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { AdRuleName } from '../../jobs/ad-rules/ad-rule.values.ts'
import type { JobStatus } from '../../jobs/job.status.ts'

export type JobRow = {
  id: number
  title: string
  status: JobStatus
  source: 'own' | 'feed' | 'api'
  employerId: number
  employer: string
  feedId: number | null
  feed: string | null
  externalId: string | null
  reference: string | null
  createdAt: Date
  publishedAt: Date | null
  confirmedAt: Date | null
  validThrough: Date | null
  endedAt: Date | null
  duplicateOf: number | null
  hints: string[]
  marks: AdRuleName[]
  /** Hidden because its employer is. */
  isHeldWithEmployer: boolean
  isDemoted: boolean
}

export async function loadJobRow(db: Database, id: number): Promise<JobRow | null> {
  const row = await db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .leftJoin('feeds', 'feeds.id', 'jobs.feed_id')
    .select([
      'jobs.id',
      'jobs.title',
      'jobs.status',
      'jobs.source',
      'jobs.employer_id as employerId',
      'employers.name as employer',
      'jobs.feed_id as feedId',
      'feeds.name as feed',
      'jobs.external_id as externalId',
      'jobs.reference',
      'jobs.created_at as createdAt',
      'jobs.published_at as publishedAt',
      'jobs.last_confirmed_at as confirmedAt',
      'jobs.valid_through as validThrough',
      'jobs.ended_at as endedAt',
      'jobs.duplicate_of as duplicateOf',
      'jobs.hints',
      'jobs.review_marks as marks',
      sql<boolean>`jobs.status = 'taken-down' and jobs.held_by is null`.as('isHeldWithEmployer'),
      sql<boolean>`jobs.demoted_by is not null`.as('isDemoted'),
    ])
    .where('jobs.id', '=', id)
    .executeTakeFirst()
  // The cast: check constraints limit these columns.
  return (row as JobRow | undefined) ?? null
}

export type Duplicate = { id: number; title: string; status: JobStatus; isShown: boolean }

/** The same ad in other places: the one that search shows, and those behind it. */
export async function listDuplicates(
  db: Database,
  { id, duplicateOf }: Pick<JobRow, 'id' | 'duplicateOf'>,
  limit: number,
): Promise<Duplicate[]> {
  const shownId = duplicateOf ?? id
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'title', 'status', sql<boolean>`id = ${shownId}`.as('isShown')])
    .where(eb => eb.or([eb('duplicate_of', '=', shownId), eb('id', '=', shownId)]))
    .where('id', '<>', id)
    .orderBy('isShown', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows as Duplicate[]
}

export type JobMove = {
  id: number
  from: JobStatus | null
  to: JobStatus
  at: Date
  reason: string | null
  /** What kind of actor: `user`, `admin`, `system`. */
  by: string
  /** Of a person who still has an account. */
  name: string | null
}

/** Latest first. */
export async function listJobMoves(db: Database, jobId: number, limit: number): Promise<JobMove[]> {
  const { rows } = await sql<JobMove>`
    select e.id, e.from_status as "from", e.to_status as "to", e.at, e.reason, split_part(e.actor, ':', 1) as by, u.name
    from job_events e left join users u on u.id::text = nullif(split_part(e.actor, ':', 2), '')
    where e.job_id = ${jobId} order by e.at desc, e.id desc limit ${limit}`.execute(db)
  return rows
}
