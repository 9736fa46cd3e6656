import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { RefusalReason } from './alert.values.ts'

export type OwnMatch = {
  jobId: number
  slug: string
  title: string
  employer: string
  matchedAt: Date
  isRead: boolean
  refusedBecause: RefusalReason | null
}

/** An alert's matches, latest first; either the refused ones or all others. */
export async function listMatches(
  db: Database,
  of: { alertId: string; refused: boolean; limit: number; offset: number },
): Promise<OwnMatch[]> {
  const { rows } = await sql<OwnMatch>`
    select m.job_id as "jobId", j.slug, j.title, e.name as employer, m.matched_at as "matchedAt",
      m.read_at is not null as "isRead", m.refused_because as "refusedBecause"
    from alert_matches m
    join jobs j on j.id = m.job_id
    join employers e on e.id = j.employer_id
    where m.alert_id = ${of.alertId} and (m.refused_at is not null) = ${of.refused}
    order by m.matched_at desc, m.job_id desc limit ${of.limit} offset ${of.offset}`.execute(db)
  return rows
}

/** All of the alert's without `jobIds`. */
export async function markMatchesRead(
  db: Database,
  alertId: string,
  jobIds: readonly number[] | null,
  now: Date,
): Promise<void> {
  let query = db
    .updateTable('alert_matches')
    .set({ read_at: now })
    .where('alert_id', '=', alertId)
    .where('read_at', 'is', null)
  if (jobIds) query = query.where('job_id', '=', sql<number>`any(${sql.val(jobIds)}::int[])`)
  await query.execute()
}

/** In every alert of the person that found the job. */
export async function markJobRead(
  db: Database,
  { userId, jobId }: { userId: string; jobId: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('alert_matches')
    .set({ read_at: now })
    .where('alert_id', 'in', eb => eb.selectFrom('alerts').select('id').where('user_id', '=', userId))
    .where('job_id', '=', jobId)
    .where('read_at', 'is', null)
    .execute()
}

/** Null undoes a refusal. False when the alert has not found the job. */
export async function setRefusal(
  db: Database,
  match: { alertId: string; jobId: number; reason: RefusalReason | null },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('alert_matches')
    .set({
      refused_because: match.reason,
      refused_at: match.reason === null ? null : now,
      read_at: sql`coalesce(read_at, ${now})`,
    })
    .where('alert_id', '=', match.alertId)
    .where('job_id', '=', match.jobId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Refusals by reason, most frequent first. */
export async function countRefusals(
  db: Database,
  alertId: string,
): Promise<{ reason: RefusalReason; ads: number }[]> {
  const rows = await db
    .selectFrom('alert_matches')
    .select(eb => ['refused_because as reason', eb.fn.countAll<number>().as('ads')])
    .where('alert_id', '=', alertId)
    .where('refused_because', 'is not', null)
    .groupBy('refused_because')
    .orderBy('ads', 'desc')
    .orderBy('refused_because')
    .execute()
  // The cast: a check constraint limits the reason.
  return rows.map(({ reason, ads }) => ({ reason: reason as RefusalReason, ads: Number(ads) }))
}
