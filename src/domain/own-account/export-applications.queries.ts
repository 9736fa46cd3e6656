import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../db/client.ts'

const columns = [
  'applications.id',
  'jobs.title as job',
  'employers.name as employer',
  'applicant_name as name',
  'applicant_email as email',
  'applications.withheld',
  'applications.phone',
  'message',
  'applications.answers',
  'applications.status',
  'applications.created_at as sentAt',
  'status_changed_at as statusChangedAt',
  'first_viewed_at as firstViewedAt',
  'delete_after as deleteAfter',
] as const

/** A person's applications with all related rows, including employers' internal notes. */
export async function exportApplications(db: Database, userId: string): Promise<unknown> {
  return db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('employers', 'employers.id', 'applications.employer_id')
    .select(eb => [
      ...columns,
      jsonArrayFrom(
        eb
          .selectFrom('application_events')
          .select(['kind', 'from_status as from', 'to_status as to', 'actor as by', 'note', 'at'])
          .whereRef('application_id', '=', 'applications.id')
          .orderBy('application_events.id'),
      ).as('history'),
      jsonArrayFrom(
        eb
          .selectFrom('application_messages')
          .select(['sender', 'text', 'sent_at as sentAt', 'read_at as readAt'])
          .whereRef('application_id', '=', 'applications.id')
          .orderBy('application_messages.id'),
      ).as('messages'),
      jsonArrayFrom(
        eb
          .selectFrom('application_notes')
          .select(['text', 'created_at as createdAt'])
          .whereRef('application_id', '=', 'applications.id')
          .orderBy('application_notes.id'),
      ).as('notes'),
      jsonArrayFrom(
        eb
          .selectFrom('interview_invitations')
          .select([
            'kind',
            'place',
            'message',
            'status',
            'created_at as createdAt',
            'answered_at as answeredAt',
          ])
          .whereRef('application_id', '=', 'applications.id')
          .orderBy('created_at'),
      ).as('invitations'),
      jsonArrayFrom(
        eb
          .selectFrom('application_files')
          .innerJoin('files', 'files.id', 'application_files.file_id')
          .select(['files.name', 'files.bytes', 'application_files.added_at as addedAt'])
          .whereRef('application_files.application_id', '=', 'applications.id')
          .orderBy('application_files.position'),
      ).as('documents'),
    ])
    .where('applications.user_id', '=', userId)
    .orderBy('applications.created_at')
    .execute()
}

export async function exportApplicationDrafts(db: Database, userId: string): Promise<unknown> {
  return db
    .selectFrom('application_drafts')
    .select(['job_id as jobId', 'fields', 'updated_at as updatedAt'])
    .where('owner', '=', `user:${userId}`)
    .execute()
}

export type OwnDocument = { place: string; sha256: string; name: string; bytes: number }

/** Documents attached to applications, messages and reports, and those of the profile; each content once. */
export async function listOwnDocuments(db: Database, userId: string): Promise<OwnDocument[]> {
  return db
    .selectFrom('files')
    .distinctOn('files.sha256')
    .select([
      'files.name',
      'files.bytes',
      'files.sha256',
      sql<string>`coalesce(files.place, files.sha256)`.as('place'),
    ])
    .where('scan', '!=', 'infected')
    .where(eb =>
      eb.or([
        eb(
          'files.id',
          'in',
          eb
            .selectFrom('application_files')
            .innerJoin('applications', 'applications.id', 'application_files.application_id')
            .select('file_id')
            .where('applications.user_id', '=', userId),
        ),
        eb(
          'files.id',
          'in',
          eb
            .selectFrom('application_message_files')
            .innerJoin('application_messages', 'application_messages.id', 'message_id')
            .innerJoin('applications', 'applications.id', 'application_messages.application_id')
            .select('file_id')
            .where('applications.user_id', '=', userId),
        ),
        eb(
          'files.id',
          'in',
          eb
            .selectFrom('moderation_report_files')
            .innerJoin('moderation_reports', 'moderation_reports.id', 'report_id')
            .select('file_id')
            .where('moderation_reports.user_id', '=', userId),
        ),
        eb('files.id', 'in', eb.selectFrom('job_seekers').select('cv_file_id').where('user_id', '=', userId)),
        eb(
          'files.id',
          'in',
          eb.selectFrom('seeker_licences').select('proof_file_id').where('user_id', '=', userId),
        ),
      ]),
    )
    .orderBy('files.sha256')
    .execute()
}
