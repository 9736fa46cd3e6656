import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { eurPerChf } from '../../vocabulary/jobs/pay-month.ts'
import { readableJobs } from '../jobs/steps/job-row.queries.ts'
import type { AreaKind, PayBasis } from './pay-figure.values.ts'

/** Gross a month for full time, in whole units of the currency. */
export type PayFigure = {
  profession: string
  /** A country ("DE"), a Land or canton ("DE-BY"), or the id of a town. */
  area: string
  areaKind: AreaKind
  basis: PayBasis
  jobs: number
  employers: number
  lowerQuartile: number
  median: number
  upperQuartile: number
  currency: 'EUR' | 'CHF'
  keptAt: Date
}

/**
 * One statement for all figures of at least `least` ads. An ad counts once in each of its areas: by the middle of what it states, else by
 * the middle of what its agreement gives. Amounts that may be those of less than a full-time post are left out, and so is work that is paid
 * otherwise than as employment. @returns how many figures are kept
 */
export async function replaceFigures(
  db: Database,
  { now, least }: { now: Date; least: number },
): Promise<number> {
  await sql`delete from pay_figures`.execute(db)
  const { numAffectedRows } = await sql`
    with paid as (${paidJobs(db, now)}),
      placed as (
        select distinct paid.*, area.kind, area.code
        from paid
        join job_places place on place.job_id = paid.id and (place.country = 'CH') = (paid.currency = 'CHF')
          and place.country in ('DE', 'AT', 'CH')
        cross join lateral (values ('country', place.country), ('state', place.state_code), ('town', place.place_id::text))
          as area (kind, code)
        where area.code is not null)
    insert into pay_figures (profession, area, area_kind, basis, jobs, employers, lower_quartile, median, upper_quartile,
      currency, kept_at)
    select profession, code, kind, basis, count(*), count(distinct employer_id),
      round(percentile_cont(0.25) within group (order by amount)),
      round(percentile_cont(0.5) within group (order by amount)),
      round(percentile_cont(0.75) within group (order by amount)), min(currency), ${now}
    from placed
    group by profession, kind, code, basis
    having count(*) >= ${least}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

function paidJobs(db: Database, now: Date) {
  const inOwnCurrency = sql`case when jobs.pay_currency = 'CHF' then ${eurPerChf}::numeric else 1 end`
  const stated = sql`(coalesce(jobs.pay_month_min_eur, jobs.pay_month_max_eur)
    + coalesce(jobs.pay_month_max_eur, jobs.pay_month_min_eur)) / 2.0 / (${inOwnCurrency})`
  const isStated = sql<boolean>`(coalesce(jobs.pay_month_min_eur, jobs.pay_month_max_eur) is not null)`
  // A month's or year's pay of an ad for part time alone may be that of the part.
  const isOfFullTime = sql<boolean>`(jobs.pay_period = 'hour' or (coalesce(jobs.workload_max_percent, 100) >= 100
    and (jobs.employment_types = '{}' or 'full-time' = any(jobs.employment_types))))`
  return readableJobs(db, now)
    .leftJoin('job_tariffs', 'job_tariffs.job_id', 'jobs.id')
    .where('jobs.profession', 'is not', null)
    .where(
      sql<boolean>`(jobs.employment_types = '{}' or jobs.employment_types && array['full-time', 'part-time'])`,
    )
    .where(
      sql<boolean>`case when ${isStated} then ${isOfFullTime} else job_tariffs.month_min is not null end`,
    )
    .select([
      'jobs.id',
      'jobs.employer_id',
      'jobs.profession',
      sql<PayBasis>`case when ${isStated} then 'stated' else 'computed' end`.as('basis'),
      sql<number>`case when ${isStated} then ${stated} else (job_tariffs.month_min + job_tariffs.month_max) / 2.0 end`.as(
        'amount',
      ),
      sql<string>`case when ${isStated} then jobs.pay_currency else job_tariffs.currency end`.as('currency'),
    ])
}

/** All figures of a profession. */
export async function loadFiguresOf(db: Database, profession: string): Promise<PayFigure[]> {
  return figures(db).where('profession', '=', profession).orderBy('jobs', 'desc').orderBy('area').execute()
}

/** Every profession and area of a kind of which there is a figure, with its ads, most first. */
export async function loadStocked(
  db: Database,
  kinds: readonly AreaKind[],
): Promise<{ profession: string; area: string; jobs: number }[]> {
  return db
    .selectFrom('pay_figures')
    .where('area_kind', 'in', kinds)
    .select(['profession', 'area'])
    .select(sql<number>`sum(jobs)::int`.as('jobs'))
    .groupBy(['profession', 'area'])
    .orderBy('jobs', 'desc')
    .orderBy('profession')
    .orderBy('area')
    .execute()
}

/** Those of the professions of which there is any figure. */
export async function loadStockedAmong(
  db: Database,
  professions: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('pay_figures')
    .select('profession')
    .distinct()
    .where('profession', '=', sql<string>`any(${sql.val(professions)}::text[])`)
    .execute()
  return new Set(rows.map(({ profession }) => profession))
}

function figures(db: Database) {
  return db
    .selectFrom('pay_figures')
    .select([
      'profession',
      'area',
      sql<AreaKind>`area_kind`.as('areaKind'),
      sql<PayBasis>`basis`.as('basis'),
      'jobs',
      'employers',
      'lower_quartile as lowerQuartile',
      'median',
      'upper_quartile as upperQuartile',
      sql<'EUR' | 'CHF'>`currency`.as('currency'),
      'kept_at as keptAt',
    ])
}
