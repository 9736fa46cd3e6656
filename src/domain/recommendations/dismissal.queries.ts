import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { DismissalReason } from './recommendation.values.ts'

export type DismissalRow = { jobId: number; reason: DismissalReason | null; at: Date }

type Dismissal = { jobId: number; reason: DismissalReason | null; ruleId: number | null }

/** A second dismissal of the same ad counts instead of the first. */
export async function saveDismissal(
  db: Database,
  userId: string,
  { jobId, reason, ruleId }: Dismissal,
  now: Date,
): Promise<void> {
  const values = { reason, rule_id: ruleId, at: now }
  await db
    .insertInto('recommendation_dismissals')
    .values({ user_id: userId, job_id: jobId, ...values })
    .onConflict(conflict => conflict.columns(['user_id', 'job_id']).doUpdateSet(values))
    .execute()
}

/** @returns the rule that it had made; undefined when the ad was not dismissed. */
export async function deleteDismissal(
  db: Database,
  userId: string,
  jobId: number,
): Promise<number | null | undefined> {
  const row = await db
    .deleteFrom('recommendation_dismissals')
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .returning('rule_id')
    .executeTakeFirst()
  if (!row) return undefined
  return row.rule_id === null ? null : Number(row.rule_id)
}

/** Latest first. */
export async function listDismissals(db: Database, userId: string, limit: number): Promise<DismissalRow[]> {
  const rows = await db
    .selectFrom('recommendation_dismissals')
    .select(['job_id as jobId', 'reason', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(limit)
    .execute()
  // The cast: a check constraint limits the column to these.
  return rows.map(row => ({ ...row, reason: row.reason as DismissalReason | null }))
}

/**
 * Ads that the person does not want to see: those dismissed, and since `since` those like an ad that was dismissed without a reason: of the
 * same employer, and of the same profession and specialty or with the same title.
 */
export async function listHiddenJobs(db: Database, userId: string, since: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select job_id as id from recommendation_dismissals where user_id = ${userId}
    union
    select alike.id from recommendation_dismissals d
    join jobs dismissed on dismissed.id = d.job_id
    join jobs alike on alike.employer_id = dismissed.employer_id and alike.status = 'published' and (
      lower(alike.title) = lower(dismissed.title)
      or (alike.profession = dismissed.profession and alike.specialty is not distinct from dismissed.specialty))
    where d.user_id = ${userId} and d.reason is null and d.at > ${since}`.execute(db)
  return rows.map(({ id }) => id)
}
