import { expect, test } from 'vitest'
import { makeJob } from '../../../tests/factories/job.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { guest } from '../caller/actor.ts'
import { Conflict, Gone, Invalid, NotFound, SignInRequired } from '../caller/errors.ts'
import { expireJobs } from './expire-jobs.ts'
import { readJob } from './read-job.ts'
import { moveJob } from './steps/move-job.ts'
import { publishJob } from './steps/publish-job.ts'

const db = await testDatabase()
const operator = testContext(db)
const visitor = testContext(db, { actor: guest })

test('a live job is read with pay, place and the way to apply', async () => {
  const id = await makeJob(db, {
    pay_min: 3200,
    pay_currency: 'EUR',
    pay_period: 'month',
    apply_way: 'link',
    apply_url: 'https://klinik.example/1',
  })
  expect(await readJob(visitor, id)).toMatchObject({
    hasEnded: false,
    pay: { min: 3200, max: null, currency: 'EUR', period: 'month' },
    places: [{ name: 'Köln', postalCode: '50667' }],
    apply: { way: 'link', url: 'https://klinik.example/1' },
  })
})

test.each(['paused', 'expired', 'filled'] as const)(
  'a %s job keeps its page but offers no way to apply',
  async status => {
    const id = await makeJob(db, { status })
    expect(await readJob(visitor, id)).toMatchObject({
      hasEnded: true,
      apply: null,
      title: 'Pflegefachkraft (m/w/d)',
    })
  },
)

test('a published job whose last day has passed counts as ended before the nightly clean-up', async () => {
  const lastDay = new Date('2026-11-20T22:59:59Z')
  const id = await makeJob(db, { valid_through: lastDay })
  expect(await readJob(visitor, id)).toMatchObject({
    status: 'published',
    hasEnded: true,
    endedAt: lastDay,
    apply: null,
  })
})

test('a draft answers a visitor exactly like a job that never was; the operator may read it', async () => {
  const id = await makeJob(db, { status: 'draft', published_at: null })
  const draft = await readJob(visitor, id).catch((error: unknown) => error)
  const never = await readJob(visitor, 2_000_000).catch((error: unknown) => error)
  expect(draft).toBeInstanceOf(NotFound)
  expect(draft).toEqual(never)
  expect((await readJob(operator, id)).status).toBe('draft')
})

test('a deleted job is gone when it once was public, and unknown otherwise', async () => {
  const known = await makeJob(db, { status: 'deleted' })
  const unknown = await makeJob(db, { status: 'deleted', published_at: null })
  await expect(readJob(visitor, known)).rejects.toBeInstanceOf(Gone)
  await expect(readJob(visitor, unknown)).rejects.toBeInstanceOf(NotFound)
})

test.each([0, -1, 1.5, Number.NaN, 2 ** 40])('%s is no job and no error', async id => {
  await expect(readJob(visitor, id)).rejects.toBeInstanceOf(NotFound)
})

test('each move in a job is written down with who, from, to and why', async () => {
  const id = await makeJob(db, { status: 'draft', published_at: null })
  await publishJob(operator, { jobId: id })
  await moveJob(operator, { jobId: id, to: 'filled', reason: 'besetzt' })
  const events = await db
    .selectFrom('job_events')
    .selectAll()
    .where('job_id', '=', id)
    .orderBy('id')
    .execute()
  expect(
    events.map(({ from_status, to_status, actor, reason }) => [from_status, to_status, actor, reason]),
  ).toEqual([
    ['draft', 'published', 'system', null],
    ['published', 'filled', 'system', 'besetzt'],
  ])
})

test('a job is public for 60 days unless another day is set, and never until a day that has passed', async () => {
  const id = await makeJob(db, { status: 'draft' })
  await expect(
    publishJob(operator, { jobId: id, validThrough: new Date('2026-11-20T00:00:00Z') }),
  ).rejects.toBeInstanceOf(Invalid)
  await publishJob(operator, { jobId: id })
  expect((await readJob(visitor, id)).validThrough).toEqual(new Date('2027-01-20T08:00:00Z'))
})

test('what the table of moves does not list cannot happen', async () => {
  const id = await makeJob(db, { status: 'deleted' })
  await expect(publishJob(operator, { jobId: id })).rejects.toBeInstanceOf(Conflict)
  await expect(moveJob(operator, { jobId: id, to: 'paused', reason: null })).rejects.toBeInstanceOf(Conflict)
})

test('visitors cannot publish or end jobs, and learn nothing about drafts by trying', async () => {
  const live = await makeJob(db)
  const draft = await makeJob(db, { status: 'draft' })
  const deleting = moveJob(visitor, { jobId: live, to: 'deleted', reason: null })
  await expect(deleting).rejects.toBeInstanceOf(SignInRequired)
  await expect(publishJob(visitor, { jobId: draft })).rejects.toBeInstanceOf(NotFound)
  expect((await readJob(visitor, live)).status).toBe('published')
})

test('jobs past their last day are expired once, others stay', async () => {
  const overdue = await makeJob(db, { valid_through: new Date('2026-11-21T07:59:59Z') })
  const live = await makeJob(db, { valid_through: new Date('2026-11-21T08:00:01Z') })
  expect(await expireJobs(operator)).toBeGreaterThan(0)
  expect(await expireJobs(operator)).toBe(0)
  expect((await readJob(operator, overdue)).status).toBe('expired')
  expect((await readJob(operator, live)).status).toBe('published')
})
