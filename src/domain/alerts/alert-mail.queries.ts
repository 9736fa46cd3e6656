import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { AlertFrequency, RefusalReason } from './alert.values.ts'
import { isOfRefusedKind } from './alert-match.queries.ts'

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
 * Claims active alerts of this frequency with unmailed matches from before `closedAt` for this transaction; other processes skip them (SKIP
 * LOCKED). FOR NO KEY UPDATE, so that new matches can be inserted meanwhile.
 */
export async function claimDueAlerts(
  db: Database,
  due: { frequency: AlertFrequency; closedAt: Date; limit: number },
): Promise<DueAlert[]> {
  const { frequency, closedAt, limit } = due
  const { rows } = await sql<DueAlert>`
    select a.id, a.user_id as "userId", coalesce(u.email, a.email) as email, coalesce(u.name, '') as person,
      coalesce(p.locale, a.locale) as locale, a.name, a.frequency, a.criteria, a.link_key as "linkKey"
    from alerts a
    left join users u on u.id = a.user_id
    left join profiles p on p.id = a.user_id
    where a.status = 'active' and a.frequency = ${frequency} and a.pending_since <= ${closedAt}
      and (a.user_id is null or u.email_verified)
    order by a.pending_since limit ${limit} for no key update of a skip locked`.execute(db)
  return rows
}

/**
 * Claims the period of these alerts and returns its matches; the first caller wins. Leaves out matches already viewed, of an employer or
 * profession refused since, and duplicates detected since.
 * @returns job ids by alert; without alerts whose period was already claimed
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
      returning m.alert_id, m.job_id, m.refused_at is null and m.read_at is null as is_news
    )
    select m.alert_id as "alertId", array_agg(m.job_id order by m.job_id) as "jobIds"
    from told m join jobs j on j.id = m.job_id and j.duplicate_of is null
    where m.is_news and not ${isOfRefusedKind} group by m.alert_id`.execute(db)
  return new Map(rows.map(({ alertId, jobIds }) => [alertId, jobIds]))
}

export type Refusal = { jobId: number; reason: RefusalReason }

/** Per alert, up to `limit` jobs most recently refused for pay, place or hours. */
export async function loadLikedLess(
  db: Database,
  alertIds: readonly string[],
  limit: number,
): Promise<Map<string, Refusal[]>> {
  const { rows } = await sql<{ alertId: string; refusals: Refusal[] }>`
    select a.id as "alertId", r.refusals from unnest(${[...alertIds]}::uuid[]) as a (id)
    cross join lateral (
      select json_agg(last) as refusals from (
        select job_id as "jobId", refused_because as reason from alert_matches
        where alert_id = a.id and refused_because is not null and refused_because in ('pay', 'place', 'hours')
        order by refused_at desc limit ${limit}
      ) last
    ) r
    where r.refusals is not null`.execute(db)
  return new Map(rows.map(({ alertId, refusals }) => [alertId, refusals]))
}

/**
 * Records which matches were mailed, and when the rest is due: later than now, so that an alert whose period was already claimed waits for
 * the next one.
 */
export async function endPeriod(
  db: Database,
  ended: {
    alertIds: readonly string[]
    sent: ReadonlyMap<string, number>
    period: string
    now: Date
  },
): Promise<void> {
  const { alertIds, sent, period, now } = ended
  const jobs = alertIds.map(id => sent.get(id) ?? 0)
  await sql`
    with told as (
      select * from unnest(${[...alertIds]}::uuid[], ${jobs}::int[]) as t (alert_id, jobs)
    ), noted as (
      update alert_mails m set jobs = told.jobs from told
      where told.jobs > 0 and m.alert_id = told.alert_id and m.period = ${period}
    )
    update alerts a set
      last_sent_at = case when told.jobs > 0 then ${now}::timestamptz else a.last_sent_at end,
      pending_since = (
        select greatest(min(matched_at), ${now}::timestamptz) from alert_matches m
        where m.alert_id = a.id and m.period is null having count(*) > 0
      )
    from told where a.id = told.alert_id`.execute(db)
}
