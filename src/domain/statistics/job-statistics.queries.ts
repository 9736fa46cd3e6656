import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

/** Counted by the use cases themselves; readers are counted in batches by `openViewCounter`. */
export type JobCounter = 'saves' | 'submissions' | 'leaves'

/** Adds `by` to a job's counter for a day; ignored for an unknown job. */
export async function addToCounter(
  db: Database,
  count: { jobId: number; day: string; counter: JobCounter; by: number },
): Promise<void> {
  const { jobId, day, counter, by } = count
  await db
    .insertInto('job_figures')
    .columns(['job_id', 'day', counter])
    .expression(eb =>
      eb
        .selectFrom('jobs')
        .select(['jobs.id', sql<string>`${day}::date`.as('day'), sql<number>`${by}::integer`.as('counter')])
        .where('jobs.id', '=', jobId),
    )
    .onConflict(conflict =>
      conflict
        .columns(['job_id', 'day'])
        .doUpdateSet({ [counter]: sql`job_figures.${sql.ref(counter)} + ${by}` }),
    )
    .execute()
}

/** Decrements a day's counter, not below 0. */
export async function subtractFromCounter(
  db: Database,
  count: { jobId: number; day: string; counter: JobCounter },
): Promise<void> {
  const { jobId, day, counter } = count
  await db
    .updateTable('job_figures')
    .set({ [counter]: sql`${sql.ref(counter)} - 1` })
    .where('job_id', '=', jobId)
    .where('day', '=', sql<Date>`${day}::date`)
    .where(counter, '>', 0)
    .execute()
}

export type JobStatisticsRow = { jobId: number; day: string } & Partial<
  Record<JobCounter | 'views' | 'starts', number>
>

/** Adds several counters of several days at once; each job and day may occur once. Unknown jobs are skipped. */
export async function addJobStatistics(db: Database, rows: readonly JobStatisticsRow[]): Promise<void> {
  if (rows.length === 0) return
  // A fixed order prevents deadlocks between processes.
  const ordered = rows.toSorted((a, b) => a.jobId - b.jobId || a.day.localeCompare(b.day))
  const column = (name: JobCounter | 'views' | 'starts') => ordered.map(row => row[name] ?? 0)
  await sql`
    insert into job_figures (job_id, day, views, saves, starts, submissions, leaves)
    select added.* from unnest(
      ${ordered.map(({ jobId }) => jobId)}::integer[], ${ordered.map(({ day }) => day)}::date[],
      ${column('views')}::integer[], ${column('saves')}::integer[], ${column('starts')}::integer[],
      ${column('submissions')}::integer[], ${column('leaves')}::integer[]
    ) as added (job_id, day, views, saves, starts, submissions, leaves) join jobs on jobs.id = added.job_id
    order by added.job_id, added.day
    on conflict (job_id, day) do update set views = job_figures.views + excluded.views,
      saves = job_figures.saves + excluded.saves, starts = job_figures.starts + excluded.starts,
      submissions = job_figures.submissions + excluded.submissions, leaves = job_figures.leaves + excluded.leaves`.execute(
    db,
  )
}

export type Statistics = { views: number; saves: number; starts: number; submissions: number }
export type DayStatistics = Statistics & { day: string }
export type JobStatistics = Statistics & { jobId: number; title: string; isOpen: boolean }

/** Every day from `from` to `to`, including those without activity. */
export async function listStatisticsByDay(
  db: Database,
  input: { employerId: number; from: string; to: string },
): Promise<DayStatistics[]> {
  const { employerId, from, to } = input
  const { rows } = await sql<DayStatistics>`
    select span.day::date::text as day, coalesce(sum(views), 0)::integer as views, coalesce(sum(saves), 0)::integer as saves,
      coalesce(sum(starts), 0)::integer as starts, coalesce(sum(submissions), 0)::integer as submissions
    from generate_series(${from}::date, ${to}::date, interval '1 day') as span (day)
    left join (job_figures join jobs on jobs.id = job_figures.job_id and jobs.employer_id = ${employerId})
      on job_figures.day = span.day::date
    group by 1 order by 1`.execute(db)
  return rows
}

/** Jobs with any activity, most viewed first. */
export async function listStatisticsByJob(
  db: Database,
  input: { employerId: number; from: string; to: string; limit: number },
): Promise<JobStatistics[]> {
  const { employerId, from, to, limit } = input
  const { rows } = await sql<JobStatistics>`
    select jobs.id as "jobId", jobs.title, jobs.status = 'published' as "isOpen", sum(views)::integer as views,
      sum(saves)::integer as saves, sum(starts)::integer as starts, sum(submissions)::integer as submissions
    from job_figures join jobs on jobs.id = job_figures.job_id
    where jobs.employer_id = ${employerId} and jobs.status <> 'deleted' and job_figures.day between ${from}::date and ${to}::date
    group by jobs.id order by sum(views) desc, sum(submissions) desc, jobs.id desc limit ${limit}`.execute(db)
  return rows
}

/** Open jobs, those of them that end before `soon`, and applications that are neither decided nor read. */
export async function loadEmployerNumbers(
  db: Database,
  input: { employerId: number; now: Date; soon: Date },
): Promise<{ openJobs: number; endingJobs: number; newApplications: number }> {
  const { employerId, now, soon } = input
  const { rows } = await sql<{ openJobs: number; endingJobs: number; newApplications: number }>`
    select
      (select count(*) from jobs where employer_id = ${employerId} and status = 'published') as "openJobs",
      (select count(*) from jobs where employer_id = ${employerId} and status = 'published'
        and valid_through between ${now} and ${soon}) as "endingJobs",
      (select count(*) from applications where employer_id = ${employerId} and status in ('invited', 'applied')
        and first_viewed_at is null) as "newApplications"`.execute(db)
  return rows[0] ?? { openJobs: 0, endingJobs: 0, newApplications: 0 }
}
