import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { publicStatuses } from '../jobs/job.status.ts'

/** Records a public job, and deletes all but the `keep` latest. */
export async function upsertViewedJob(
  db: Database,
  { userId, jobId, now, keep }: { userId: string; jobId: number; now: Date; keep: number },
): Promise<void> {
  await sql`
    with noted as (
      insert into viewed_jobs (user_id, job_id, viewed_at)
      select users.id, jobs.id, ${now} from jobs, users
      where jobs.id = ${jobId} and jobs.status = any(${publicStatuses}::text[]) and users.id = ${userId}
      on conflict (user_id, job_id) do update set viewed_at = excluded.viewed_at
    )
    delete from viewed_jobs where user_id = ${userId} and job_id in (
      select job_id from viewed_jobs where user_id = ${userId} and job_id <> ${jobId}
      order by viewed_at desc, job_id offset ${keep - 1}
    )`.execute(db)
}

/** Latest first, public jobs only. */
export async function listViewed(
  db: Database,
  { userId, limit, offset }: { userId: string; limit: number; offset: number },
): Promise<{ jobId: number; viewedAt: Date; total: number }[]> {
  return db
    .selectFrom('viewed_jobs')
    .innerJoin('jobs', 'jobs.id', 'viewed_jobs.job_id')
    .select(['jobs.id as jobId', 'viewed_at as viewedAt', sql<number>`count(*) over ()::integer`.as('total')])
    .where('user_id', '=', userId)
    .where('jobs.status', 'in', [...publicStatuses])
    .orderBy('viewed_at', 'desc')
    .orderBy('jobs.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function deleteViewed(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('viewed_jobs').where('user_id', '=', userId).execute()
}

export async function deleteViewedBefore(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('viewed_jobs')
    .where('viewed_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
