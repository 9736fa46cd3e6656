import type { JobDocument } from '../../src/domain/caller/job-search.ts'
import { startBenchPostgres } from './postgres.ts'

/** Which jobs PostgreSQL's German text search finds for a text, in whole jobs or in titles alone. */
export type PostgresJobs = {
  find(text: string, where: 'all' | 'title'): Promise<number[]>
  stop(): Promise<void>
}

export async function postgresJobs(jobs: readonly JobDocument[]): Promise<PostgresJobs> {
  const { pool, stop } = await startBenchPostgres()
  await pool.query('create unlogged table jobs (id integer primary key, title tsvector, "all" tsvector)')
  for (const job of jobs) {
    await pool.query("insert into jobs values ($1, to_tsvector('german', $2), to_tsvector('german', $3))", [
      job.id,
      job.title,
      [job.title, job.employer, job.places, job.department, job.text].join('\n'),
    ])
  }
  return {
    find: async (text, where) => {
      const { rows } = await pool.query<{ id: number }>(
        `select id from jobs where ${where === 'title' ? 'title' : '"all"'} @@ plainto_tsquery('german', $1)`,
        [text],
      )
      return rows.map(({ id }) => id)
    },
    stop,
  }
}
