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

export type LockedEmployer = { employerId: number; employer: string; caseId: number | null; lockedAt: Date }

export async function listLocked(db: Database): Promise<LockedEmployer[]> {
  return db
    .selectFrom('talent_pool_locks')
    .innerJoin('employers', 'employers.id', 'employer_id')
    .leftJoin('moderation_decisions', 'moderation_decisions.id', 'decision_id')
    .select([
      'employer_id as employerId',
      'employers.name as employer',
      'case_id as caseId',
      'locked_at as lockedAt',
    ])
    .orderBy('locked_at', 'desc')
    .execute()
}
