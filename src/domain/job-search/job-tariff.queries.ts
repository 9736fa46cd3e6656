import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { RecognisedDuty } from '../../vocabulary/duty/duty-of-ad.ts'
import type { DerivedPay, NamedGroup } from '../../vocabulary/pay/gross/derived-pay.ts'

/** A published job whose texts have not been read in its present version; `reading`, the months and `duty` are what an earlier one said. */
export type JobToRead = Awaited<ReturnType<typeof loadJobsToRead>>[number]

export async function loadJobsToRead(db: Database, ids: readonly number[]) {
  return unreadJobs(db)
    .where('jobs.id', '=', sql<number>`any(${sql.val(ids)}::int[])`)
    .execute()
}

/** In ascending order of id, after `afterId`. */
export async function loadJobsToReadAfter(db: Database, afterId: number, limit: number) {
  return unreadJobs(db).where('jobs.id', '>', afterId).orderBy('jobs.id').limit(limit).execute()
}

function unreadJobs(db: Database) {
  return db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .leftJoin('job_tariffs', 'job_tariffs.job_id', 'jobs.id')
    .leftJoin('job_duties', 'job_duties.job_id', 'jobs.id')
    .where('jobs.status', '=', 'published')
    .where(eb =>
      eb.or([
        eb('job_tariffs.job_id', 'is', null),
        eb('job_tariffs.job_version', '<>', eb.ref('jobs.version')),
        eb('job_duties.job_id', 'is', null),
      ]),
    )
    .select([
      'jobs.id',
      'jobs.version',
      'jobs.title',
      'jobs.description_html',
      'jobs.profession',
      'jobs.benefits',
      'jobs.pay_text',
      'jobs.pay_tariff',
      'jobs.pay_tariff_group',
      'jobs.pay_tariff_step_from',
      'jobs.pay_tariff_step_to',
      'jobs.pay_scheme',
      'employers.name as employer_name',
      'job_tariffs.reading',
      'job_tariffs.month_min',
      'job_tariffs.month_max',
      'job_tariffs.currency',
      'job_duties.facts as duty',
    ])
    .select(eb =>
      eb
        .selectFrom('job_places')
        .select('country')
        .whereRef('job_places.job_id', '=', 'jobs.id')
        .orderBy('position')
        .limit(1)
        .as('country'),
    )
}

export type ReadJob = {
  id: number
  version: number
  reading: NamedGroup | null
  pay: DerivedPay | null
  duty: RecognisedDuty
}

/**
 * Keeps what was read. Jobs that changed meanwhile are left out: their change is read in turn. Those in `isNew` count as changed, so that
 * search and lists learn of it.
 */
export async function keepReadings(
  db: Database,
  read: readonly ReadJob[],
  isNew: ReadonlySet<number>,
): Promise<void> {
  const versions = await touchJobs(
    db,
    read.filter(({ id }) => isNew.has(id)),
  )
  const present = read.flatMap(job => {
    const now = isNew.has(job.id) ? versions.get(job.id) : job.version
    return now === undefined ? [] : [{ ...job, job_id: job.id, job_version: now }]
  })
  if (present.length === 0) return
  const rows = present.map(({ job_id, job_version, reading, pay }) => {
    return { job_id, job_version, reading, ...payColumns(pay) }
  })
  await sql`
    insert into job_tariffs
    select given.* from jsonb_populate_recordset(null::job_tariffs, ${JSON.stringify(rows)}::jsonb) as given
    join jobs on jobs.id = given.job_id and jobs.version = given.job_version
    on conflict (job_id) do update set job_version = excluded.job_version, reading = excluded.reading,
      month_min = excluded.month_min, month_max = excluded.month_max, currency = excluded.currency,
      month_min_eur = excluded.month_min_eur, month_max_eur = excluded.month_max_eur`.execute(db)
  const duties = present.map(({ job_id, job_version, duty: facts }) => ({ job_id, job_version, facts }))
  await sql`
    insert into job_duties
    select given.* from jsonb_populate_recordset(null::job_duties, ${JSON.stringify(duties)}::jsonb) as given
    join jobs on jobs.id = given.job_id and jobs.version = given.job_version
    on conflict (job_id) do update set job_version = excluded.job_version, facts = excluded.facts`.execute(db)
}

/** A new version of each job that is still in the given one. @returns the new versions */
async function touchJobs(
  db: Database,
  jobs: readonly { id: number; version: number }[],
): Promise<Map<number, number>> {
  if (jobs.length === 0) return new Map()
  const { rows } = await sql<{ id: number; version: number }>`
    update jobs set version = jobs.version
    from unnest(${jobs.map(({ id }) => id)}::int[], ${jobs.map(({ version }) => version)}::int[]) as read (id, version)
    where jobs.id = read.id and jobs.version = read.version
    returning jobs.id, jobs.version`.execute(db)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

function payColumns(pay: DerivedPay | null) {
  return {
    month_min: pay?.monthMin ?? null,
    month_max: pay?.monthMax ?? null,
    currency: pay?.currency ?? null,
    month_min_eur: pay?.monthMinEur ?? null,
    month_max_eur: pay?.monthMaxEur ?? null,
  }
}

/** Every different reading of the board: a few hundred, however many jobs there are. */
export async function listReadings(db: Database): Promise<NamedGroup[]> {
  const { rows } = await sql<{ reading: NamedGroup }>`
    select distinct reading from job_tariffs where reading is not null`.execute(db)
  return rows.map(({ reading }) => reading)
}

/** Writes the pay of a reading to all its jobs that say otherwise, and gives them a new version. @returns how many */
export async function renewPay(db: Database, reading: NamedGroup, pay: DerivedPay | null): Promise<number> {
  const { month_min, month_max, currency, month_min_eur, month_max_eur } = payColumns(pay)
  const { rows } = await sql<{ id: number }>`
    with renewed as (
      update job_tariffs set month_min = ${month_min}, month_max = ${month_max}, currency = ${currency},
        month_min_eur = ${month_min_eur}, month_max_eur = ${month_max_eur}
      where reading = ${JSON.stringify(reading)}::jsonb
        and (month_min, month_max, currency) is distinct from (${month_min}::int, ${month_max}::int, ${currency}::text)
      returning job_id)
    update jobs set version = jobs.version from renewed where jobs.id = renewed.job_id returning jobs.id`.execute(
    db,
  )
  return rows.length
}
