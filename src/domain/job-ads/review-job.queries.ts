import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { personToTell } from './steps/person-to-tell.queries.ts'

export async function countJobsInReview(db: Database): Promise<number> {
  const { jobs } = await db
    .selectFrom('jobs')
    .select(sql<number>`count(*)::int`.as('jobs'))
    .where('status', '=', 'in-review')
    .executeTakeFirstOrThrow()
  return jobs
}

/** Jobs awaiting review, longest first. */
export async function listJobsInReview(db: Database, limit: number) {
  return db
    .selectFrom('jobs')
    .select(['jobs.id', 'jobs.hints', 'jobs.review_marks as marks'])
    .where('jobs.status', '=', 'in-review')
    .orderBy('jobs.updated_at')
    .orderBy('jobs.id')
    .limit(limit)
    .execute()
}

/** Whom to notify about the review; null when the employer has nobody left. */
export async function loadPersonToTell(db: Database, jobId: number) {
  const row = await db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .innerJoin('users', join => join.on('users.id', '=', personToTell()))
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'profiles.locale', 'jobs.title'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirst()
  return row ?? null
}
