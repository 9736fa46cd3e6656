import { sql } from 'kysely'
import { berlinZone } from '../../basics/berlin.ts'
import { daySeconds, daysBefore } from '../../basics/time.ts'
import type { Database } from '../../db/client.ts'

/** Days, both included, and the equally long period before. */
export type Period = { from: string; to: string; beforeFrom: string; beforeTo: string }

export type Compared = { now: number; before: number }

/** Every figure of the board for a period and the one before it, by name. Counts and sums only. */
export async function loadBoardFigures(db: Database, period: Period): Promise<Record<string, Compared>> {
  const { from, to, beforeFrom } = period
  const zone = sql.lit(berlinZone)
  const rowOf = (
    name: string,
    table: string,
    day: ReturnType<typeof sql>,
    value = sql`1`,
    where = sql`true`,
  ) => sql`
    select ${sql.lit(name)} as name,
      coalesce(sum(${value}) filter (where ${day} >= ${from}::date), 0)::float8 as now,
      coalesce(sum(${value}) filter (where ${day} < ${from}::date), 0)::float8 as before
    from ${sql.table(table)}
    where ${day} >= ${beforeFrom}::date and ${day} <= ${to}::date and ${where}`
  const on = (column: string) => sql`(${sql.ref(column)} at time zone ${zone})::date`
  const rows = [
    rowOf('page-views', 'page_views', sql`day`, sql`views`),
    rowOf('visitors', 'visitor_days', sql`day`, sql`visitors`),
    rowOf('ad-views', 'job_figures', sql`day`, sql`views`),
    rowOf('searches', 'search_counts', sql`day`, sql`searches`),
    rowOf('empty-searches', 'search_counts', sql`day`, sql`empty`),
    rowOf('applications', 'applications', on('created_at')),
    rowOf('left-for-employer', 'job_figures', sql`day`, sql`leaves`),
    rowOf('answered', 'applications', on('first_answered_at')),
    rowOf('published', 'jobs', on('published_at')),
    rowOf('ended', 'jobs', on('ended_at')),
    rowOf('alerts', 'alerts', on('created_at'), sql`1`, sql`confirmed_at is not null`),
    rowOf('sign-ups', 'users', on('created_at')),
    rowOf('mails-sent', 'messages', on('created_at'), sql`1`, sql`status = 'sent' and channel = 'mail'`),
    rowOf('mails-bounced', 'messages', on('created_at'), sql`1`, sql`status = 'bounced'`),
    rowOf('mails-complained', 'messages', on('created_at'), sql`1`, sql`status = 'complained'`),
    rowOf('mails-failed', 'messages', on('created_at'), sql`1`, sql`status = 'failed'`),
    rowOf('feed-runs', 'feed_runs', on('started_at'), sql`1`, sql`kind = 'real'`),
    rowOf('feed-failures', 'feed_runs', on('started_at'), sql`1`, sql`kind = 'real' and status = 'failed'`),
    rowOf('emma-turns', 'assistant_turn_records', on('at')),
    rowOf('emma-model-turns', 'assistant_turn_records', on('at'), sql`1`, sql`answered_by = 'model'`),
    rowOf('emma-input-tokens', 'assistant_turn_records', on('at'), sql`input_tokens`),
    rowOf('emma-output-tokens', 'assistant_turn_records', on('at'), sql`output_tokens`),
  ]
  const found = await sql<{ name: string } & Compared>`${sql.join(rows, sql` union all `)}`.execute(db)
  return Object.fromEntries(found.rows.map(({ name, now, before }) => [name, { now, before }]))
}

/** Median days until the first answer, of applications of the period; null when fewer than `fewest` were answered. */
export async function loadFirstAnswerDays(
  db: Database,
  { from, to, fewest }: { from: string; to: string; fewest: number },
): Promise<number | null> {
  const { rows } = await sql<{ answered: number; days: number | null }>`
    select count(*)::int as answered, percentile_cont(0.5) within group (
      order by extract(epoch from first_answered_at - created_at) / ${daySeconds})::float8 as days
    from applications
    where first_answered_at is not null and (created_at at time zone ${berlinZone})::date between ${from}::date and ${to}::date`.execute(
    db,
  )
  const [row] = rows
  return row && row.answered >= fewest ? row.days : null
}

export type Share = { value: string; count: number }

export type LiveJobFact = 'source' | 'category' | 'country' | 'pay' | 'freshness'

/** Ads that are public now, by one of their properties; fresh is what was posted a few days ago. */
export async function countLiveJobs(
  db: Database,
  { by, now }: { by: LiveJobFact; now: Date },
): Promise<Share[]> {
  const value = {
    source: sql`jobs.source`,
    category: sql`jobs.category`,
    country: sql`coalesce((select coalesce(state_code, country) from job_places
      where job_places.job_id = jobs.id order by position limit 1), 'unknown')`,
    pay: sql`case when jobs.pay_month_min_eur is not null or jobs.pay_month_max_eur is not null then 'stated'
      when exists (select from job_tariffs where job_tariffs.job_id = jobs.id and month_max is not null) then 'derived'
      when jobs.pay_tariff is not null then 'tariff' else 'none' end`,
    freshness: sql`case when jobs.posted_at > ${daysBefore(now, 7)} then 'week'
      when jobs.posted_at > ${daysBefore(now, 30)} then 'month'
      when jobs.posted_at > ${daysBefore(now, 60)} then 'two-months' else 'older' end`,
  }[by]
  const { rows } = await sql<Share>`
    select ${value} as value, count(*)::int as count from jobs where jobs.status = 'published'
    group by 1 order by count desc, value`.execute(db)
  return rows
}

export type DayValue = { day: string; value: number }

/** Sums by day, every day of the period, oldest first. Views and ads, never people. */
export async function loadDays(
  db: Database,
  of: 'page-views' | 'ad-views' | 'searches' | 'published',
  { from, to }: Pick<Period, 'from' | 'to'>,
): Promise<DayValue[]> {
  const source = {
    'page-views': sql`select day, sum(views) as value from page_views group by day`,
    'ad-views': sql`select day, sum(views) as value from job_figures where day >= ${from}::date group by day`,
    searches: sql`select day, sum(searches) as value from search_counts group by day`,
    published: sql`select (published_at at time zone ${sql.lit(berlinZone)})::date as day, count(*) as value from jobs
      where published_at is not null group by 1`,
  }[of]
  const { rows } = await sql<DayValue>`
    select days.day::date::text as day, coalesce(sums.value, 0)::float8 as value
    from generate_series(${from}::date, ${to}::date, interval '1 day') as days(day)
      left join (${source}) as sums on sums.day = days.day::date
    order by days.day`.execute(db)
  return rows
}

export type PageCount = Compared & { page: string }

/** Views by page, the most viewed first. */
export async function countPages(
  db: Database,
  { from, to, beforeFrom }: Period,
  limit: number,
): Promise<PageCount[]> {
  const { rows } = await sql<PageCount>`
    select page, coalesce(sum(views) filter (where day >= ${from}::date), 0)::float8 as now,
      coalesce(sum(views) filter (where day < ${from}::date), 0)::float8 as before
    from page_views where day >= ${beforeFrom}::date and day <= ${to}::date
    group by page order by now desc, page limit ${limit}`.execute(db)
  return rows
}
