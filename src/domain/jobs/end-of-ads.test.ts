import { beforeAll, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { makeJob } from '../../../tests/factories/job.ts'
import { makePerson } from '../../../tests/support/account.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import type { Context } from '../caller/context.ts'
import { moveOwnJob } from '../job-ads/move-own-job.ts'
import { remindOfEndingJobs } from '../job-ads/remind-of-ending-jobs.ts'
import { listReviews, reviewJob } from '../job-ads/review-job.ts'

const db = await testDatabase()
const operator = testContext(db)
const days = (count: number) => new Date(operator.now().getTime() + count * 86_400_000)
const at = (count: number): Context => ({ ...operator, now: () => days(count) })
let employerId = 0
let userId = ''
let owner: Context

beforeAll(async () => {
  const person = await makePerson(db, { role: 'employer', email: 'hr@klinik.example' })
  employerId = await makeEmployer(db, { owner_user_id: person.userId })
  userId = person.userId
  owner = { ...operator, actor: { ...person, memberships: [{ employerId, role: 'owner' }] } }
})

const letters = async (template: string) => {
  const rows = await db.selectFrom('messages').select(['props']).where('template', '=', template).execute()
  return rows.map(({ props }) => props)
}

it('is announced a week and a day before, each once, and not for ads from feeds', async () => {
  await makeJob(db, { employer_id: employerId, created_by: userId, valid_through: days(20), title: 'MFA' })
  for (const day of [0, 12.9, 13.5, 14, 18.9]) await remindOfEndingJobs(at(day))
  expect(await letters('job-ending')).toHaveLength(1)
  for (const day of [19.2, 19.5, 20.5]) await remindOfEndingJobs(at(day))
  expect(await letters('job-ending')).toHaveLength(2)
  expect(await letters('job-ending')).toMatchObject([{ job: 'MFA' }, { job: 'MFA' }])
})

it('is announced again after a renewal', async () => {
  const before = (await letters('job-ending')).length
  const jobId = await makeJob(db, { employer_id: employerId, created_by: userId, valid_through: days(1) })
  await moveOwnJob(owner, { jobId, action: 'renew' })
  await remindOfEndingJobs(at(0.5))
  expect(await letters('job-ending')).toHaveLength(before)
  await remindOfEndingJobs(at(54))
  expect(await letters('job-ending')).toHaveLength(before + 1)
})

it('is announced to the owner once who made it has left the team', async () => {
  const ownerOnly = await makePerson(db, { role: 'employer', email: 'leitung@praxis.example' })
  const gone = await makePerson(db, { role: 'employer', email: 'frueher@praxis.example' })
  const otherId = await makeEmployer(db, { owner_user_id: ownerOnly.userId })
  await makeJob(db, { employer_id: otherId, created_by: gone.userId, valid_through: days(100) })
  await remindOfEndingJobs(at(99.5))
  const { recipient } = await db
    .selectFrom('messages')
    .select('recipient')
    .where('template', '=', 'job-ending')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(recipient).toBe('leitung@praxis.example')
})

it('as filled thanks everyone who still waits for an answer', async () => {
  const jobId = await makeJob(db, { employer_id: employerId })
  await db
    .insertInto('applications')
    .values({
      job_id: jobId,
      employer_id: employerId,
      applicant_email: 'eva@web.example',
      applicant_name: 'Eva',
    })
    .execute()
  await moveOwnJob(owner, { jobId, action: 'fill' })
  const { status } = await db
    .selectFrom('applications')
    .select('status')
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow()
  expect(status).toBe('rejected')
})

it('of a review comes back with what to mend, or publishes', async () => {
  const review = { employer_id: employerId, created_by: userId, status: 'in-review' } as const
  const returned = await makeJob(db, review)
  await reviewJob(operator, { jobId: returned, version: 1, isAccepted: false, note: 'Ort fehlt' })
  const accepted = await makeJob(db, { ...review, valid_through: days(30) })
  await reviewJob(operator, { jobId: accepted, version: 1, isAccepted: true })
  const read = (id: number) =>
    db
      .selectFrom('jobs')
      .select(['status', 'review_note', 'valid_through'])
      .where('id', '=', id)
      .executeTakeFirst()
  expect(await read(returned)).toMatchObject({ status: 'draft', review_note: 'Ort fehlt' })
  expect(await read(accepted)).toMatchObject({ status: 'published', valid_through: days(30) })
  expect(await letters('job-reviewed')).toMatchObject([{ note: 'Ort fehlt' }, { note: null }])
})

it('that was changed after it was read for a review is read again first', async () => {
  const jobId = await makeJob(db, { employer_id: employerId, status: 'in-review', created_by: userId })
  const seen = (await listReviews(operator)).waiting.find(({ job }) => job.id === jobId)?.job.version ?? 0
  await db
    .updateTable('jobs')
    .set({ description_html: '<p>Ganz anders</p>' })
    .where('id', '=', jobId)
    .execute()
  const review = reviewJob(operator, { jobId, version: seen, isAccepted: true })
  await expect(review).rejects.toMatchObject({ key: 'ads.problem.changed-since-shown' })
  await reviewJob(operator, { jobId, version: seen + 1, isAccepted: false, note: 'Bitte kürzen' })
})
