import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../db/client.ts'

/** What the person has reported, also as a guest with the same address, and the complaints about what became of it. */
export async function exportReports(db: Database, userId: string) {
  return db
    .selectFrom('moderation_reports')
    .innerJoin('moderation_cases', 'moderation_cases.id', 'case_id')
    .select(eb => [
      'target_kind as about',
      'label',
      'kind',
      'text',
      'evidence',
      'reported_at as reportedAt',
      jsonArrayFrom(
        eb
          .selectFrom('moderation_report_files')
          .innerJoin('files', 'files.id', 'file_id')
          .select(['files.name', 'files.bytes'])
          .whereRef('report_id', '=', 'moderation_reports.id')
          .orderBy('files.created_at'),
      ).as('files'),
      jsonArrayFrom(
        eb
          .selectFrom('moderation_complaints')
          .select(['text', 'moderation_complaints.status', 'answer', 'complained_at as complainedAt'])
          .whereRef('report_id', '=', 'moderation_reports.id'),
      ).as('complaints'),
    ])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('moderation_reports.user_id', '=', userId),
        eb('email', 'in', selectFrom('users').select('users.email').where('users.id', '=', userId)),
      ]),
    )
    .orderBy('moderation_reports.id')
    .execute()
}

/** What was decided about the person, with the statements that were sent, and the person's complaints. */
export async function exportDecisions(db: Database, userId: string) {
  return db
    .selectFrom('moderation_decisions')
    .innerJoin('moderation_cases', 'moderation_cases.id', 'case_id')
    .select(eb => [
      'target_kind as about',
      'label',
      'measure',
      'statement',
      'until',
      'decided_at as decidedAt',
      'ended_at as endedAt',
      jsonArrayFrom(
        eb
          .selectFrom('moderation_complaints')
          .select(['text', 'moderation_complaints.status', 'answer', 'complained_at as complainedAt'])
          .whereRef('decision_id', '=', 'moderation_decisions.id')
          .where('party', '=', 'affected'),
      ).as('complaints'),
    ])
    .where('moderation_cases.user_id', '=', userId)
    .orderBy('moderation_decisions.id')
    .execute()
}
