import type { Selectable, Updateable } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { Jobs } from '../../../db/tables.ts'
import type { JobStatus } from '../job.status.ts'
import { toJobRow, withRowColumns } from './job-row.queries.ts'

export type LoadedJob = NonNullable<Awaited<ReturnType<typeof loadJobDetails>>>

/** The job in any status; access is up to the use case. Null for an unknown id. */
export async function loadJobDetails(db: Database, id: number, now: Date) {
  const jobs = db.selectFrom('jobs').innerJoin('employers', 'employers.id', 'jobs.employer_id')
  const row = await withRowColumns(jobs)
    .select([
      'jobs.status',
      'jobs.source',
      'jobs.description_html',
      'jobs.department',
      'jobs.reference',
      'jobs.start_text',
      'jobs.start_date',
      'jobs.pay_scheme',
      'jobs.pay_payments',
      'jobs.pay_may_exceed',
      'jobs.language_levels',
      'jobs.required_qualifications',
      'jobs.obtainable_qualifications',
      'jobs.questions',
      'jobs.answers',
      'jobs.required_languages',
      'jobs.benefits',
      'jobs.contact_name',
      'jobs.contact_email',
      'jobs.contact_phone',
      'jobs.apply_way',
      'jobs.apply_url',
      'jobs.apply_email',
      'jobs.published_at',
      'jobs.ended_at',
      'jobs.updated_at',
      'employers.website as employer_website',
    ])
    .where('jobs.id', '=', id)
    .executeTakeFirst()
  return row ? { row, job: toJobRow(row, now) } : null
}

/** Locks the row until the transaction ends, so that two concurrent moves cannot start from the same status. */
export async function lockJob(db: Database, id: number): Promise<Selectable<Jobs> | null> {
  const job = await db.selectFrom('jobs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return job ?? null
}

export async function updateJob(db: Database, id: number, changes: Updateable<Jobs>): Promise<void> {
  await db.updateTable('jobs').set(changes).where('id', '=', id).execute()
}

export async function insertJobEvent(
  db: Database,
  event: {
    jobId: number
    from: JobStatus | null
    to: JobStatus
    actor: string
    reason: string | null
    at: Date
  },
): Promise<void> {
  await db
    .insertInto('job_events')
    .values({
      job_id: event.jobId,
      from_status: event.from,
      to_status: event.to,
      actor: event.actor,
      reason: event.reason,
      at: event.at,
    })
    .execute()
}

/** Ids of published jobs past their closing date, oldest first. */
export async function listOverdueJobIds(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('status', '=', 'published')
    .where('valid_through', '<=', now)
    .orderBy('valid_through')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(row => row.id)
}
