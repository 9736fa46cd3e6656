import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import { applicationStatuses, openStatuses } from '../../applications/application.status.ts'
import type { OwnJobSort, SortOrder } from './own-job-list.values.ts'

export type OwnJobsAsked = {
  employerId: number
  statuses: readonly string[]
  words: string
  place?: string | null
  department?: string | null
  source?: string | null
  /** Restricts to jobs that end between the two. */
  ending?: { from: Date; to: Date } | null
}

type Page = { sort: OwnJobSort; order: SortOrder; limit: number; offset: number }

/** Sorted job ids of an employer; aggregates used for sorting are computed for these jobs only. */
export async function listOwnJobIds(db: Database, asked: OwnJobsAsked, page: Page): Promise<number[]> {
  const { sort, order, limit, offset } = page
  const rows = await ownJobs(db, asked)
    .select('jobs.id')
    .orderBy(sql`${orders[sort](sql.raw(order))}, jobs.id desc`)
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

const ends = sql`coalesce(case when jobs.status <> 'published' then jobs.ended_at end, jobs.valid_through)`
const newApplications = applicationsOf(['invited', 'applied'])
const allApplications = applicationsOf(applicationStatuses)
/** Maintained by a trigger when a day's statistics change; jobs without views have no row. */
const allViews = sql<number>`coalesce((select views from job_figure_totals where job_figure_totals.job_id = jobs.id), 0)`

/** Sort expressions per column; `way` is the chosen direction. */
const orders: Record<OwnJobSort, (way: ReturnType<typeof sql.raw>) => RawBuilder<unknown>> = {
  // Own jobs with new applications first, then feed jobs with new ones, each by closing date.
  waiting: way =>
    sql`case when ${newApplications} = 0 then 0 when jobs.source = 'feed' then 1 else 2 end ${way}, ${ends} asc nulls last`,
  ends: way => sql`${ends} ${way} nulls last`,
  applications: way => sql`${allApplications} ${way}`,
  new: way => sql`${newApplications} ${way}`,
  views: way => sql`${allViews} ${way}`,
  // German collation regardless of the database's: ä as a, ß as s.
  title: way => sql`translate(lower(jobs.title), 'äöüß', 'aous') ${way}`,
  published: way => sql`jobs.published_at ${way} nulls last`,
  changed: way => sql`jobs.updated_at ${way}`,
}

/** Jobs with all-time statistics, in the order of the given ids. */
export async function listOwnJobRows(db: Database, jobIds: readonly number[]) {
  if (jobIds.length === 0) return []
  const rows = await db
    .selectFrom('jobs')
    .where('jobs.id', 'in', jobIds)
    .select([
      'jobs.id',
      'jobs.slug',
      'jobs.title',
      'jobs.status',
      'jobs.source',
      'jobs.version',
      'jobs.reference',
      'jobs.department',
      'jobs.valid_through',
      'jobs.published_at',
      'jobs.ended_at',
      'jobs.featured_until',
      'jobs.review_note',
      'jobs.updated_at',
    ])
    .select(eb => [
      eb
        .selectFrom('job_places')
        .select(sql<string>`string_agg(job_places.name, ', ' order by job_places.position)`.as('names'))
        .whereRef('job_places.job_id', '=', 'jobs.id')
        .as('places'),
      allViews.as('views'),
      allApplications.as('applications'),
      newApplications.as('new_applications'),
      applicationsOf(openStatuses).as('open_applications'),
    ])
    .execute()
  const byId = new Map(rows.map(row => [row.id, row]))
  return jobIds.flatMap(id => byId.get(id) ?? [])
}

function applicationsOf(statuses: readonly string[]) {
  return sql<number>`(select count(*)::int from applications
    where applications.job_id = jobs.id and applications.status in (${sql.join(statuses)}))`
}

export async function countOwnJobs(db: Database, asked: OwnJobsAsked): Promise<Map<string, number>> {
  const rows = await ownJobs(db, asked)
    .select(['jobs.status', sql<number>`count(*)::int`.as('jobs')])
    .groupBy('jobs.status')
    .execute()
  return new Map(rows.map(({ status, jobs }) => [status, jobs]))
}

export async function listOwnJobValues(db: Database, asked: Pick<OwnJobsAsked, 'employerId' | 'statuses'>) {
  const jobs = ownJobs(db, { ...asked, words: '' })
  const count = sql<number>`count(distinct jobs.id)::int`.as('jobs')
  const [places, departments, sources] = await Promise.all([
    jobs
      .innerJoin('job_places', 'job_places.job_id', 'jobs.id')
      .select(['job_places.name', count])
      .groupBy('job_places.name')
      .execute(),
    jobs
      .where('jobs.department', 'is not', null)
      .select([sql<string>`jobs.department`.as('name'), count])
      .groupBy('jobs.department')
      .execute(),
    jobs.select(['jobs.source as name', count]).groupBy('jobs.source').execute(),
  ])
  return { places, departments, sources }
}

/** What determines the available actions; without deleted jobs. */
export async function listMovableJobs(db: Database, employerId: number, jobIds: readonly number[]) {
  if (jobIds.length === 0) return []
  return db
    .selectFrom('jobs')
    .where('jobs.employer_id', '=', employerId)
    .where('jobs.id', 'in', jobIds)
    .where('jobs.status', '<>', 'deleted')
    .select(['jobs.id', 'jobs.title', 'jobs.status', 'jobs.source'])
    .select(applicationsOf(openStatuses).as('open_applications'))
    .execute()
}

function ownJobs(db: Database, asked: OwnJobsAsked) {
  const { employerId, statuses, words, place, department, source, ending } = asked
  let jobs = db
    .selectFrom('jobs')
    .where('jobs.employer_id', '=', employerId)
    .where('jobs.status', 'in', statuses)
  if (department) jobs = jobs.where('jobs.department', '=', department)
  if (source) jobs = jobs.where('jobs.source', '=', source)
  if (ending) jobs = jobs.where(sql<boolean>`jobs.valid_through between ${ending.from} and ${ending.to}`)
  if (place)
    jobs = jobs.where(eb =>
      eb.exists(
        eb
          .selectFrom('job_places')
          .select('job_places.job_id')
          .whereRef('job_places.job_id', '=', 'jobs.id')
          .where('job_places.name', '=', place),
      ),
    )
  if (words === '') return jobs
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return jobs.where(eb =>
    eb.or([
      eb('jobs.title', 'ilike', pattern),
      eb('jobs.reference', 'ilike', pattern),
      eb('jobs.department', 'ilike', pattern),
    ]),
  )
}
