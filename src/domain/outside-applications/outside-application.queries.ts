import { sql } from 'kysely'
import { berlinZone } from '../../basics/berlin.ts'
import type { Database } from '../../db/client.ts'
import { publicStatuses } from '../jobs/job.status.ts'

export type OutsideAnswer = 'applied' | 'not-applied'
export type OutsideApplication = {
  jobId: number
  title: string
  slug: string
  employer: string
  leftAt: Date
}

/** Leaving again renews the question, unless it was answered. */
export async function noteLeaving(
  db: Database,
  left: { userId: string; jobId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('outside_applications')
    .values({ user_id: left.userId, job_id: left.jobId, left_at: left.now })
    .onConflict(conflict => conflict.columns(['user_id', 'job_id']).doUpdateSet({ left_at: left.now }))
    .execute()
}

/** Unanswered, left for after `after` and before today in Berlin, latest first; only jobs whose page is still public. */
export async function listUnanswered(
  db: Database,
  of: { userId: string; now: Date; after: Date; limit: number },
): Promise<OutsideApplication[]> {
  return db
    .selectFrom('outside_applications')
    .innerJoin('jobs', 'jobs.id', 'outside_applications.job_id')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .select([
      'jobs.id as jobId',
      'jobs.title',
      'jobs.slug',
      'employers.name as employer',
      'left_at as leftAt',
    ])
    .where('user_id', '=', of.userId)
    .where('answer', 'is', null)
    .where('left_at', '<', sql<Date>`date_trunc('day', ${of.now}::timestamptz, ${berlinZone})`)
    .where('jobs.status', 'in', [...publicStatuses])
    .where('left_at', '>', of.after)
    .orderBy('left_at', 'desc')
    .limit(of.limit)
    .execute()
}

/** @returns false when the person never left for this job. */
export async function saveOutsideAnswer(
  db: Database,
  of: { userId: string; jobId: number; answer: OutsideAnswer; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outside_applications')
    .set({ answer: of.answer, answered_at: of.now, asked_at: of.now })
    .where('user_id', '=', of.userId)
    .where('job_id', '=', of.jobId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteLeavingsBefore(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outside_applications')
    .where('left_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
