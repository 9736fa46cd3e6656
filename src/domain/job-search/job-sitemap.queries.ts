import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { readableJobs } from '../jobs/steps/job-row.queries.ts'

/** Which ranges of `length` ids contain live jobs, and when one of them last changed. */
export async function loadJobStretches(db: Database, length: number, now: Date) {
  return readableJobs(db, now)
    .select([
      sql<number>`(jobs.id - 1) / ${sql.lit(length)}::int`.as('stretch'),
      sql<Date>`max(jobs.updated_at)`.as('updated_at'),
    ])
    .groupBy('stretch')
    .orderBy('stretch')
    .execute()
}

export async function loadSitemapJobs(db: Database, afterId: number, lastId: number, now: Date) {
  return readableJobs(db, now)
    .select(['jobs.id', 'jobs.slug', 'jobs.updated_at'])
    .where('jobs.id', '>', afterId)
    .where('jobs.id', '<=', lastId)
    .orderBy('jobs.id')
    .execute()
}
