import { sql, type Updateable } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Applications } from '../../db/tables.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { JobStatus } from '../jobs/job.status.ts'
import type { Answer } from './application.schema.ts'
import { type ApplicationStatus, openStatuses } from './application.status.ts'

export type ApplicationRow = {
  id: string
  jobId: number
  jobTitle: string
  jobSlug: string
  jobStatus: JobStatus
  isJobFromFeed: boolean
  employerId: number
  employerName: string
  /** Of the job's first place; determines the retention period. */
  country: string | null
  userId: string | null
  /** Both null where an applicant from the talent pool withholds them; nothing else tells them to the employer. */
  email: string | null
  name: string | null
  phone: string | null
  message: string
  answers: Answer[]
  status: ApplicationStatus
  locale: Locale
  linkKey: string | null
  version: number
  createdAt: Date
  statusChangedAt: Date
  firstViewedAt: Date | null
  firstAnsweredAt: Date | null
  endedAt: Date | null
  deleteAfter: Date | null
}

type By = { id: string } | { linkKey: string }

/** What an application's employer is told; the columns themselves are for nobody but the applicant. */
export const toldName = toldUnless('name', 'applicant_name')
export const toldEmail = toldUnless('email', 'applicant_email')

function toldUnless(withheld: 'name' | 'email', column: 'applicant_name' | 'applicant_email') {
  return sql<
    string | null
  >`case when not ${withheld} = any(applications.withheld) then ${sql.ref(`applications.${column}`)} end`
}

/** The application with its job and employer; `lock` (FOR UPDATE) serialises changes until the transaction ends. */
export async function loadApplication(
  db: Database,
  by: By,
  { lock = false } = {},
): Promise<ApplicationRow | null> {
  if (lock) {
    // Locked by a separate statement: whoever waited must read what the other transaction wrote.
    const locked = db.selectFrom('applications').select('id').forUpdate()
    await ('id' in by ? locked.where('id', '=', by.id) : locked.where('link_key', '=', by.linkKey)).execute()
  }
  const query = db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('employers', 'employers.id', 'applications.employer_id')
    .select(eb => [
      'applications.id',
      'applications.job_id as jobId',
      'jobs.title as jobTitle',
      'jobs.slug as jobSlug',
      'jobs.status as jobStatus',
      sql<boolean>`jobs.source = 'feed'`.as('isJobFromFeed'),
      'applications.employer_id as employerId',
      'employers.name as employerName',
      eb
        .selectFrom('job_places')
        .select('job_places.country')
        .whereRef('job_places.job_id', '=', 'jobs.id')
        .orderBy('job_places.position')
        .limit(1)
        .as('country'),
      'applications.user_id as userId',
      toldEmail.as('email'),
      toldName.as('name'),
      'applications.phone',
      'applications.message',
      'applications.answers',
      'applications.status',
      'applications.locale',
      'applications.link_key as linkKey',
      'applications.version',
      'applications.created_at as createdAt',
      'applications.status_changed_at as statusChangedAt',
      'applications.first_viewed_at as firstViewedAt',
      'applications.first_answered_at as firstAnsweredAt',
      'applications.ended_at as endedAt',
      'applications.delete_after as deleteAfter',
    ])
  const row = await ('id' in by
    ? query.where('applications.id', '=', by.id)
    : query.where('link_key', '=', by.linkKey)
  ).executeTakeFirst()
  // The cast: check constraints limit status and locale, and only insertApplication writes answers.
  return (row as ApplicationRow | undefined) ?? null
}

export type NewApplication = {
  jobId: number
  employerId: number
  userId: string | null
  email: string
  name: string
  phone: string | null
  message: string
  answers: Answer[]
  locale: Locale
  linkKey: string | null
  /** How it came about; `talent-pool` starts as invited. */
  source?: 'here' | 'talent-pool'
  withheld?: readonly ('name' | 'email')[]
  now: Date
}

/**
 * The new id, or null when this address already has an open application to the job; a unique index decides, also between concurrent
 * requests.
 */
export async function insertApplication(db: Database, application: NewApplication): Promise<string | null> {
  const { now } = application
  const row = await db
    .insertInto('applications')
    .values({
      job_id: application.jobId,
      employer_id: application.employerId,
      user_id: application.userId,
      applicant_email: application.email,
      applicant_name: application.name,
      phone: application.phone,
      message: application.message,
      answers: JSON.stringify(application.answers),
      locale: application.locale,
      link_key: application.linkKey,
      ...(application.source === 'talent-pool' ? { source: 'talent-pool', status: 'invited' } : {}),
      withheld: [...(application.withheld ?? [])],
      created_at: now,
      status_changed_at: now,
      updated_at: now,
    })
    .onConflict(conflict =>
      conflict
        .columns(['job_id', 'applicant_email'])
        .where(
          'status',
          'in',
          openStatuses.map(status => sql.lit(status)),
        )
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** A person's open application to a job, matched by account or, where it is known, address. */
export async function findOpenApplication(
  db: Database,
  of: { jobId: number; userId: string | null; email: string | null },
): Promise<string | null> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', of.jobId)
    .where('status', 'in', [...openStatuses])
    .where(eb =>
      eb.or([
        ...(of.email === null ? [] : [eb('applicant_email', '=', of.email)]),
        ...(of.userId === null ? [] : [eb('user_id', '=', of.userId)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Applies the changes and increments the version. */
export async function updateApplication(
  db: Database,
  id: string,
  changes: Updateable<Applications>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('applications')
    .set({ ...changes, version: sql`version + 1`, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Violation of the index that allows one open application per person and job. */
export function isSecondOpenOne(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return false
  return error.constraint === 'applications_open'
}

/** False when it was opened before. Keeps the version: viewing must not conflict with a pending decision. */
export async function setFirstViewed(db: Database, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('applications')
    .set({ first_viewed_at: now })
    .where('id', '=', id)
    .where('first_viewed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
