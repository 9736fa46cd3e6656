import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Locale } from '../context.ts'
import type { AlertFrequency, RefusalReason } from './alert.values.ts'

export type WatchingAlert = { id: string; criteria: string }

/** Active alerts by ascending id, after `afterId`; a guest's only once confirmed, which is what active means. */
export async function loadWatchingAlerts(
  db: Database,
  afterId: string | null,
  limit: number,
): Promise<WatchingAlert[]> {
  return db
    .selectFrom('alerts')
    .select(['id', 'criteria'])
    .where('status', '=', 'active')
    .$if(afterId !== null, query => query.where('id', '>', afterId as string)) // the condition says so
    .orderBy('id')
    .limit(limit)
    .execute()
}

/**
 * Notes which ads an alert found, each once and for good. Left out are ads that were public before the alert watched, and ads of an
 * employer or of a profession that its reader has refused.
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
      select f.alert_id, f.job_id, ${now} from found f
      join alerts a on a.id = f.alert_id and a.status = 'active'
      join jobs j on j.id = f.job_id and j.status = 'published' and j.published_at >= a.watching_since
      where not exists (
        select from alert_matches r join jobs refused on refused.id = r.job_id
        where r.alert_id = f.alert_id and (
          r.refused_because = 'employer' and refused.employer_id = j.employer_id
          or r.refused_because = 'profession' and refused.profession = j.profession
        )
      )
      on conflict do nothing returning 1
    )
    select count(*)::int as added from added`.execute(db)
  return rows[0]?.added ?? 0
}

export type DueAlert = {
  id: string
  userId: string | null
  email: string
  person: string
  locale: Locale
  name: string
  frequency: AlertFrequency
  criteria: string
  linkKey: string
}

/**
 * Active alerts of this frequency with matches from before `closedAt` that no mail has told of, by ascending id. Addresses that
 * mails come back from are left out by the outbox.
 */
export async function findDueAlerts(
  db: Database,
  due: { frequency: AlertFrequency; closedAt: Date; afterId: string | null; limit: number },
): Promise<DueAlert[]> {
  const { frequency, closedAt, afterId, limit } = due
  const { rows } = await sql<DueAlert>`
    select a.id, a.user_id as "userId", coalesce(u.email, a.email) as email, coalesce(u.name, '') as person,
      coalesce(p.locale, a.locale) as locale, a.name, a.frequency, a.criteria, a.link_key as "linkKey"
    from alerts a
    left join users u on u.id = a.user_id
    left join profiles p on p.id = a.user_id
    where a.status = 'active' and a.frequency = ${frequency}
      and (a.user_id is null or u.email_verified) and (${afterId}::uuid is null or a.id > ${afterId}::uuid)
      and exists (
        select from alert_matches m where m.alert_id = a.id and m.period is null and m.matched_at <= ${closedAt}
      )
    order by a.id limit ${limit}`.execute(db)
  return rows
}

/**
 * Takes the period of these alerts, for whoever comes first, and its matches.
 * @returns by alert the ids of the ads to tell of; alerts whose period was taken before are left out
 */
export async function takePeriod(
  db: Database,
  taken: { alertIds: readonly string[]; period: string; closedAt: Date; now: Date },
): Promise<Map<string, number[]>> {
  const { alertIds, period, closedAt, now } = taken
  const { rows } = await sql<{ alertId: string; jobIds: number[] }>`
    with taken as (
      insert into alert_mails (alert_id, period, at, jobs)
      select id, ${period}, ${now}, 0 from unnest(${[...alertIds]}::uuid[]) as a (id)
      on conflict do nothing returning alert_id
    ), told as (
      update alert_matches m set period = ${period} from taken
      where m.alert_id = taken.alert_id and m.period is null and m.matched_at <= ${closedAt}
      returning m.alert_id, m.job_id, m.refused_at
    )
    select alert_id as "alertId", array_agg(job_id order by job_id) as "jobIds"
    from told where refused_at is null group by alert_id`.execute(db)
  return new Map(rows.map(({ alertId, jobIds }) => [alertId, jobIds]))
}

/** What the mails of a period finally told of. */
export async function noteSent(
  db: Database,
  sent: { alertIds: readonly string[]; jobs: readonly number[]; period: string; now: Date },
): Promise<void> {
  const { alertIds, jobs, period, now } = sent
  await sql`
    with told as (
      select * from unnest(${[...alertIds]}::uuid[], ${[...jobs]}::int[]) as t (alert_id, jobs)
    ), noted as (
      update alert_mails m set jobs = told.jobs from told where m.alert_id = told.alert_id and m.period = ${period}
    )
    update alerts a set last_sent_at = ${now} from told where a.id = told.alert_id`.execute(db)
}

export type OwnMatch = {
  jobId: number
  matchedAt: Date
  isRead: boolean
  refusedBecause: RefusalReason | null
}

/** The ads that an alert found, the latest first; refused ones only when asked for. */
export async function listMatches(
  db: Database,
  of: { alertId: string; refused: boolean; limit: number; offset: number },
): Promise<{ matches: OwnMatch[]; total: number }> {
  const { rows } = await sql<OwnMatch & { total: number }>`
    select m.job_id as "jobId", m.matched_at as "matchedAt", m.read_at is not null as "isRead",
      m.refused_because as "refusedBecause", count(*) over () as total
    from alert_matches m join jobs j on j.id = m.job_id and j.status not in ('deleted', 'draft', 'in-review')
    where m.alert_id = ${of.alertId} and (m.refused_at is not null) = ${of.refused}
    order by m.matched_at desc, m.job_id desc limit ${of.limit} offset ${of.offset}`.execute(db)
  return { matches: rows.map(({ total: _, ...match }) => match), total: Number(rows[0]?.total ?? 0) }
}
