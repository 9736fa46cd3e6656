// How long an employer with 5,000 applications waits for list, board and one application, beside 50,000 of other employers:
// `node scripts/run.mjs bench/applications.ts [--rounds 60]`. Database work and shaping, without HTTP and the page.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { connect } from '../src/db/client.ts'
import { migrate } from '../src/db/migrate.ts'
import { closedDoors } from '../src/domain/accounts/doors.ts'
import type { UserActor } from '../src/domain/actor.ts'
import {
  listEmployerApplications,
  readApplicationBoard,
} from '../src/domain/applications/list-employer-applications.ts'
import { listOwnApplications } from '../src/domain/applications/list-own-applications.ts'
import { readEmployerApplication } from '../src/domain/applications/read-employer-application.ts'
import type { Context } from '../src/domain/context.ts'
import { noJobSearch } from '../src/domain/jobs/open-job-search.ts'
import { noLinks } from '../src/domain/links.ts'
import { openEmbeddedPostgres } from '../src/platform/embedded-postgres.ts'
import { closedFetcher } from '../src/platform/fetcher.ts'
import { filesOnDisk } from '../src/platform/files-on-disk.ts'
import { createLog } from '../src/platform/log.ts'
import { closedPost } from '../src/platform/mailer.ts'
import { judge } from './support/gates.ts'
import { median, percentile, timed } from './support/measure.ts'

const limitMs = 150
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '60' } } })
const folder = await mkdtemp(join(tmpdir(), 'bench-applications-'))
const server = await openEmbeddedPostgres(join(folder, 'data'))
const db = connect(server.url, 10)
await migrate(db)

const ctx: Context = {
  actor: { kind: 'guest' },
  db,
  search: noJobSearch,
  doors: closedDoors,
  links: noLinks,
  post: closedPost,
  files: filesOnDisk(join(folder, 'files')),
  scanner: null,
  fetcher: closedFetcher,
  tasks: { enqueue: async () => {}, within: () => ctx.tasks },
  now: () => new Date(),
  locale: 'de',
  log: createLog('silent'),
}
const { employerId, userId, seekerId } = await fill()
const person: Omit<UserActor, 'role' | 'isJobSeeker' | 'memberships' | 'userId'> = {
  kind: 'user',
  sessionId: randomUUID(),
  assurance: 'aal1',
}
const asOwner: Context = {
  ...ctx,
  actor: {
    ...person,
    userId,
    role: 'employer',
    isJobSeeker: false,
    memberships: [{ employerId, role: 'owner' }],
  },
}
const asSeeker: Context = {
  ...ctx,
  actor: { ...person, userId: seekerId, role: 'job_seeker', isJobSeeker: true, memberships: [] },
}
const all = { employerId, jobId: null, status: null, q: '', sort: 'newest' as const }
const { rows } = await listEmployerApplications(asOwner, { ...all, page: 120 })
const ids = rows.map(({ id }) => id)

const works: [string, (round: number) => Promise<unknown>][] = [
  ['list, first page', () => listEmployerApplications(asOwner, { ...all, page: 1 })],
  ['list, page 200', () => listEmployerApplications(asOwner, { ...all, page: 200 })],
  ['list, by name', () => listEmployerApplications(asOwner, { ...all, q: 'person 49', page: 1 })],
  ['board', () => readApplicationBoard(asOwner, all)],
  ['board, 200 of a column', () => readApplicationBoard(asOwner, { ...all, shown: { applied: 200 } })],
  ['one application', round => readEmployerApplication(asOwner, { id: ids[round % ids.length] ?? '' })],
  ['my applications', () => listOwnApplications(asSeeker, { tab: 'all', page: 1 })],
]
const gates = []
for (const [name, work] of works) {
  for (let round = 0; round < 5; round++) await work(round)
  const times: number[] = []
  for (let round = 0; round < Number(values.rounds); round++) times.push(await timed(() => work(round)))
  const p95 = percentile(times, 95)
  console.log(`${name}: median ${median(times).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`)
  gates.push({ name: `${name}, p95`, found: p95, limit: limitMs, at: 'most' as const, unit: ' ms' })
}
const isWithin = judge(gates)
await db.destroy()
await server.stop(async () => false)
await rm(folder, { recursive: true, force: true })
process.exitCode = isWithin ? 0 : 1

/** Eleven employers with 5,000 applications each over 20 ads: the first one's are measured. */
async function fill() {
  await sql`insert into users (name, email, email_verified, sign_up)
    select 'Person ' || n, 'person' || n || '@example.org', true, '{"role": "job_seeker", "locale": "de"}'::jsonb
    from generate_series(1, 200) n`.execute(db)
  await sql`insert into employers (slug, name, type)
    select 'haus-' || n, 'Haus ' || n, 'hospital' from generate_series(1, 11) n`.execute(db)
  await sql`insert into jobs (employer_id, status, title, title_original, slug, category, apply_way)
    select employers.id, 'published', 'Stelle ' || n, 'Stelle ' || n, 'stelle', 'nursing', 'here'
    from employers, generate_series(1, 20) n`.execute(db)
  await sql`insert into applications (job_id, employer_id, user_id, applicant_email, applicant_name, message, status, created_at)
    select jobs.id, jobs.employer_id,
      case when n <= 10 then (select id from users order by email offset n limit 1) end,
      'person' || jobs.id || '-' || n || '@example.org', 'Person ' || n, repeat('Ein Satz der Bewerbung. ', 40),
      (array['applied', 'applied', 'interview', 'rejected', 'rejected', 'hired', 'withdrawn'])[1 + (n * 7 + jobs.id) % 7],
      now() - (random() * interval '400 days')
    from jobs, generate_series(1, 250) n`.execute(db)
  await sql`insert into application_events (application_id, kind, to_status, actor)
    select id, 'status', 'applied', 'applicant' from applications`.execute(db)
  await sql`insert into application_messages (application_id, sender, text, read_at)
    select id, 'applicant', 'Eine Frage.', case when n = 1 then now() end from applications, generate_series(1, 2) n
    where status = 'interview'`.execute(db)
  await sql`insert into files (sha256, bytes, media_type, name, purpose)
    select repeat('a', 64), 1000, 'application/pdf', id || '.pdf', 'application' from applications`.execute(
    db,
  )
  await sql`insert into application_files (application_id, file_id, position)
    select applications.id, files.id, 0 from applications join files on files.name = applications.id || '.pdf'`.execute(
    db,
  )
  await sql`vacuum analyze`.execute(db)
  const first = await db.selectFrom('employers').select('id').orderBy('id').executeTakeFirstOrThrow()
  const users = await db
    .selectFrom('applications')
    .select(eb => ['user_id as id', eb.fn.countAll().as('count')])
    .where('user_id', 'is not', null)
    .groupBy('user_id')
    .orderBy('count', 'desc')
    .limit(2)
    .execute()
  const [seekerId = '', userId = ''] = users.map(({ id }) => id ?? '')
  return { employerId: first.id, userId, seekerId }
}
