import { beforeEach, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { makeJob } from '../../../tests/factories/job.ts'
import { makePerson } from '../../../tests/support/account.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { entitlementFormSchema } from '../billing/entitlement.schema.ts'
import { grantEntitlement, previewGrant, takeBackEntitlement } from '../billing/grant-entitlement.ts'
import { listOwnEntitlements } from '../billing/list-own-entitlements.ts'
import type { Context } from '../caller/context.ts'
import { featureOwnJob } from './feature-own-job.ts'
import { listOwnJobs } from './own-list/list-own-jobs.ts'

const db = await testDatabase()
const operator = testContext(db)
const days = (count: number) => new Date(operator.now().getTime() + count * 86_400_000)
let employerId = 0
let recruiter: Context

beforeEach(async () => {
  employerId = await makeEmployer(db)
  const person = await makePerson(db, { role: 'employer' })
  recruiter = { ...operator, actor: { ...person, memberships: [{ employerId, role: 'recruiter' }] } }
})

const grant = (quantity: number, lastDay?: string) =>
  grantEntitlement(operator, { employerId, kind: 'featured-ad', quantity, lastDay, reason: 'Test' })
const list = async (ctx = recruiter) => {
  const { rows, featuresLeft } = await listOwnJobs(ctx, { employerId, tab: 'public', words: '', page: 1 })
  return { featuresLeft, canFeature: rows.map(row => row.canFeature) }
}
const featured = async () => {
  const rows = await db
    .selectFrom('jobs')
    .select('featured_until')
    .where('employer_id', '=', employerId)
    .where('featured_until', 'is not', null)
    .execute()
  return rows.map(row => row.featured_until)
}

describe('an ad that stands out', () => {
  it('costs one of what an administrator gave, and lasts thirty days', async () => {
    const jobId = await makeJob(db, { employer_id: employerId })
    expect(await list()).toEqual({ featuresLeft: 0, canFeature: [false] })
    const refused = { kind: 'conflict', key: 'ads.problem.none-left' }
    await expect(featureOwnJob(recruiter, { jobId })).rejects.toMatchObject(refused)
    await grant(2)
    expect(await list()).toEqual({ featuresLeft: 2, canFeature: [true] })
    await featureOwnJob(recruiter, { jobId })
    expect(await list()).toEqual({ featuresLeft: 1, canFeature: [false] })
    expect(await featured()).toEqual([days(30)])
    const later: Context = { ...recruiter, now: () => days(31) }
    expect(await list(later)).toEqual({ featuresLeft: 1, canFeature: [true] })
    const events = await db.selectFrom('job_events').select('reason').where('job_id', '=', jobId).execute()
    expect(events).toEqual([{ reason: 'featured' }])
  })

  it('is one when two people want the last one at once for different ads', async () => {
    const jobIds = await Promise.all([1, 2, 3].map(() => makeJob(db, { employer_id: employerId })))
    await grant(1)
    const results = await Promise.allSettled(jobIds.map(jobId => featureOwnJob(recruiter, { jobId })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await featured()).toHaveLength(1)
    const { entitlements } = await listOwnEntitlements(operator, { employerId })
    expect(entitlements).toMatchObject([{ quantity: 1, used: 1 }])
  })

  it('costs nothing more by a second click', async () => {
    const jobId = await makeJob(db, { employer_id: employerId })
    await grant(5)
    const clicks = [1, 2].map(() => featureOwnJob(recruiter, { jobId }))
    const refused = (await Promise.allSettled(clicks)).filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { key: 'ads.problem.featured-already' } }])
    expect((await list()).featuresLeft).toBe(4)
  })

  it('has to be public', async () => {
    await grant(1)
    for (const state of [{ status: 'paused' }, { status: 'published', valid_through: days(-1) }] as const) {
      const jobId = await makeJob(db, { employer_id: employerId, ...state })
      const feature = featureOwnJob(recruiter, { jobId })
      await expect(feature).rejects.toMatchObject({ key: 'ads.problem.not-public' })
    }
    expect((await list()).featuresLeft).toBe(1)
  })

  it('uses up first what ends first, and nothing that has ended', async () => {
    const jobId = await makeJob(db, { employer_id: employerId })
    await grant(1)
    await grant(1, '2026-11-30')
    await featureOwnJob(recruiter, { jobId })
    const { entitlements } = await listOwnEntitlements(operator, { employerId })
    expect(entitlements.filter(({ used }) => used === 1)).toMatchObject([
      { validUntil: new Date('2026-11-30T21:59:59Z') },
    ])
    await grant(3, '2026-11-30')
    expect((await list({ ...recruiter, now: () => days(15) })).featuresLeft).toBe(1)
    await expect(grant(1, '2026-11-01')).rejects.toMatchObject({ kind: 'invalid' })
  })

  it('is written into the log when it is given, and only those who give see what was given', async () => {
    await grant(4)
    const { details } = await db
      .selectFrom('audit_events')
      .select('details')
      .where('kind', '=', 'entitlement-granted')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(details).toEqual({ employerId, kind: 'featured-ad', quantity: 4, reason: 'Test' })
  })

  it('is taken back by an entry of its own as far as it is left, with its reason, and once', async () => {
    const jobId = await makeJob(db, { employer_id: employerId })
    await grant(3)
    await featureOwnJob(recruiter, { jobId })
    const { entitlements } = await listOwnEntitlements(operator, { employerId })
    const given = { entitlementId: entitlements[0]?.id ?? 0, reason: 'Irrtum' }
    await takeBackEntitlement(operator, given)
    expect((await list()).featuresLeft).toBe(0)
    const { uses } = await listOwnEntitlements(operator, { employerId })
    expect(uses).toMatchObject([
      { isWithdrawn: true, quantity: 2, note: 'Irrtum' },
      { isWithdrawn: false, quantity: 1, note: null },
    ])
    expect(await featured()).toHaveLength(1)
    await expect(takeBackEntitlement(operator, given)).rejects.toMatchObject({ key: 'ads.problem.none-left' })
  })

  it('is previewed with what there would be afterwards, and counts once where it holds for a time', async () => {
    await grant(2)
    const piecewise = { employerId, kind: 'featured-ad', quantity: 5, reason: 'Test' } as const
    expect(await previewGrant(operator, piecewise)).toEqual({ quantity: 5, validUntil: null, leftBefore: 2 })
    const timed = { ...piecewise, kind: 'employer-page-plus', lastDay: '2027-01-31' } as const
    expect(await previewGrant(operator, timed)).toMatchObject({ quantity: 1, leftBefore: 0 })
    const { lastDay: _without, ...endless } = timed
    expect(entitlementFormSchema.safeParse(endless).success).toBe(false)
  })
})
