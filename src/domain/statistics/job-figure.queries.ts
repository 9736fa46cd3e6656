import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

/** What is counted where it happens; what readers do is counted together, by `openViewCounter`. */
export type JobFigure = 'saves' | 'submissions' | 'leaves'

/** Adds `by` to what happened to an ad on a day; nothing is counted for a job that is not there. */
export async function addJobFigure(
  db: Database,
  count: { jobId: number; day: string; figure: JobFigure; by: number },
): Promise<void> {
  const { jobId, day, figure, by } = count
  await db
    .insertInto('job_figures')
    .columns(['job_id', 'day', figure])
    .expression(eb =>
      eb
        .selectFrom('jobs')
        .select(['jobs.id', sql<string>`${day}::date`.as('day'), sql<number>`${by}::integer`.as('figure')])
        .where('jobs.id', '=', jobId),
    )
    .onConflict(conflict =>
      conflict
        .columns(['job_id', 'day'])
        .doUpdateSet({ [figure]: sql`job_figures.${sql.ref(figure)} + ${by}` }),
    )
    .execute()
}

/** One less of what was counted on a day, if there is any. */
export async function subtractJobFigure(
  db: Database,
  count: { jobId: number; day: string; figure: JobFigure },
): Promise<void> {
  const { jobId, day, figure } = count
  await db
    .updateTable('job_figures')
    .set({ [figure]: sql`${sql.ref(figure)} - 1` })
    .where('job_id', '=', jobId)
    .where('day', '=', sql<Date>`${day}::date`)
    .where(figure, '>', 0)
    .execute()
}

export type JobFigureRow = { jobId: number; day: string } & Partial<
  Record<JobFigure | 'views' | 'starts', number>
>

/** Adds to several figures of several days at once; an ad and a day may appear once. Jobs that are not there are left out. */
export async function addJobFigures(db: Database, rows: readonly JobFigureRow[]): Promise<void> {
  if (rows.length === 0) return
  // One order for everybody, so that no two processes wait for each other.
  const ordered = rows.toSorted((a, b) => a.jobId - b.jobId || a.day.localeCompare(b.day))
  const column = (name: JobFigure | 'views' | 'starts') => ordered.map(row => row[name] ?? 0)
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

export type Figures = { views: number; saves: number; starts: number; submissions: number }
export type DayFigures = Figures & { day: string }
export type JobFigures = Figures & { jobId: number; title: string; isOpen: boolean }

/** Every day from `from` to `to`, also those on which nothing happened. */
export async function listFiguresByDay(
  db: Database,
  input: { employerId: number; from: string; to: string },
): Promise<DayFigures[]> {
  const { employerId, from, to } = input
  const { rows } = await sql<DayFigures>`
    select span.day::date::text as day, coalesce(sum(views), 0)::integer as views, coalesce(sum(saves), 0)::integer as saves,
      coalesce(sum(starts), 0)::integer as starts, coalesce(sum(submissions), 0)::integer as submissions
    from generate_series(${from}::date, ${to}::date, interval '1 day') as span (day)
    left join (job_figures join jobs on jobs.id = job_figures.job_id and jobs.employer_id = ${employerId})
      on job_figures.day = span.day::date
    group by 1 order by 1`.execute(db)
  return rows
}

/** Ads with anything to tell of, those most read first. */
export async function listFiguresByJob(
  db: Database,
  input: { employerId: number; from: string; to: string; limit: number },
): Promise<JobFigures[]> {
  const { employerId, from, to, limit } = input
  const { rows } = await sql<JobFigures>`
    select jobs.id as "jobId", jobs.title, jobs.status = 'published' as "isOpen", sum(views)::integer as views,
      sum(saves)::integer as saves, sum(starts)::integer as starts, sum(submissions)::integer as submissions
    from job_figures join jobs on jobs.id = job_figures.job_id
    where jobs.employer_id = ${employerId} and jobs.status <> 'deleted' and job_figures.day between ${from}::date and ${to}::date
    group by jobs.id order by sum(views) desc, sum(submissions) desc, jobs.id desc limit ${limit}`.execute(db)
  return rows
}

/** Ads that are open now, those of them that end before `soon`, and applications that nobody has decided on and nobody has read. */
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
      (select count(*) from applications where employer_id = ${employerId} and status = 'applied'
        and first_viewed_at is null) as "newApplications"`.execute(db)
  return rows[0] ?? { openJobs: 0, endingJobs: 0, newApplications: 0 }
}
