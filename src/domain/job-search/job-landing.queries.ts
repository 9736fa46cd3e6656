import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { readableJobs } from '../jobs/steps/job-row.queries.ts'

/** Pairs of profession and place with at least `minJobs` live jobs, with the day of the latest change. */
export async function loadLandingPairs(db: Database, minJobs: number, now: Date) {
  const rows = await readableJobs(db, now)
    .innerJoin('job_places', 'job_places.job_id', 'jobs.id')
    .where('jobs.profession', 'is not', null)
    .where('job_places.place_id', 'is not', null)
    .select([
      'jobs.profession',
      'job_places.place_id',
      sql<number>`count(distinct jobs.id)`.as('jobs'),
      sql<Date>`max(jobs.updated_at)`.as('updated_at'),
    ])
    .groupBy(['jobs.profession', 'job_places.place_id'])
    .having(sql<number>`count(distinct jobs.id)`, '>=', minJobs)
    .orderBy('jobs', 'desc')
    .orderBy('jobs.profession')
    .orderBy('job_places.place_id')
    .execute()
  return rows.map(row => ({
    // The conditions above exclude nulls, which the types do not express.
    profession: row.profession ?? '',
    placeId: row.place_id ?? 0,
    jobs: row.jobs,
    updatedAt: row.updated_at,
  }))
}
