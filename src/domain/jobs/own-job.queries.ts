import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

type Filter = { employerId: number; statuses: readonly string[]; words: string }

/** Ads of employers with their figures of all time, the last changed first. */
export async function listOwnJobRows(db: Database, filter: Filter, page: { limit: number; offset: number }) {
  return ownJobs(db, filter)
    .select([
      'jobs.id',
      'jobs.slug',
      'jobs.title',
      'jobs.status',
      'jobs.source',
      'jobs.version',
      'jobs.reference',
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
      eb
        .selectFrom('job_figures')
        .select(sql<number>`coalesce(sum(job_figures.views), 0)::int`.as('views'))
        .whereRef('job_figures.job_id', '=', 'jobs.id')
        .as('views'),
      eb
        .selectFrom('applications')
        .select(sql<number>`count(*)::int`.as('all'))
        .whereRef('applications.job_id', '=', 'jobs.id')
        .as('applications'),
      eb
        .selectFrom('applications')
        .select(sql<number>`count(*)::int`.as('open'))
        .whereRef('applications.job_id', '=', 'jobs.id')
        .where('applications.status', '=', 'applied')
        .as('new_applications'),
      eb
        .selectFrom('applications')
        .select(sql<number>`count(*)::int`.as('waiting'))
        .whereRef('applications.job_id', '=', 'jobs.id')
        .where('applications.status', 'in', ['applied', 'interview'])
        .as('open_applications'),
    ])
    .orderBy('jobs.updated_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export async function countOwnJobs(db: Database, filter: Filter): Promise<Map<string, number>> {
  const rows = await ownJobs(db, filter)
    .select(['jobs.status', sql<number>`count(*)::int`.as('jobs')])
    .groupBy('jobs.status')
    .execute()
  return new Map(rows.map(({ status, jobs }) => [status, jobs]))
}

function ownJobs(db: Database, { employerId, statuses, words }: Filter) {
  const jobs = db
    .selectFrom('jobs')
    .where('jobs.employer_id', '=', employerId)
    .where('jobs.status', 'in', statuses)
  if (words === '') return jobs
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return jobs.where(eb => eb.or([eb('jobs.title', 'ilike', pattern), eb('jobs.reference', 'ilike', pattern)]))
}
