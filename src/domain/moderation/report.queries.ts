import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Report } from './moderation.ts'
import type { ReportKind } from './moderation.values.ts'

const reports = (db: Database) =>
  db
    .selectFrom('moderation_reports')
    .leftJoin('users', 'users.id', 'moderation_reports.user_id')
    .select([
      'moderation_reports.id',
      'case_id as caseId',
      'decision_id as decisionId',
      'kind',
      'text',
      'evidence',
      'user_id as userId',
      sql<string | null>`coalesce(users.name, moderation_reports.name)`.as('name'),
      sql<string | null>`coalesce(users.email, moderation_reports.email)`.as('email'),
      'moderation_reports.locale',
      'is_unfounded as isUnfounded',
      'link_key as linkKey',
      'reported_at as reportedAt',
    ])

export async function insertReport(
  db: Database,
  report: {
    caseId: number
    kind: ReportKind
    text: string
    evidence: string | null
    userId: string | null
    name: string | null
    email: string | null
    locale: Locale
    weight: number
    linkKey: string
    now: Date
  },
): Promise<number> {
  const { id } = await db
    .insertInto('moderation_reports')
    .values({
      case_id: report.caseId,
      kind: report.kind,
      text: report.text,
      evidence: report.evidence,
      user_id: report.userId,
      name: report.name,
      email: report.email,
      locale: report.locale,
      weight: report.weight,
      link_key: report.linkKey,
      reported_at: report.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findReportByKey(db: Database, linkKey: string): Promise<Report | null> {
  const row = await reports(db).where('link_key', '=', linkKey).executeTakeFirst()
  return (row as Report | undefined) ?? null // the table checks the values
}

export async function findReport(db: Database, id: number): Promise<Report | null> {
  const row = await reports(db).where('moderation_reports.id', '=', id).executeTakeFirst()
  return (row as Report | undefined) ?? null
}

/** Latest first. */
export async function listReports(db: Database, caseId: number, limit: number): Promise<Report[]> {
  const rows = await reports(db)
    .where('case_id', '=', caseId)
    .orderBy('moderation_reports.id', 'desc')
    .limit(limit)
    .execute()
  return rows as Report[]
}

/** Who reports: an account, or the address that a guest gave. */
export type Reporter = { userId: string } | { email: string }

const by = (reporter: Reporter) =>
  'userId' in reporter
    ? sql<boolean>`moderation_reports.user_id = ${reporter.userId}`
    : sql<boolean>`moderation_reports.email = ${reporter.email}`

export async function hasOpenReport(db: Database, caseId: number, reporter: Reporter): Promise<boolean> {
  const row = await db
    .selectFrom('moderation_reports')
    .select('id')
    .where('case_id', '=', caseId)
    .where('decision_id', 'is', null)
    .where(by(reporter))
    .executeTakeFirst()
  return row !== undefined
}

export async function countUnfounded(db: Database, reporter: Reporter, since: Date): Promise<number> {
  const row = await db
    .selectFrom('moderation_reports')
    .select(sql<number>`count(*)::int`.as('reports'))
    .where(by(reporter))
    .where('is_unfounded', '=', true)
    .where('reported_at', '>', since)
    .executeTakeFirstOrThrow()
  return row.reports
}

/** The reports of a case that wait. @returns them, now answered by the decision */
export async function answerReports(
  db: Database,
  { caseId, decisionId, isUnfounded }: { caseId: number; decisionId: number; isUnfounded: boolean },
): Promise<Report[]> {
  const answered = await db
    .updateTable('moderation_reports')
    .set({ decision_id: decisionId, is_unfounded: isUnfounded })
    .where('case_id', '=', caseId)
    .where('decision_id', 'is', null)
    .returning('id')
    .execute()
  if (answered.length === 0) return []
  const ids = answered.map(({ id }) => id)
  return (await reports(db).where('moderation_reports.id', 'in', ids).execute()) as Report[]
}

/** Who reported is forgotten; what was reported stays, as the reason of a decision. */
export async function forgetReporters(
  db: Database,
  { email, before }: { email?: string; before?: Date },
): Promise<void> {
  await db
    .updateTable('moderation_reports')
    .set({ name: null, email: null })
    .where('email', 'is not', null)
    .$if(email !== undefined, query => query.where('email', '=', email as string))
    .$if(before !== undefined, query =>
      query.where('decision_id', 'is not', null).where('reported_at', '<', before as Date),
    )
    .execute()
}
