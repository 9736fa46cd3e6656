import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { ContactState } from '../contact-request.status.ts'

export type PoolCounts = {
  visible: number
  paused: number
  /** Questions of the last 30 days by what became of them. */
  asked: Record<ContactState, number>
  searches: number
}

export async function countPool(db: Database, times: { now: Date; askedSince: Date }): Promise<PoolCounts> {
  const { rows } = await sql<PoolCounts>`
    select count(*) filter (where paused_at is null)::int as visible, count(paused_at)::int as paused,
      (select count(*)::int from talent_searches where status = 'active') as searches,
      (select coalesce(jsonb_object_agg(state, questions), '{}') from (
        select state, count(*)::int as questions from contact_requests where created_at >= ${times.askedSince} group by state
      ) counted) as asked
    from talent_pool where visibility = 'anonymous' and consent_until > ${times.now}`.execute(db)
  const none: PoolCounts = { visible: 0, paused: 0, searches: 0, asked: noQuestions }
  const counted = rows[0] ?? none
  return { ...counted, asked: { ...noQuestions, ...counted.asked } }
}

const noQuestions: Record<ContactState, number> = {
  sent: 0,
  accepted: 0,
  declined: 0,
  'not-now': 0,
  withdrawn: 0,
  expired: 0,
}

/** Nothing here leads to the person who was asked. */
export type ReportedContact = {
  id: string
  employerId: number
  employer: string
  job: string
  message: string
  report: string | null
  askedAt: Date
  reportedAt: Date
}

export async function listReported(db: Database, limit: number): Promise<ReportedContact[]> {
  const { rows } = await sql<ReportedContact>`
    select c.id, c.employer_id as "employerId", e.name as employer, c.facts->>'title' as job, c.message, c.report,
      c.created_at as "askedAt", c.reported_at as "reportedAt"
    from contact_requests c join employers e on e.id = c.employer_id
    where c.reported_at is not null and c.report_settled_at is null order by c.reported_at, c.id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** The first report of a question stays as it is. */
export async function saveReport(
  db: Database,
  report: { id: string; text: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('contact_requests')
    .set({ reported_at: report.now, report: report.text })
    .where('id', '=', report.id)
    .where('reported_at', 'is', null)
    .execute()
}

/** @returns its employer; null when it is not waiting */
export async function settleReport(db: Database, id: string, now: Date): Promise<number | null> {
  const row = await db
    .updateTable('contact_requests')
    .set({ report_settled_at: now })
    .where('id', '=', id)
    .where('reported_at', 'is not', null)
    .where('report_settled_at', 'is', null)
    .returning('employer_id as employerId')
    .executeTakeFirst()
  return row?.employerId ?? null
}

export type LockedEmployer = { employerId: number; employer: string; lockedAt: Date }

export async function listLocked(db: Database): Promise<LockedEmployer[]> {
  return db
    .selectFrom('talent_pool_locks')
    .innerJoin('employers', 'employers.id', 'employer_id')
    .select(['employer_id as employerId', 'employers.name as employer', 'locked_at as lockedAt'])
    .orderBy('locked_at', 'desc')
    .execute()
}

export async function lockEmployer(db: Database, employerId: number, now: Date): Promise<void> {
  await db
    .insertInto('talent_pool_locks')
    .values({ employer_id: employerId, locked_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** @returns whether it was locked */
export async function unlockEmployer(db: Database, employerId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('talent_pool_locks')
    .where('employer_id', '=', employerId)
    .returning('employer_id')
    .executeTakeFirst()
  return row !== undefined
}
