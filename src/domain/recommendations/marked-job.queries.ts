import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

/** Latest first, at most 100: nobody needs to be shown again what they have applied to. */
export async function listAppliedJobs(db: Database, userId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('applications')
    .select('job_id as id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}

/** The ads that a person has saved or applied to, latest first. */
export async function listMarkedJobs(db: Database, userId: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select job_id as id from (
      select job_id, saved_at as at from saved_jobs where user_id = ${userId}
      union all
      select job_id, created_at from applications where user_id = ${userId}
    ) marked
    group by job_id order by max(at) desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
