import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { alertLife } from './alert.status.ts'

export type WatchingAlert = { id: string; criteria: string }

/** Active alerts by ascending id after `afterId`; a guest's alert becomes active only when confirmed. */
export async function loadWatchingAlerts(
  db: Database,
  afterId: string | null,
  limit: number,
): Promise<WatchingAlert[]> {
  return db
    .selectFrom('alerts')
    .select(['id', 'criteria'])
    .where('status', '=', 'active')
    .$if(afterId !== null, query => query.where('id', '>', afterId as string)) // The cast: the condition above excludes null.
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Those of these jobs that became public since `since`; alerts never report older ones. */
export async function findNewJobs(db: Database, jobIds: readonly number[], since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', sql<number>`any(${sql.val(jobIds)}::int[])`)
    .where('status', '=', 'published')
    .where('published_at', '>=', since)
    .execute()
  return rows.map(({ id }) => id)
}

/** Jobs that became public since `since`, by ascending id after `afterId`. */
export async function listNewJobs(
  db: Database,
  since: Date,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('status', '=', 'published')
    .where('published_at', '>=', since)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Records matches, each once and for good. Skips jobs that were public before the alert started watching, and jobs of a refused employer or
 * profession. Inserted in a fixed order, so that concurrent runs cannot deadlock.
 * @returns how many are new
 */
export async function insertMatches(
  db: Database,
  matches: { alertIds: readonly string[]; jobIds: readonly number[] },
  now: Date,
): Promise<number> {
  if (matches.alertIds.length === 0) return 0
  const { rows } = await sql<{ added: number }>`
    with found as (
      select * from unnest(${[...matches.alertIds]}::uuid[], ${[...matches.jobIds]}::int[]) as f (alert_id, job_id)
    ), added as (
      insert into alert_matches (alert_id, job_id, matched_at)
      select m.alert_id, m.job_id, ${now} from found m
      join alerts a on a.id = m.alert_id and a.status = 'active'
      join jobs j on j.id = m.job_id and j.status = 'published' and j.duplicate_of is null
        and j.published_at >= a.watching_since
      where not ${isOfRefusedKind}
      order by m.alert_id, m.job_id
      on conflict do nothing returning alert_id
    ), noted as (
      update alerts set pending_since = ${now}
      where pending_since is null and id in (select alert_id from added)
    )
    select count(*)::int as added from added`.execute(db)
  return rows[0]?.added ?? 0
}

/** Whether job `j` of match `m` has an employer or profession that the alert's owner has refused. */
export const isOfRefusedKind = sql`exists (
  select from alert_matches r join jobs refused on refused.id = r.job_id
  where r.alert_id = m.alert_id and r.refused_because is not null and (
    r.refused_because = 'employer' and refused.employer_id = j.employer_id
    or r.refused_because = 'profession' and refused.profession = j.profession
  )
)`

/** Matches not mailed yet. */
export async function listPendingJobs(db: Database, alertId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('alert_matches')
    .select('job_id')
    .where('alert_id', '=', alertId)
    .where('period', 'is', null)
    .execute()
  return rows.map(row => row.job_id)
}

/** Deletes these matches, which have not been mailed. */
export async function deletePending(db: Database, alertId: string, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return
  await db
    .deleteFrom('alert_matches')
    .where('alert_id', '=', alertId)
    .where('period', 'is', null)
    .where('job_id', 'in', jobIds)
    .execute()
}

/** Reactivates alerts whose pause has ended, watching from its end on. @returns how many */
export async function resumeAlerts(db: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('alerts')
    .set({
      status: 'active',
      watching_since: sql<Date>`paused_until`,
      paused_until: null,
      updated_at: now,
    })
    .where('status', 'in', alertLife.sources('site', 'active'))
    .where('paused_until', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
