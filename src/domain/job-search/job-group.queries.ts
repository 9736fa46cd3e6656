import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Category } from '../../vocabulary/jobs/job.values.ts'
import { readableJobs } from '../jobs/steps/job-row.queries.ts'

/** Towns with the most live jobs of a category. */
export async function loadGroupTowns(
  db: Database,
  { category, now, limit }: { category: Category; now: Date; limit: number },
): Promise<{ placeId: number; jobs: number }[]> {
  const rows = await readableJobs(db, now)
    .innerJoin('job_places', 'job_places.job_id', 'jobs.id')
    .where('jobs.category', '=', category)
    .where('job_places.place_id', 'is not', null)
    .select(['job_places.place_id', sql<number>`count(distinct jobs.id)::int`.as('jobs')])
    .groupBy('job_places.place_id')
    .orderBy('jobs', 'desc')
    .orderBy('job_places.place_id')
    .limit(limit)
    .execute()
  return rows.flatMap(({ place_id, jobs }) => (place_id === null ? [] : [{ placeId: place_id, jobs }]))
}

/** Of the live jobs of a category that state pay in euros: how many, and the month's pay that half of them begin above. */
export async function loadGroupPay(
  db: Database,
  { category, now }: { category: Category; now: Date },
): Promise<{ jobs: number; medianMinEur: number | null }> {
  const row = await readableJobs(db, now)
    .where('jobs.category', '=', category)
    .where('jobs.pay_currency', '=', 'EUR')
    .where('jobs.pay_month_min_eur', 'is not', null)
    .select([
      sql<number>`count(*)::int`.as('jobs'),
      sql<number | null>`(percentile_cont(0.5) within group (order by jobs.pay_month_min_eur))::float`.as(
        'medianMinEur',
      ),
    ])
    .executeTakeFirstOrThrow()
  return row
}
