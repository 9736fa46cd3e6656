import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'
import { toldEmail, toldName } from './application.queries.ts'
import type { EmployerFilter } from './application.schema.ts'
import { type ApplicationStatus, openStatuses, type StatusCounts } from './application.status.ts'
import { asCounts } from './own-application.queries.ts'

export type EmployerApplicationRow = {
  id: string
  /** Name and address are null where an applicant from the talent pool withholds them. */
  name: string | null
  email: string | null
  status: ApplicationStatus
  jobId: number
  jobTitle: string
  createdAt: Date
  statusChangedAt: Date
  firstViewedAt: Date | null
  version: number
  unreadMessages: number
  files: number
}

type Filter = EmployerFilter & { employerId: number }

function filtered(db: Database, filter: Filter) {
  const { employerId, jobId, status, q } = filter
  let query = db.selectFrom('applications').where('applications.employer_id', '=', employerId)
  if (jobId !== null) query = query.where('applications.job_id', '=', jobId)
  if (status !== null) query = query.where('applications.status', '=', status)
  if (q !== '') {
    const pattern = `%${q.replace(/[\\%_]/g, found => `\\${found}`)}%`
    query = query.where(eb => eb.or([eb(toldName, 'ilike', pattern), eb(toldEmail, 'ilike', pattern)]))
  }
  return query
}

/** One page of an employer's applications, by date only. */
export async function listForEmployer(
  db: Database,
  filter: Filter & { limit: number; offset: number },
): Promise<EmployerApplicationRow[]> {
  const direction = filter.sort === 'oldest' ? 'asc' : 'desc'
  // The page is selected before counting, so that counts are computed for its rows only.
  const page = filtered(db, filter)
    .select('applications.id')
    .orderBy('applications.created_at', direction)
    .orderBy('applications.id', direction)
    .limit(filter.limit)
    .offset(filter.offset)
  const rows = await db
    .selectFrom(page.as('page'))
    .innerJoin('applications', 'applications.id', 'page.id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(eb => [
      'applications.id',
      toldName.as('name'),
      toldEmail.as('email'),
      'applications.status',
      'jobs.id as jobId',
      'jobs.title as jobTitle',
      'applications.created_at as createdAt',
      'status_changed_at as statusChangedAt',
      'first_viewed_at as firstViewedAt',
      'applications.version',
      eb
        .selectFrom('application_messages')
        .select(sub => sub.fn.countAll<number>().as('count'))
        .whereRef('application_messages.application_id', '=', 'applications.id')
        .where('sender', '=', 'applicant')
        .where('read_at', 'is', null)
        .as('unreadMessages'),
      eb
        .selectFrom('application_files')
        .select(sub => sub.fn.countAll<number>().as('count'))
        .whereRef('application_files.application_id', '=', 'applications.id')
        .as('files'),
    ])
    .orderBy('applications.created_at', direction)
    .orderBy('applications.id', direction)
    .execute()
  // The cast: a check constraint limits the status; a count exists for every row.
  return rows as EmployerApplicationRow[]
}

/** Number of applications per status, ignoring the filter's own status. */
export async function countForEmployer(db: Database, filter: Filter): Promise<StatusCounts> {
  const rows = await filtered(db, { ...filter, status: null })
    .select(eb => ['applications.status', eb.fn.countAll<number>().as('count')])
    .groupBy('applications.status')
    .execute()
  return asCounts(rows)
}

export async function findNeighbours(
  db: Database,
  filter: Filter,
  of: { id: string },
): Promise<{ previousId: string | null; nextId: string | null }> {
  // Compared within the database: a JavaScript Date would cut microseconds.
  const place = sql`(select created_at, id from applications where id = ${of.id}::uuid)`
  const beside = (operator: '<' | '>', direction: 'asc' | 'desc') =>
    filtered(db, filter)
      .select('applications.id')
      .where(sql<boolean>`(applications.created_at, applications.id) ${sql.raw(operator)} ${place}`)
      .orderBy('applications.created_at', direction)
      .orderBy('applications.id', direction)
      .limit(1)
      .executeTakeFirst()
  const [newer, older] = await Promise.all([beside('>', 'asc'), beside('<', 'desc')])
  const isOldestFirst = filter.sort === 'oldest'
  const [previous, next] = isOldestFirst ? [older, newer] : [newer, older]
  return { previousId: previous?.id ?? null, nextId: next?.id ?? null }
}

/** Jobs with applications, for the filter; counted per job, which an index-only scan can answer. */
export async function listJobsWithApplications(
  db: Database,
  employerId: number,
): Promise<{ id: number; title: string; count: number }[]> {
  return db
    .selectFrom('jobs')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('applications')
          .select(sub => sub.fn.countAll<number>().as('count'))
          .whereRef('applications.job_id', '=', 'jobs.id')
          .as('sent'),
      join => join.onTrue(),
    )
    .select(['jobs.id', 'jobs.title', 'sent.count'])
    .where('jobs.employer_id', '=', employerId)
    .where('sent.count', '>', 0)
    .orderBy('jobs.title')
    .orderBy('jobs.id')
    .execute()
}

/** Oldest first. */
export async function listOpenIdsOfJob(
  db: Database,
  jobId: number,
): Promise<{ id: string; locale: Locale }[]> {
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'locale'])
    .where('job_id', '=', jobId)
    .where('status', 'in', [...openStatuses])
    .orderBy('created_at')
    .execute()
  // The cast: a check constraint limits the language.
  return rows as { id: string; locale: Locale }[]
}
