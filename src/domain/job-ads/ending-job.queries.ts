import type { Database } from '../../db/client.ts'
import { personToTell } from './steps/person-to-tell.queries.ts'

/** Public jobs, not from feeds, that end between two moments, with whom to notify. Feed jobs end when their feed says so. */
export async function listEndingJobs(db: Database, from: Date, to: Date) {
  return db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .innerJoin('users', join => join.on('users.id', '=', personToTell()))
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['jobs.id', 'jobs.title', 'jobs.valid_through', 'jobs.published_at'])
    .select(['users.id as user_id', 'users.name', 'users.email', 'profiles.locale'])
    .where('jobs.status', '=', 'published')
    .where('jobs.source', '!=', 'feed')
    .where('jobs.valid_through', '>', from)
    .where('jobs.valid_through', '<=', to)
    .orderBy('jobs.id')
    .execute()
}
