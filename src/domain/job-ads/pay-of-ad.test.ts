import { describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { makePerson } from '../../../tests/support/account.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import type { Context } from '../caller/context.ts'
import type { Invalid } from '../caller/errors.ts'
import { payOfTable, statedAgainstTable } from '../jobs/job-tariff.ts'
import { readJob } from '../jobs/read-job.ts'
import { changeOwnJob } from './change-own-job.ts'
import { postJob } from './post-job.ts'
import { previewJob } from './preview-job.ts'
import { readOwnJob } from './read-own-job.ts'

const db = await testDatabase()
const on = '2026-11-26'
const employerId = await makeEmployer(db)
const person = await makePerson(db, { role: 'employer', name: 'Rike Recruiter' })
const ctx: Context = {
  ...testContext(db, { now: new Date(`${on}T08:00:00Z`) }),
  actor: { ...person, memberships: [{ employerId, role: 'recruiter' }] },
}
const ad = {
  title: 'Pflegefachkraft',
  places: ['79098 Freiburg'],
  description: 'Wir zahlen nach TVöD P7.',
  employmentTypes: 'full-time',
}

async function posted(fields: object) {
  const { jobId } = await postJob(ctx, { employerId, ad: { fields: { ...ad, ...fields } } })
  return readJob(ctx, jobId)
}

async function problemsOf(fields: object, as: Context = ctx) {
  const post = postJob(as, { employerId, ad: { fields: { ...ad, ...fields } } })
  const problem = await post.then(
    () => null,
    (error: Invalid) => error,
  )
  return (
    problem && Object.fromEntries(Object.entries(problem.fields).map(([name, [first]]) => [name, first?.key]))
  )
}

describe('an agreement that is chosen from the tables', () => {
  const chosen = { payScheme: 'tvoed-p', payGroup: 'P8', payStepFrom: '3', payStepTo: '4' }

  it('counts instead of what the text says, and comes back into the form as it was chosen', async () => {
    const job = await posted(chosen)
    expect(job.pay).toMatchObject({ tariff: 'TVöD-P', tariffGroup: 'P8', tariffSteps: { from: 3, to: 4 } })
    expect(payOfTable(job, on)?.pay).toMatchObject({ min: 3863, max: 4076, scheme: 'tvoed-p', group: 'P8' })
    const { fields, version } = await readOwnJob(ctx, { jobId: job.id, employerId })
    expect(fields).toMatchObject(chosen)
    expect(fields).not.toHaveProperty('payTariff')
    await changeOwnJob(ctx, { jobId: job.id, version, base: fields, fields: { ...ad } })
    expect(payOfTable(await readJob(ctx, job.id), on)?.pay.group).toBe('P7')
  })

  it('has steps that are no numbers, too', async () => {
    const job = await posted({
      payScheme: 'adexa-ada',
      payGroup: 'PTA',
      payStepFrom: '3-5',
      payStepTo: '6-8',
    })
    expect(job.pay).toMatchObject({ tariffGroup: 'PTA', tariffSteps: null })
    expect(payOfTable(job, on)?.pay.group).toBe('PTA')
    expect(job.chosenTariff).toMatchObject({ stepFrom: '3-5', stepTo: '6-8' })
  })

  it('may be none, whatever the text says', async () => {
    const job = await posted({ payScheme: 'none', payTariff: 'TVöD' })
    expect([job.pay, payOfTable(job, on)]).toEqual([null, null])
    expect((await readOwnJob(ctx, { jobId: job.id, employerId })).fields).toMatchObject({ payScheme: 'none' })
  })

  it('is refused where the table has no such agreement, group or step', async () => {
    expect(await problemsOf({ payScheme: 'tvx' })).toEqual({ payScheme: 'ads.problem.scheme' })
    expect(await problemsOf({ ...chosen, payScheme: 'tv-l' })).toEqual({
      payGroup: 'ads.problem.scheme-group',
    })
    expect(await problemsOf({ ...chosen, payStepTo: '9' })).toEqual({ payStepTo: 'ads.problem.scheme-step' })
    expect(await problemsOf({ ...chosen, payStepFrom: '6' })).toEqual({ payStepTo: 'ads.problem.range' })
  })

  it('shows its amounts before it is public, unless the ad states an amount', async () => {
    const preview = (fields: object) => previewJob(ctx, { fields: { ...ad, ...fields }, employerId })
    expect((await preview(chosen)).derivedPay).toMatchObject({ min: 3863, max: 4076 })
    expect((await preview({ ...chosen, payMin: '4000' })).derivedPay).toBeNull()
  })
})

describe('pay in Austria', () => {
  const vienna = { places: ['1010 Wien'], description: 'Wir suchen Sie.' }

  it('has to be stated, with whether more would be paid, and nothing is published before', async () => {
    const count = () => db.selectFrom('jobs').select('id').execute()
    const before = (await count()).length
    expect(await problemsOf(vienna)).toEqual({
      payMin: 'ads.problem.pay-austria',
      payMayExceed: 'ads.problem.exceed-austria',
    })
    expect(await problemsOf({ ...vienna, payScheme: 'kages-sii-n', payMayExceed: 'no' })).toEqual({
      payMin: 'ads.problem.pay-austria',
    })
    expect((await count()).length).toBe(before)
    const job = await posted({ ...vienna, payMin: '2900', payMayExceed: 'yes', payPayments: '14' })
    expect(job.payTerms).toEqual({ payments: 14, mayExceed: true })
  })

  it('is not asked of a program, whose jobs would be lost', async () => {
    const key = { kind: 'key', keyId: 1, employerId, scopes: ['jobs:read', 'jobs:write'] } as const
    expect(await problemsOf(vienna, { ...ctx, actor: key })).toBeNull()
  })
})

describe('an amount beside an agreement', () => {
  it.each([
    ['less than the first step', { payMax: '3000' }, 'below'],
    ['far more than the last', { payMin: '6500' }, 'above'],
    ['what the table gives', { payMin: '3500', payMax: '4400' }, null],
    ['more with allowances', { payMin: '4800' }, null],
    ['less for part time', { payMax: '2000', workloadMin: '50', workloadMax: '50' }, null],
    ['an hour of it', { payMin: '22', payPeriod: 'hour' }, null],
  ])('that is %s', async (_, fields, side) => {
    const job = await posted({ payScheme: 'tvoed-p', payGroup: 'P8', ...fields })
    expect(statedAgainstTable(job, on)).toBe(side)
  })
})
