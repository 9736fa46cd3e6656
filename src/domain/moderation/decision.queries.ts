import type { Database } from '../../db/client.ts'
import type { MeasureEnd } from './moderation.status.ts'
import type { Decision, Statement } from './moderation.ts'
import type { DecisionReason, Measure } from './moderation.values.ts'

const decisions = (db: Database) =>
  db
    .selectFrom('moderation_decisions')
    .leftJoin('users', 'users.id', 'decided_by')
    .select([
      'moderation_decisions.id',
      'case_id as caseId',
      'measure',
      'until',
      'reason',
      'facts',
      'is_automated as isAutomated',
      'is_own_initiative as isOwnInitiative',
      'statement',
      'decided_by as decidedBy',
      'users.name as decidedByName',
      'decided_at as decidedAt',
      'ended_at as endedAt',
      'ended_because as endedBecause',
      'link_key as linkKey',
    ])

export async function insertDecision(
  db: Database,
  decision: {
    caseId: number
    measure: Measure
    until: Date | null
    reason: DecisionReason
    facts: string
    isAutomated: boolean
    isOwnInitiative: boolean
    statement: Statement
    decidedBy: string
    linkKey: string
    now: Date
  },
): Promise<number> {
  const row = await db
    .insertInto('moderation_decisions')
    .values({
      case_id: decision.caseId,
      measure: decision.measure,
      until: decision.until,
      reason: decision.reason,
      facts: decision.facts,
      is_automated: decision.isAutomated,
      is_own_initiative: decision.isOwnInitiative,
      statement: JSON.stringify(decision.statement),
      decided_by: decision.decidedBy,
      link_key: decision.linkKey,
      decided_at: decision.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function findDecision(db: Database, id: number): Promise<Decision | null> {
  const row = await decisions(db).where('moderation_decisions.id', '=', id).executeTakeFirst()
  return (row as Decision | undefined) ?? null // the table checks the values
}

export async function findDecisionByKey(db: Database, linkKey: string): Promise<Decision | null> {
  const row = await decisions(db).where('link_key', '=', linkKey).executeTakeFirst()
  return (row as Decision | undefined) ?? null
}

/** Latest first. */
export async function listDecisions(db: Database, caseId: number): Promise<Decision[]> {
  const rows = await decisions(db)
    .where('case_id', '=', caseId)
    .orderBy('moderation_decisions.id', 'desc')
    .execute()
  return rows as Decision[]
}

export async function findActiveDecision(db: Database, caseId: number): Promise<Decision | null> {
  const row = await decisions(db)
    .where('case_id', '=', caseId)
    .where('measure', '<>', 'none')
    .where('ended_at', 'is', null)
    .orderBy('moderation_decisions.id', 'desc')
    .executeTakeFirst()
  return (row as Decision | undefined) ?? null
}

/** The key of the latest decision that still locks a person. */
export async function findActiveLock(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('moderation_decisions')
    .innerJoin('moderation_cases', 'moderation_cases.id', 'case_id')
    .select('link_key as linkKey')
    .where('moderation_cases.user_id', '=', userId)
    .where('measure', '=', 'lock')
    .where('ended_at', 'is', null)
    .orderBy('moderation_decisions.id', 'desc')
    .executeTakeFirst()
  return row?.linkKey ?? null
}

/** Measures whose time is over, the oldest first. */
export async function listDueDecisions(db: Database, now: Date, limit: number): Promise<Decision[]> {
  const rows = await decisions(db)
    .where('until', '<=', now)
    .where('ended_at', 'is', null)
    .orderBy('until')
    .limit(limit)
    .execute()
  return rows as Decision[]
}

/** @returns false when it had ended before, for which only a reversal may change the reason */
export async function saveEnd(
  db: Database,
  { id, because, now }: { id: number; because: MeasureEnd; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('moderation_decisions')
    .set({ ended_at: now, ended_because: because })
    .where('id', '=', id)
    .$if(because !== 'reversed', query => query.where('ended_at', 'is', null))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
