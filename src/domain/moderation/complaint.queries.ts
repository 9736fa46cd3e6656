import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { ComplaintStatus } from './moderation.status.ts'
import type { Complaint } from './moderation.ts'
import type { ComplaintParty } from './moderation.values.ts'

const complaints = (db: Database) =>
  db
    .selectFrom('moderation_complaints')
    .select([
      'moderation_complaints.id',
      'decision_id as decisionId',
      'party',
      'report_id as reportId',
      'text',
      'locale',
      'moderation_complaints.status',
      'answer',
      'complained_at as complainedAt',
      'handled_at as handledAt',
    ])

/** @returns false when this party has complained of the decision before */
export async function insertComplaint(
  db: Database,
  complaint: {
    decisionId: number
    party: ComplaintParty
    reportId: number | null
    text: string
    locale: Locale
    now: Date
  },
): Promise<boolean> {
  const { decisionId, party, reportId, text, locale, now } = complaint
  const row = await db
    .insertInto('moderation_complaints')
    .values({ decision_id: decisionId, party, report_id: reportId, text, locale, complained_at: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function lockComplaint(db: Database, id: number): Promise<Complaint | null> {
  const row = await complaints(db).where('id', '=', id).forUpdate().executeTakeFirst()
  return (row as Complaint | undefined) ?? null // the table checks the values
}

export async function listComplaints(db: Database, decisionIds: readonly number[]): Promise<Complaint[]> {
  if (decisionIds.length === 0) return []
  const rows = await complaints(db)
    .where('decision_id', 'in', [...decisionIds])
    .orderBy('id')
    .execute()
  return rows as Complaint[]
}

export async function findComplaintOf(
  db: Database,
  { decisionId, party, reportId }: { decisionId: number; party: ComplaintParty; reportId: number | null },
): Promise<Complaint | null> {
  const row = await complaints(db)
    .where('decision_id', '=', decisionId)
    .where('party', '=', party)
    .$if(reportId !== null, query => query.where('report_id', '=', reportId))
    .executeTakeFirst()
  return (row as Complaint | undefined) ?? null
}

export type WaitingComplaint = Complaint & { caseId: number; label: string; decidedBy: string | null }

export async function listOpenComplaints(db: Database, limit: number): Promise<WaitingComplaint[]> {
  const rows = await complaints(db)
    .innerJoin('moderation_decisions', 'moderation_decisions.id', 'decision_id')
    .innerJoin('moderation_cases', 'moderation_cases.id', 'case_id')
    .select(['case_id as caseId', 'label', 'decided_by as decidedBy'])
    .where('moderation_complaints.status', '=', 'open')
    .orderBy('complained_at')
    .orderBy('moderation_complaints.id')
    .limit(limit)
    .execute()
  return rows as WaitingComplaint[]
}

export async function saveComplaintOutcome(
  db: Database,
  {
    id,
    status,
    answer,
    by,
    now,
  }: { id: number; status: ComplaintStatus; answer: string; by: string; now: Date },
): Promise<void> {
  await db
    .updateTable('moderation_complaints')
    .set({ status, answer, handled_by: by, handled_at: now })
    .where('id', '=', id)
    .execute()
}
