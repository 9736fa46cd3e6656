import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

export type JobFigure = 'views' | 'saves' | 'starts' | 'submissions' | 'leaves'

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
