import { beforeAll, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { makeJob } from '../../../tests/factories/job.ts'
import { makePerson } from '../../../tests/support/account.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import type { Context } from '../caller/context.ts'
import { Conflict, isDomainError } from '../caller/errors.ts'
import { moveOwnJob, moveOwnJobs } from '../job-ads/move-own-job.ts'
import { type JobParty, type JobStatus, jobStatuses } from './job.status.ts'
import { moveJob } from './steps/move-job.ts'
import { switchModeration } from './switch-moderation.ts'

const db = await testDatabase()
const operator = testContext(db)
const now = operator.now()
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
let employerId = 0
let parties: Record<JobParty, Context>

beforeAll(async () => {
  employerId = await makeEmployer(db)
  const person = await makePerson(db, { role: 'employer' })
  const admin = await makePerson(db, { role: null })
  parties = {
    employer: { ...operator, actor: { ...person, memberships: [{ employerId, role: 'recruiter' }] } },
    admin: {
      ...operator,
      actor: { kind: 'admin', userId: admin.userId, adminId: 1, sessionId: 'x', role: 'owner' },
    },
    system: operator,
  }
})

/** Allowed targets from each status, and who is excluded from some moves. */
const ways: Record<JobStatus, JobStatus[]> = {
  draft: ['in-review', 'published', 'deleted'],
  'in-review': ['draft', 'published', 'deleted'],
  published: ['paused', 'expired', 'filled', 'archived', 'deleted'],
  paused: ['published', 'expired', 'filled', 'archived', 'deleted'],
  expired: ['published', 'filled', 'archived', 'deleted'],
  filled: ['published', 'archived', 'deleted'],
  'taken-down': ['deleted'],
  archived: ['published', 'deleted'],
  deleted: [],
}
const notForEmployers = new Set([
  'in-review published',
  'published deleted',
  'paused deleted',
  'expired deleted',
  'filled deleted',
  'taken-down deleted',
])

function isAllowed(from: JobStatus, to: JobStatus, party: JobParty): boolean {
  if (!ways[from].includes(to)) return false
  if (to === 'expired' && party !== 'system') return false
  return party !== 'employer' || !notForEmployers.has(`${from} ${to}`)
}

const parts: JobParty[] = ['employer', 'admin', 'system']
const pairs = jobStatuses.flatMap(from =>
  jobStatuses.filter(to => to !== from).flatMap(to => parts.map(party => [from, to, party] as const)),
)

describe('every pair of states for every party', () => {
  it.each(pairs)('%s to %s by %s', async (from, to, party) => {
    const jobId = await makeJob(db, { employer_id: employerId, status: from })
    const result = await moveJob(parties[party], { jobId, to, reason: null }).catch((error: unknown) => error)
    const row = await db.selectFrom('jobs').select('status').where('id', '=', jobId).executeTakeFirstOrThrow()
    const events = await db.selectFrom('job_events').selectAll().where('job_id', '=', jobId).execute()
    if (isAllowed(from, to, party)) {
      expect(result).toBe(true)
      expect(row.status).toBe(to)
      expect(events).toMatchObject([{ from_status: from, to_status: to }])
    } else {
      expect(isDomainError(result) && result.kind).toBe('conflict')
      expect(row.status).toBe(from)
      expect(events).toEqual([])
    }
  })
})

describe('an ad of an employer', () => {
  const read = (jobId: number) =>
    db
      .selectFrom('jobs')
      .select(['status', 'valid_through'])
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow()

  it('is renewed for 60 days by one click, whether it still runs or has ended', async () => {
    for (const status of ['published', 'expired', 'filled', 'archived'] as const) {
      const jobId = await makeJob(db, { employer_id: employerId, status, valid_through: days(3) })
      await moveOwnJob(parties.employer, { jobId, action: 'renew' })
      expect(await read(jobId)).toEqual({ status: 'published', valid_through: days(60) })
    }
  })

  it('keeps its last day over a pause, unless that has passed', async () => {
    const jobId = await makeJob(db, { employer_id: employerId, valid_through: days(10) })
    await moveOwnJob(parties.employer, { jobId, action: 'pause' })
    await moveOwnJob(parties.employer, { jobId, action: 'resume' })
    expect(await read(jobId)).toEqual({ status: 'published', valid_through: days(10) })
    const late = await makeJob(db, { employer_id: employerId, status: 'paused', valid_through: days(-1) })
    await moveOwnJob(parties.employer, { jobId: late, action: 'resume' })
    expect((await read(late)).valid_through).toEqual(days(60))
  })

  it('goes to the review when ads are reviewed, and only an administrator lets it through', async () => {
    await switchModeration(operator, { isOn: true })
    const jobId = await makeJob(db, { employer_id: employerId, status: 'draft' })
    await moveOwnJob(parties.employer, { jobId, action: 'submit' })
    await switchModeration(operator, { isOn: false })
    expect((await read(jobId)).status).toBe('in-review')
    const publish = (party: JobParty) => moveJob(parties[party], { jobId, to: 'published', reason: null })
    await expect(publish('employer')).rejects.toBeInstanceOf(Conflict)
    await publish('admin')
    expect((await read(jobId)).status).toBe('published')
  })

  it('is moved together with others, and those that cannot be moved stay as they are', async () => {
    const live = await makeJob(db, { employer_id: employerId })
    const draft = await makeJob(db, { employer_id: employerId, status: 'draft' })
    const both = { jobIds: [live, draft], action: 'pause' as const }
    expect(await moveOwnJobs(parties.employer, both)).toEqual({ done: 1, left: 1 })
    expect((await read(live)).status).toBe('paused')
    expect((await read(draft)).status).toBe('draft')
  })
})
