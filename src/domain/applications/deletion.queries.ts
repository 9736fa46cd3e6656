import { sql } from 'kysely'
import { limits } from '../../config/limits.ts'
import type { Database } from '../../db/client.ts'

/** Batch size per run; the next run takes the rest. */
const atOnce = 500

/** Applications past their retention date; also undecided ones whose job has ended, after the longest retention period without activity. */
export async function findDueApplications(db: Database, now: Date): Promise<string[]> {
  const longAgo = new Date(now)
  longAgo.setUTCMonth(longAgo.getUTCMonth() - limits.applicationMonthsAustria)
  const rows = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select('applications.id')
    .where(eb =>
      eb.or([
        eb('applications.delete_after', '<=', now),
        eb.and([
          eb('applications.delete_after', 'is', null),
          eb('jobs.status', '!=', 'published'),
          eb('applications.updated_at', '<=', longAgo),
          eb(sql`coalesce(jobs.ended_at, jobs.updated_at)`, '<=', longAgo),
        ]),
      ]),
    )
    .orderBy('applications.delete_after')
    .limit(atOnce)
    .execute()
  return rows.map(({ id }) => id)
}

export async function findOwnIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('applications').select('id').where('user_id', '=', userId).execute()
  return rows.map(({ id }) => id)
}

/** Documents of an application and attachments of its messages. */
export async function listAllFileIds(db: Database, applicationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('application_files')
    .select('file_id')
    .where('application_id', '=', applicationId)
    .union(
      db
        .selectFrom('application_message_files')
        .innerJoin('application_messages', 'application_messages.id', 'application_message_files.message_id')
        .select('file_id')
        .where('application_messages.application_id', '=', applicationId),
    )
    .execute()
  return rows.map(row => row.file_id)
}

/** Cascades to dependent rows; files must have been released before. */
export async function deleteApplicationRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('applications').where('id', '=', id).execute()
}
