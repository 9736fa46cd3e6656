import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../db/client.ts'

/** A published job with everything that search uses; times are seconds since 1970. */
export type JobRecord = Awaited<ReturnType<typeof loadPublishedJobs>>[number]

/** The published ones among `ids`, past their last day or not: expiry is a filter of the index, so that it needs no update. */
export async function loadPublishedJobs(db: Database, ids: number[]) {
  return publishedJobs(db)
    .where('jobs.id', '=', sql<number>`any(${sql.val(ids)}::int[])`)
    .execute()
}

/** Published jobs in ascending order of id, after `afterId`. */
export async function loadPublishedJobsAfter(
  db: Database,
  afterId: number,
  limit: number,
): Promise<JobRecord[]> {
  return publishedJobs(db).where('jobs.id', '>', afterId).orderBy('jobs.id').limit(limit).execute()
}

export async function countPublishedJobs(db: Database): Promise<number> {
  const row = await db
    .selectFrom('jobs')
    .select(sql<number>`count(*)`.as('jobs'))
    .where('status', '=', 'published')
    .where('duplicate_of', 'is', null)
    .executeTakeFirstOrThrow()
  return row.jobs
}

const employerColumns = [
  'employers.id as employer_id',
  'employers.version as employer_version',
  'employers.name as employer_name',
  'employers.type as employer_type',
  'employers.ownership as employer_ownership',
  'employers.size as employer_size',
  'employers.is_agency as employer_is_agency',
  'employers.demoted_by as employer_demoted_by',
] as const

function publishedJobs(db: Database) {
  return db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .leftJoin('job_tariffs', 'job_tariffs.job_id', 'jobs.id')
    .leftJoin('job_duties', 'job_duties.job_id', 'jobs.id')
    .where('jobs.status', '=', 'published')
    .where('jobs.duplicate_of', 'is', null)
    .select([
      'jobs.id',
      'jobs.version',
      'jobs.title',
      'jobs.language',
      'jobs.description_html',
      'jobs.department',
      'jobs.category',
      'jobs.profession',
      'jobs.specialty',
      'jobs.employment_types',
      'jobs.contract',
      'jobs.experience',
      'jobs.remote',
      'jobs.shift_models',
      'jobs.workload_min_percent',
      'jobs.workload_max_percent',
      'jobs.start_text',
      'jobs.hours_week',
      'jobs.weekends_per_month',
      'jobs.duty_facts',
      'job_duties.facts as recognised_duty',
      'jobs.pay_month_min_eur',
      'jobs.pay_month_max_eur',
      'jobs.pay_tariff',
      'jobs.pay_tariff_group',
      'job_tariffs.month_min_eur as derived_min_eur',
      'job_tariffs.month_max_eur as derived_max_eur',
      'jobs.required_languages',
      'jobs.is_agency',
      'jobs.posted_at',
      'jobs.valid_through',
      'jobs.featured_until',
      'jobs.demoted_by',
      ...employerColumns,
    ])
    .select(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('job_places')
          .select(['name', 'postal_code', 'state_code', 'country', 'lat_degrees', 'lon_degrees'])
          .whereRef('job_places.job_id', '=', 'jobs.id')
          .orderBy('position'),
      ).as('places'),
    )
}

export const driftBucketJobs = 1024

/** Sums of ids and versions over the published jobs of one bucket, for a cheap comparison of database and index. */
export type BucketSum = { bucket: number; jobs: number; ids: number; versions: number }

/** A bucket is 1,024 ids; versions are summed as {@link versionMark}. */
export async function sumBuckets(db: Database): Promise<BucketSum[]> {
  return db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .where('jobs.status', '=', 'published')
    .where('jobs.duplicate_of', 'is', null)
    .select([
      sql<number>`jobs.id / ${sql.lit(driftBucketJobs)}`.as('bucket'),
      sql<number>`count(*)`.as('jobs'),
      sql<number>`sum(jobs.id)`.as('ids'),
      sql<number>`sum((jobs.version * 8191::bigint + employers.version) * (jobs.id % 127 + 1) % 2147483647)`.as(
        'versions',
      ),
    ])
    .groupBy('bucket')
    .orderBy('bucket')
    .execute()
}

/** A 31-bit hash that changes with the content of the job and of its employer; equal to what {@link sumBuckets} sums. */
export function versionMark(job: { id: number; version: number; employer_version: number }): number {
  return ((job.version * 8191 + job.employer_version) * ((job.id % 127) + 1)) % 2_147_483_647
}
