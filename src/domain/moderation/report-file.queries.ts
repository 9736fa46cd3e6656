import type { Database } from '../../db/client.ts'
import type { Reporter } from './report.queries.ts'

/** Proof that came with a report. */
export type ReportFile = {
  id: string
  reportId: number
  name: string
  bytes: number
  scan: string
}

export async function insertReportFiles(
  db: Database,
  reportId: number,
  fileIds: readonly string[],
): Promise<void> {
  const files = fileIds.map(fileId => ({ file_id: fileId, report_id: reportId }))
  if (files.length > 0) await db.insertInto('moderation_report_files').values(files).execute()
}

export async function listReportFiles(db: Database, reportIds: readonly number[]): Promise<ReportFile[]> {
  if (reportIds.length === 0) return []
  return db
    .selectFrom('moderation_report_files')
    .innerJoin('files', 'files.id', 'file_id')
    .select(['files.id', 'report_id as reportId', 'files.name', 'files.bytes', 'scan'])
    .where('report_id', 'in', [...reportIds])
    .orderBy('files.created_at')
    .orderBy('files.id')
    .execute()
}

/** The case of a report's file. */
export async function findCaseOfFile(db: Database, fileId: string): Promise<number | null> {
  const row = await db
    .selectFrom('moderation_report_files')
    .innerJoin('moderation_reports', 'moderation_reports.id', 'report_id')
    .select('case_id as caseId')
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return row?.caseId ?? null
}

/** Takes the files off reports: of a person, or of those decided about that came before a day. @returns their ids, for releasing them */
export async function detachReportFiles(
  db: Database,
  of: { reporters: readonly Reporter[] } | { before: Date },
): Promise<string[]> {
  const rows = await db
    .deleteFrom('moderation_report_files')
    .where('report_id', 'in', query => {
      const reports = query.selectFrom('moderation_reports').select('id')
      if ('before' in of)
        return reports.where('decision_id', 'is not', null).where('reported_at', '<', of.before)
      return reports.where(eb =>
        eb.or(
          of.reporters.map(reporter =>
            'userId' in reporter ? eb('user_id', '=', reporter.userId) : eb('email', '=', reporter.email),
          ),
        ),
      )
    })
    .returning('file_id as id')
    .execute()
  return rows.map(({ id }) => id)
}
