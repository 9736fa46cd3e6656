import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { type JobStatus, jobLife } from '../jobs/job.status.ts'

// What a measure does stands in the rows that it concerns: whatever reads them obeys it, and a feed's next run does not undo it.

export type MovedJob = { jobId: number; employerId: number; from: JobStatus; to: JobStatus }

const hideable = jobLife.sources('moderation', 'taken-down')

/** Takes one ad down, or marks that this decision holds it when its employer is hidden already. */
export async function holdJob(db: Database, jobId: number, decisionId: number): Promise<MovedJob[]> {
  await db
    .updateTable('jobs')
    .set({ held_by: decisionId })
    .where('id', '=', jobId)
    .where('status', '=', 'taken-down')
    .execute()
  return takeDown(db, sql<boolean>`jobs.id = ${jobId}`, decisionId)
}

/** Takes everything of an employer down that is or was public. */
export async function holdEmployer(
  db: Database,
  employerId: number,
  decisionId: number,
): Promise<MovedJob[]> {
  await db.updateTable('employers').set({ hidden_by: decisionId }).where('id', '=', employerId).execute()
  return takeDown(db, sql<boolean>`jobs.employer_id = ${employerId} and jobs.status <> 'archived'`, null)
}

async function takeDown(
  db: Database,
  which: ReturnType<typeof sql<boolean>>,
  decisionId: number | null,
): Promise<MovedJob[]> {
  const rows = await db
    .updateTable('jobs')
    .set({ status: 'taken-down', held_from: sql`jobs.status`, held_by: decisionId })
    .where(which)
    .where('status', 'in', [...hideable])
    .returning(['id as jobId', 'employer_id as employerId', 'held_from as from'])
    .execute()
  return rows.map(row => ({ ...row, from: row.from as JobStatus, to: 'taken-down' }))
}

/** An ad that this decision holds returns, unless its employer is hidden. */
export async function releaseJob(db: Database, decisionId: number, now: Date): Promise<MovedJob[]> {
  const held = await db
    .updateTable('jobs')
    .set({ held_by: null })
    .where('held_by', '=', decisionId)
    .returning('id')
    .execute()
  if (held.length === 0) return []
  const ids = held.map(({ id }) => id)
  return bringBack(db, sql<boolean>`jobs.id = any(${ids}::int[])`, now)
}

export async function releaseEmployer(db: Database, decisionId: number, now: Date): Promise<MovedJob[]> {
  const freed = await db
    .updateTable('employers')
    .set({ hidden_by: null })
    .where('hidden_by', '=', decisionId)
    .returning('id')
    .execute()
  await db.updateTable('employers').set({ locked_by: null }).where('locked_by', '=', decisionId).execute()
  if (freed.length === 0) return []
  const ids = freed.map(({ id }) => id)
  return bringBack(db, sql<boolean>`jobs.employer_id = any(${ids}::int[])`, now)
}

/** Into the state that each had; one whose last day has passed meanwhile has expired. */
async function bringBack(
  db: Database,
  which: ReturnType<typeof sql<boolean>>,
  now: Date,
): Promise<MovedJob[]> {
  const to = sql<string>`case when coalesce(held_from, 'published') = 'published' and valid_through <= ${now} then 'expired'
    else coalesce(held_from, 'published') end`
  const rows = await db
    .updateTable('jobs')
    .set({
      status: to,
      held_from: null,
      ended_at: sql`case when ${to} = 'expired' then coalesce(ended_at, valid_through)
        when ${to} = 'published' then null else ended_at end`,
    })
    .where(which)
    .where('status', '=', 'taken-down')
    .where('held_by', 'is', null)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('employers')
            .select('id')
            .whereRef('employers.id', '=', 'jobs.employer_id')
            .where('hidden_by', 'is not', null),
        ),
      ),
    )
    .returning(['id as jobId', 'employer_id as employerId', 'status'])
    .execute()
  return rows.map(({ status, ...row }) => ({ ...row, from: 'taken-down', to: status as JobStatus }))
}

export async function saveDemotion(
  db: Database,
  target: { kind: 'job' | 'employer'; id: number },
  decisionId: number,
): Promise<void> {
  const table = target.kind === 'job' ? 'jobs' : 'employers'
  await db.updateTable(table).set({ demoted_by: decisionId }).where('id', '=', target.id).execute()
}

export async function endDemotions(db: Database, decisionId: number): Promise<void> {
  await db.updateTable('jobs').set({ demoted_by: null }).where('demoted_by', '=', decisionId).execute()
  await db.updateTable('employers').set({ demoted_by: null }).where('demoted_by', '=', decisionId).execute()
}

export async function saveEmployerLock(db: Database, employerId: number, decisionId: number): Promise<void> {
  await db.updateTable('employers').set({ locked_by: decisionId }).where('id', '=', employerId).execute()
}

export async function hideMessage(db: Database, messageId: number, decisionId: number): Promise<void> {
  await db
    .updateTable('application_messages')
    .set({ hidden_by: decisionId })
    .where('id', '=', messageId)
    .execute()
}

export async function hideIdea(
  db: Database,
  table: 'ideas' | 'idea_comments',
  id: number,
  decisionId: number,
): Promise<void> {
  await db.updateTable(table).set({ hidden_by: decisionId }).where('id', '=', id).execute()
}

export async function hideProfile(db: Database, userId: string, decisionId: number): Promise<void> {
  await db.updateTable('talent_pool').set({ hidden_by: decisionId }).where('user_id', '=', userId).execute()
}

/** Neither side reads it any more, and nobody can answer it. */
export async function hideRequest(db: Database, requestId: string, decisionId: number): Promise<void> {
  await db
    .updateTable('contact_requests')
    .set({ hidden_by: decisionId })
    .where('id', '=', requestId)
    .execute()
}

/** The employer finds nobody in the talent pool, and its questions that are open are hidden with the one that was reported. */
export async function lockOutOfPool(
  db: Database,
  { employerId, decisionId, now }: { employerId: number; decisionId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('talent_pool_locks')
    .values({ employer_id: employerId, locked_at: now, decision_id: decisionId })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await db
    .updateTable('contact_requests')
    .set({ hidden_by: decisionId })
    .where('employer_id', '=', employerId)
    .where('state', 'in', ['sent', 'not-now'])
    .where('hidden_by', 'is', null)
    .execute()
}

/** Another decision that keeps the employer out, about another of its questions, takes over. */
async function endPoolLock(db: Database, decisionId: number): Promise<void> {
  await sql`
    update talent_pool_locks set decision_id = moderation_decisions.id
    from moderation_decisions join moderation_cases on moderation_cases.id = case_id
    where talent_pool_locks.decision_id = ${decisionId} and moderation_cases.employer_id = talent_pool_locks.employer_id
      and target_kind = 'request' and measure = 'lock' and ended_at is null and moderation_decisions.id <> ${decisionId}`.execute(
    db,
  )
  await db.deleteFrom('talent_pool_locks').where('decision_id', '=', decisionId).execute()
}

export async function endHiding(db: Database, decisionId: number): Promise<void> {
  await endPoolLock(db, decisionId)
  const tables = [
    'application_messages',
    'talent_pool',
    'contact_requests',
    'ideas',
    'idea_comments',
  ] as const
  for (const table of tables)
    await db.updateTable(table).set({ hidden_by: null }).where('hidden_by', '=', decisionId).execute()
}

export async function saveLock(db: Database, userId: string, lockedAt: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ locked_at: lockedAt, lock_reason: null })
    .where('id', '=', userId)
    .execute()
}

/** The account opens, unless another decision about the person still locks it. */
export async function endLock(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ locked_at: null, lock_reason: null })
    .where('id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('moderation_decisions')
            .innerJoin('moderation_cases', 'moderation_cases.id', 'case_id')
            .select('moderation_decisions.id')
            .whereRef('moderation_cases.user_id', '=', 'users.id')
            .where('measure', '=', 'lock')
            .where('ended_at', 'is', null),
        ),
      ),
    )
    .execute()
}
