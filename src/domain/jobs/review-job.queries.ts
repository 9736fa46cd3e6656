import type { Database } from '../../db/client.ts'

/** Ads that wait for a review, the longest waiting first. */
export async function listJobsInReview(db: Database, limit: number) {
  return db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .select(['jobs.id', 'jobs.title', 'jobs.updated_at', 'jobs.hints', 'jobs.description_html'])
    .select(['employers.id as employer_id', 'employers.name as employer_name'])
    .where('jobs.status', '=', 'in-review')
    .orderBy('jobs.updated_at')
    .orderBy('jobs.id')
    .limit(limit)
    .execute()
}

/** Who made the ad, to be told of the review; null when the account is gone. */
export async function loadJobAuthor(db: Database, jobId: number) {
  const row = await db
    .selectFrom('jobs')
    .innerJoin('users', 'users.id', 'jobs.created_by')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'profiles.locale', 'jobs.title'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirst()
  return row ?? null
}
