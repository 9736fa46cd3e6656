import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { freiburg, koeln, makeJob } from '../../../tests/factories/job.ts'
import { makePerson } from '../../../tests/support/account.ts'
import { openAlerts } from '../../../tests/support/alerts.ts'
import { connect } from '../../db/client.ts'
import { guest, system } from '../caller/actor.ts'
import { type JobSearchParams, noJobSearchParams } from '../job-search/job.schema.ts'
import { searchJobs } from '../job-search/search-jobs.ts'
import { matchSearches } from '../job-search/steps/match-searches.ts'
import { matchNewJobs } from './match-new-jobs.ts'

const alerts = await openAlerts()
const { as, db, publish, match, create, matchesOf, later } = alerts
beforeEach(() => alerts.clear())

describe('an alert', () => {
  it('finds an ad once, however often it changes and however often it is matched', async () => {
    const alertId = await create(await makePerson(db))
    const jobId = await publish()
    expect(await match()).toBe(1)
    await db
      .updateTable('jobs')
      .set({ title: 'Pflegefachkraft (geändert)' })
      .where('id', '=', jobId)
      .execute()
    expect(await match()).toBe(0)
    expect(await match()).toBe(0)
    expect(await matchesOf(alertId)).toEqual([jobId])
  })

  it('does not find what was public before it', async () => {
    const jobId = await publish()
    later(1)
    const alertId = await create(await makePerson(db))
    await db
      .updateTable('jobs')
      .set({ title: 'Pflegefachkraft (geändert)' })
      .where('id', '=', jobId)
      .execute()
    await match()
    expect(await matchesOf(alertId)).toEqual([])
  })

  it('finds an ad that fits only since it was changed', async () => {
    const alertId = await create(await makePerson(db), { place: 'Freiburg' })
    const jobId = await publish()
    await match()
    expect(await matchesOf(alertId)).toEqual([])
    await db.updateTable('job_places').set(freiburg).where('job_id', '=', jobId).execute()
    await db.updateTable('jobs').set({ title: 'Jetzt in Freiburg' }).where('id', '=', jobId).execute()
    await match()
    expect(await matchesOf(alertId)).toEqual([jobId])
  })

  it('for a state finds only ads in that state', async () => {
    const alertId = await create(await makePerson(db), { place: 'Baden-Württemberg' })
    await publish()
    const jobId = await publish({}, [freiburg])
    await match()
    expect(await matchesOf(alertId)).toEqual([jobId])
  })

  it('does not find drafts, and finds them once they are public', async () => {
    const alertId = await create(await makePerson(db))
    const jobId = await publish({ status: 'draft', published_at: null })
    await match()
    expect(await matchesOf(alertId)).toEqual([])
    later(5)
    await db
      .updateTable('jobs')
      .set({ status: 'published', published_at: alerts.now() })
      .where('id', '=', jobId)
      .execute()
    await match()
    expect(await matchesOf(alertId)).toEqual([jobId])
  })

  it('finds an ad whose transaction took an earlier number and commits later', async () => {
    const alertId = await create(await makePerson(db))
    const employer_id = await makeEmployer(db)
    const slow = connect(alerts.databaseUrl, 1)
    const inserted = Promise.withResolvers<number>()
    const mayCommit = Promise.withResolvers<void>()
    const published_at = alerts.now()
    const slowWork = slow.transaction().execute(async transaction => {
      inserted.resolve(await makeJob(transaction, { employer_id, published_at }))
      await mayCommit.promise
    })
    const early = await inserted.promise
    const late = await publish({ employer_id })
    await matchNewJobs(as(system))
    expect(await matchesOf(alertId)).toEqual([])
    mayCommit.resolve()
    await slowWork
    await match()
    expect(await matchesOf(alertId)).toEqual([early, late].sort((a, b) => a - b))
    await slow.destroy()
  })

  it('finds each ad once when two processes match at the same time', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(async () => create(await makePerson(db))))
    const jobs = await Promise.all([1, 2, 3].map(() => publish()))
    await alerts.found()
    await Promise.all([1, 2, 3].map(() => matchNewJobs(as(system))))
    for (const id of ids) expect(await matchesOf(id)).toEqual(jobs.sort((a, b) => a - b))
  })

  it('finds what appeared while the log of changes was lost', async () => {
    const alertId = await create(await makePerson(db))
    const before = await publish()
    await match()
    const missed = await publish()
    const elsewhere = JSON.stringify({ xid: '9000000000000000000', seq: 0 })
    await db.updateTable('site_state').set({ value: elsewhere }).where('key', '=', 'alerts-cursor').execute()
    expect(await match()).toBe(1)
    expect(await matchesOf(alertId)).toEqual([before, missed])
    const next = await publish()
    await match()
    expect(await matchesOf(alertId)).toEqual([before, missed, next])
  })

  it('finds at the very first run what appeared since it was set up', async () => {
    const older = await publish()
    later(1)
    const alertId = await create(await makePerson(db))
    const jobId = await publish()
    await db.deleteFrom('site_state').where('key', '=', 'alerts-cursor').execute()
    expect(await match()).toBe(1)
    expect(await matchesOf(alertId)).toEqual([jobId])
    expect(older).not.toBe(jobId)
  })

  it('is matched by background tasks alone', async () => {
    await create(await makePerson(db))
    await publish()
    await expect(matchNewJobs(as(guest))).rejects.toMatchObject({ kind: 'not-allowed' })
  })
})

const words = fc.constantFrom('', 'Pflege', 'Intensiv', 'Nachtdienst', 'Klinikum', 'Pflege Köln', 'Hebamme')
const searches: fc.Arbitrary<Partial<JobSearchParams>> = fc.record(
  {
    q: words,
    mentions: fc.boolean(),
    place: fc.constantFrom('Köln', 'Freiburg', 'Bayern', 'Baden-Württemberg', 'Deutschland', 'Nirgendwo'),
    radius: fc.constantFrom(5, 50, 200),
    category: fc.subarray(['nursing', 'doctors'] as JobSearchParams['category']),
    profession: fc.subarray(['pflegefachmann', 'hebamme']),
    contract: fc.subarray(['permanent', 'fixed-term'] as JobSearchParams['contract']),
    employmentType: fc.subarray(['full-time', 'both'] as JobSearchParams['employmentType']),
    employerType: fc.subarray(['hospital', 'public'] as JobSearchParams['employerType']),
    salaryMin: fc.constantFrom(3_000, 5_000),
    includeUnknownPay: fc.boolean(),
    agencies: fc.constantFrom('without' as const, null),
    without: fc.subarray(['nights', 'weekends', 'shifts', 'hospital'] as JobSearchParams['without']),
  },
  { requiredKeys: [] },
)

it('finds for many stored searches what each of them finds when it is searched', async () => {
  const titles = ['Pflegefachkraft Intensiv', 'Hebamme Nachtdienst', 'Oberarzt', 'Pflegehelfer']
  const shifts = [[], ['day'], ['three-shift', 'weekends'], ['nights-only'], ['no-weekends']]
  const ids: number[] = []
  for (let at = 0; at < 40; at++) {
    const profession = (['pflegefachmann', 'hebamme', null] as const)[at % 3] ?? null
    ids.push(
      await publish(
        {
          title: titles[at % titles.length] ?? '',
          profession,
          description_html: at % 3 ? '<p>Sie arbeiten mit Hebammen.</p>' : '<p>Team</p>',
          category: at % 5 === 0 ? 'doctors' : 'nursing',
          contract: at % 4 === 0 ? null : at % 2 ? 'permanent' : 'fixed-term',
          employment_types: at % 3 ? ['full-time'] : ['full-time', 'part-time'],
          ...(at % 2 ? { pay_month_min_eur: 2_000 + at * 100, pay_month_max_eur: 2_500 + at * 100 } : {}),
          is_agency: at % 7 === 0,
          shift_models: shifts[at % shifts.length] ?? [],
        },
        at % 2 ? [koeln] : [freiburg],
      ),
    )
  }
  await alerts.found()
  const ctx = as(guest)
  const found = await matchSearches(ctx, ids)
  await fc.assert(
    fc.asyncProperty(fc.array(searches, { minLength: 1, maxLength: 10 }), async given => {
      const asked = given.map(params => ({ ...noJobSearchParams, ...params }))
      const together = found(asked)
      for (const [at, params] of asked.entries()) {
        const single = await searchJobs(ctx, { ...params, pageSize: 100 })
        // Search corrects unknown words, alerts do not.
        const expected = single.corrected ? [] : single.jobs.map(job => job.id).sort((a, b) => a - b)
        expect(together[at]).toEqual(expected)
      }
    }),
    { numRuns: 60 },
  )
})
