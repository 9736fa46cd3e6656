// How long an employer with 5,000 jobs waits for their list in each order, with filters, and for the preview of a bulk action on all
// filtered jobs: `npm run bench:own-jobs -- [--rounds 40]`.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { limits } from '../src/config/limits.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { listOwnJobs, readOwnJobChoices } from '../src/domain/job-ads/own-list/list-own-jobs.ts'
import { ownJobFilterSchema } from '../src/domain/job-ads/own-list/own-job-list.schema.ts'
import { previewJobMoves } from '../src/domain/job-ads/own-list/preview-job-moves.ts'
import { makePerson } from '../tests/support/account.ts'
import { openBench } from './support/database.ts'
import { type Gate, judge } from './support/gates.ts'
import { median, percentile, timed } from './support/measure.ts'

const limitMs = 150
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '40' } } })
const bench = await openBench('own-jobs', { connections: 10 })
const { db } = bench.ctx
const all = ownJobFilterSchema.parse({ words: '' })
const employerId = await fill()
const person = await makePerson(db, { role: 'employer' })
const ctx: Context = {
  ...bench.ctx,
  actor: { ...person, memberships: [{ employerId, role: 'recruiter' }] },
}
const page = { employerId, ...all, page: 1, pageSize: limits.ownJobsPage }

try {
  const orders = ['waiting', 'ends', 'applications', 'views', 'title', 'published'] as const
  const gates: Gate[] = []
  for (const sort of orders)
    gates.push(await measure(`by ${sort}`, () => listOwnJobs(ctx, { ...page, sort })))
  gates.push(
    await measure('page 80', () => listOwnJobs(ctx, { ...page, sort: 'waiting', page: 80 })),
    await measure('of a place, ending soon', () =>
      listOwnJobs(ctx, { ...page, sort: 'waiting', place: 'Ort 7', isEnding: true }),
    ),
    await measure('with a word', () => listOwnJobs(ctx, { ...page, sort: 'waiting', words: 'Stelle 49' })),
    await measure('filter options', () => readOwnJobChoices(ctx, { employerId, tab: 'public' })),
    await measure('preview of a bulk action', () =>
      previewJobMoves(ctx, {
        employerId,
        action: 'pause',
        chosen: { matching: all, sort: 'waiting', order: null },
      }),
    ),
  )
  console.log(`machine load: ${loadavg()[0]?.toFixed(1)}`)
  process.exitCode = judge(gates) ? 0 : 1
} finally {
  await bench.close()
}

/** Two employers with 5,000 jobs each, every job with a place, 60 days of views, and four applications. @returns the id of the first */
async function fill(): Promise<number> {
  await sql`insert into employers (slug, name, type)
    select 'haus-' || n, 'Haus ' || n, 'hospital' from generate_series(1, 2) n`.execute(db)
  await sql`insert into jobs (employer_id, status, title, title_original, slug, category, apply_way, department,
      published_at, valid_through, updated_at)
    select employers.id, 'published', 'Stelle ' || n, 'Stelle ' || n, 'stelle', 'nursing', 'here', 'Station ' || n % 40,
      now() - n * interval '10 minutes', now() + (n % 60) * interval '1 day', now() - n * interval '1 minute'
    from employers, generate_series(1, 5000) n`.execute(db)
  await sql`insert into job_places (job_id, position, name, country)
    select id, 0, 'Ort ' || id % 25, 'DE' from jobs`.execute(db)
  await sql`insert into job_figures (job_id, day, views)
    select jobs.id, current_date - n, n from jobs, generate_series(1, 60) n`.execute(db)
  await sql`insert into applications (job_id, employer_id, applicant_email, applicant_name, message, status)
    select jobs.id, jobs.employer_id, jobs.id || '-' || n || '@example.org', 'Person ' || n, '',
      (array['applied', 'rejected', 'hired', 'withdrawn'])[1 + (jobs.id + n) % 4]
    from jobs, generate_series(1, 4) n`.execute(db)
  await sql`vacuum analyze`.execute(db)
  const first = await db.selectFrom('employers').select('id').orderBy('id').executeTakeFirstOrThrow()
  return first.id
}

async function measure(name: string, work: () => Promise<unknown>): Promise<Gate> {
  for (let round = 0; round < 3; round++) await work()
  const times: number[] = []
  for (let round = 0; round < Number(values.rounds); round++) times.push(await timed(work))
  const p95 = percentile(times, 95)
  console.log(`${name}: median ${median(times).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`)
  return { name: `${name}, p95`, found: p95, limit: limitMs, at: 'most', unit: ' ms' }
}
