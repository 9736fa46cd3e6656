import { sql } from 'kysely'
import { berlinZone } from '../../basics/berlin.ts'
import type { Database } from '../../db/client.ts'

export type CountOf = { of: string; count: number }

export type YearFigures = {
  reports: number
  byKind: CountOf[]
  byTarget: CountOf[]
  decisions: number
  ownInitiative: number
  automated: number
  byMeasure: CountOf[]
  byGround: CountOf[]
  /** Median hours from a report to its decision. */
  medianHours: number | null
  complaints: number
  upheld: number
  reversed: number
}

/** Years in which anything was reported or decided, the latest first. */
export async function loadYears(db: Database): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from at at time zone ${berlinZone})::int as year from (
      select reported_at as at from moderation_reports union all select decided_at from moderation_decisions) moments
    order by year desc`.execute(db)
  return rows.map(({ year }) => year)
}

export async function loadYearFigures(db: Database, from: Date, to: Date): Promise<YearFigures> {
  const { rows } = await sql<YearFigures>`
    with reports as (select r.*, c.target_kind from moderation_reports r join moderation_cases c on c.id = r.case_id
        where r.reported_at >= ${from} and r.reported_at < ${to}),
      decisions as (select * from moderation_decisions where decided_at >= ${from} and decided_at < ${to}),
      complaints as (select * from moderation_complaints where complained_at >= ${from} and complained_at < ${to}),
      answered as (select extract(epoch from d.decided_at - r.reported_at) / 3600 as hours
        from reports r join moderation_decisions d on d.id = r.decision_id)
    select (select count(*)::int from reports) as reports,
      (select coalesce(jsonb_agg(each order by each.count desc, each.of), '[]') from
        (select kind as of, count(*)::int from reports group by kind) each) as "byKind",
      (select coalesce(jsonb_agg(each order by each.count desc, each.of), '[]') from
        (select target_kind as of, count(*)::int from reports group by target_kind) each) as "byTarget",
      (select count(*)::int from decisions) as decisions,
      (select count(*)::int from decisions where is_own_initiative) as "ownInitiative",
      (select count(*)::int from decisions where is_automated) as automated,
      (select coalesce(jsonb_agg(each order by each.count desc, each.of), '[]') from
        (select measure as of, count(*)::int from decisions group by measure) each) as "byMeasure",
      (select coalesce(jsonb_agg(each order by each.count desc, each.of), '[]') from
        (select reason as of, count(*)::int from decisions group by reason) each) as "byGround",
      (select percentile_cont(0.5) within group (order by hours) from answered)::float as "medianHours",
      (select count(*)::int from complaints) as complaints,
      (select count(*)::int from complaints where status = 'upheld') as upheld,
      (select count(*)::int from complaints where status = 'reversed') as reversed`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('a query without a table always has a row')
  return figures
}
