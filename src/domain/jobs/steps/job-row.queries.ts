import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../db/client.ts'
import { prepared } from '../../../db/prepared.ts'
import type { DB } from '../../../db/tables.ts'
import type { JobDerivedPay, JobPay, JobRow } from '../../../vocabulary/jobs/job-row.ts'
import type { NamedGroup } from '../../../vocabulary/pay/gross/derived-pay.ts'
import { publicStatuses } from '../job.status.ts'
import { toDuty } from './duty-of-row.ts'
import { toJobPlace } from './place-columns.ts'

type JobsQuery = SelectQueryBuilder<DB, 'jobs' | 'employers', object>

/**
 * Publicly listed jobs at `now`: published, not past the closing date, and of duplicates within an employer only the best. Every list
 * starts here.
 */
export function readableJobs(db: Database, now: Date | Expression<Date>): JobsQuery {
  return db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .where('jobs.status', '=', 'published')
    .where('jobs.duplicate_of', 'is', null)
    .where(eb => eb.or([eb('jobs.valid_through', 'is', null), eb('jobs.valid_through', '>', now)]))
}

/** Both asked for with every list; see `loadJobRows`, which decides which of them. */
export const readJobRows = prepared<{ ids: readonly number[]; now: Date }, ListedRow>(
  ['ids', 'now'],
  (db, { ids, now }) => jobRows(db, now).where('jobs.id', '=', sql<number>`any(${ids}::int[])`),
)

/** What tells whether a row read before is still the present one: both versions count every change of their table's row. */
export const readRowStamps = prepared<{ ids: readonly number[]; now: Date }, RowStamp>(
  ['ids', 'now'],
  (db, { ids, now }) =>
    readableJobs(db, now)
      .select(['jobs.id', 'jobs.version', 'employers.version as employer_version'])
      .select(confirmedAt.as('last_confirmed_at'))
      .where('jobs.id', '=', sql<number>`any(${ids}::int[])`),
)

export type RowStamp = {
  id: number
  version: number
  employer_version: number
  last_confirmed_at: Date | null
}

export type PublicJobRow = JobRow & {
  /** Paused, expired, filled, or past its closing date. */
  hasEnded: boolean
  endedAt: Date | null
}

/** Those among `ids` whose page is public, ended ones too, in no particular order. */
export async function loadPublicJobRows(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<PublicJobRow[]> {
  if (ids.length === 0) return []
  const jobs = db.selectFrom('jobs').innerJoin('employers', 'employers.id', 'jobs.employer_id')
  const rows = await withRowColumns(jobs)
    .select(['jobs.status', 'jobs.ended_at'])
    .where('jobs.id', '=', sql<number>`any(${sql.val(ids)}::int[])`)
    .where('jobs.status', 'in', [...publicStatuses])
    .execute()
  return rows.map(row => {
    const job = toJobRow(row, now)
    const hasEnded = row.status !== 'published' || (job.validThrough !== null && job.validThrough <= now)
    return { ...job, hasEnded, endedAt: hasEnded ? (row.ended_at ?? job.validThrough) : null }
  })
}

function jobRows(db: Database, now: Expression<Date>) {
  return withRowColumns(readableJobs(db, now)).select('employers.version as employer_version')
}

export type ListedRow = Awaited<ReturnType<ReturnType<typeof jobRows>['execute']>>[number]

/**
 * When the employer, the feed or a link check last confirmed the job. A feed confirms all jobs it contains at once, so that is stored with
 * the feed and not written to each job.
 */
export const confirmedAt = sql<Date | null>`greatest(
  jobs.last_confirmed_at,
  (select greatest(feeds.confirmed_at, feed_items.confirmed_at) from feeds join feed_items on feed_items.feed_id = feeds.id
    where feed_items.job_id = jobs.id and feed_items.missed_count = 0),
  (select confirmed_at from job_links where job_links.job_id = jobs.id and job_links.url = jobs.apply_url))`

/** Adds everything {@link toJobRow} reads to a query over jobs joined with employers. */
export function withRowColumns(jobs: JobsQuery) {
  return jobs
    .select([
      'jobs.id',
      'jobs.slug',
      'jobs.title',
      'jobs.language',
      'jobs.category',
      'jobs.profession',
      'jobs.specialty',
      'jobs.employment_types',
      'jobs.contract',
      'jobs.experience',
      'jobs.remote',
      'jobs.shift_models',
      'jobs.pay_text',
      'jobs.pay_min',
      'jobs.pay_max',
      'jobs.pay_currency',
      'jobs.pay_period',
      'jobs.pay_tariff',
      'jobs.pay_tariff_group',
      'jobs.pay_tariff_step_from',
      'jobs.pay_tariff_step_to',
      'jobs.posted_at',
      confirmedAt.as('last_confirmed_at'),
      'jobs.valid_through',
      'jobs.featured_until',
      'jobs.is_agency',
      'jobs.version',
      'jobs.duty_facts',
      'jobs.weekends_per_month',
      'jobs.hours_week',
      'jobs.workload_min_percent',
      'jobs.workload_max_percent',
      'employers.id as employer_id',
      'employers.slug as employer_slug',
      'employers.name as employer_name',
      'employers.type as employer_type',
      'employers.size as employer_size',
      'employers.is_agency as employer_is_agency',
      'employers.logo_file_id as employer_logo_file_id',
    ])
    .select(eb => [
      jobPlaces(eb.selectFrom('job_places')).as('places'),
      jsonObjectFrom(
        eb
          .selectFrom('job_tariffs')
          .select(['reading', 'month_min', 'month_max', 'currency'])
          .whereRef('job_tariffs.job_id', '=', 'jobs.id')
          .where('month_min', 'is not', null),
      ).as('derived'),
      eb
        .selectFrom('job_duties')
        .select('facts')
        .whereRef('job_duties.job_id', '=', 'jobs.id')
        .as('recognised_duty'),
    ])
}

/** The places of the outer query's job, in the employer's order. */
function jobPlaces(places: SelectQueryBuilder<DB, 'job_places', object>) {
  return jsonArrayFrom(
    places
      .select([
        'place_id',
        'name',
        'street',
        'postal_code',
        'state_code',
        'country',
        'lat_degrees',
        'lon_degrees',
      ])
      .where('job_places.job_id', '=', sql.ref<number>('jobs.id'))
      .orderBy('position'),
  )
}

type Row = Awaited<ReturnType<ReturnType<typeof withRowColumns>['execute']>>[number]

// The casts: check constraints limit these columns to the listed values; the generated types only say `string`.
export function toJobRow(row: Row, now: Date): JobRow {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    language: row.language as JobRow['language'],
    employer: {
      id: row.employer_id,
      slug: row.employer_slug,
      name: row.employer_name,
      type: row.employer_type as JobRow['employer']['type'],
      size: row.employer_size as JobRow['employer']['size'],
      logoFileId: row.employer_logo_file_id,
    },
    places: row.places.map(toJobPlace),
    category: row.category as JobRow['category'],
    profession: row.profession,
    specialty: row.specialty,
    employmentTypes: row.employment_types as JobRow['employmentTypes'],
    contract: row.contract as JobRow['contract'],
    experience: row.experience as JobRow['experience'],
    remote: row.remote as JobRow['remote'],
    shiftModels: row.shift_models as JobRow['shiftModels'],
    pay: toJobPay(row),
    derivedPay: toDerivedPay(row),
    duty: toDuty(row),
    postedAt: row.posted_at,
    lastConfirmedAt: row.last_confirmed_at,
    validThrough: row.valid_through,
    isFeatured: row.featured_until !== null && row.featured_until > now,
    isAgency: row.is_agency || row.employer_is_agency,
    version: row.version,
  }
}

function toDerivedPay({ pay_min, pay_max, derived }: Row): JobDerivedPay | null {
  if (pay_min !== null || pay_max !== null || derived === null) return null
  const { month_min: min, month_max: max, currency } = derived
  // The cast: the column holds what the vocabulary read.
  const { scheme, group, groupTo } = derived.reading as unknown as NamedGroup
  if (min === null || max === null || scheme === null || group === null) return null
  return { min, max, currency: currency === 'CHF' ? 'CHF' : 'EUR', scheme, group, groupTo }
}

export type PayRow = Pick<
  Row,
  | 'pay_text'
  | 'pay_min'
  | 'pay_max'
  | 'pay_currency'
  | 'pay_period'
  | 'pay_tariff'
  | 'pay_tariff_group'
  | 'pay_tariff_step_from'
  | 'pay_tariff_step_to'
>

export function toJobPay(row: PayRow): JobPay | null {
  if (row.pay_min === null && row.pay_max === null && row.pay_tariff === null && row.pay_text === null)
    return null
  const from = row.pay_tariff_step_from ?? row.pay_tariff_step_to
  const to = row.pay_tariff_step_to ?? row.pay_tariff_step_from
  return {
    min: row.pay_min,
    max: row.pay_max,
    currency: (row.pay_currency ?? 'EUR') as JobPay['currency'],
    period: row.pay_period as JobPay['period'],
    tariff: row.pay_tariff,
    tariffGroup: row.pay_tariff_group,
    tariffSteps: from === null || to === null ? null : { from, to },
    text: row.pay_text,
  }
}
