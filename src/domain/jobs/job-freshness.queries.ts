import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { confirmedAt } from './steps/job-row.queries.ts'

/** Live jobs, and those of them confirmed since `since` whose link works as far as we know. */
export async function countConfirmedJobs(
  db: Database,
  { now, since }: { now: Date; since: Date },
): Promise<{ live: number; confirmed: number }> {
  const isGone = sql`exists (select from job_links
    where job_links.job_id = jobs.id and job_links.url = jobs.apply_url and state = 'gone')`
  return db
    .selectFrom('jobs')
    .select([
      sql<number>`count(*)`.as('live'),
      sql<number>`count(*) filter (where ${confirmedAt} >= ${since} and not ${isGone})`.as('confirmed'),
    ])
    .where('status', '=', 'published')
    .where('duplicate_of', 'is', null)
    .where(eb => eb.or([eb('valid_through', 'is', null), eb('valid_through', '>', now)]))
    .executeTakeFirstOrThrow()
}
