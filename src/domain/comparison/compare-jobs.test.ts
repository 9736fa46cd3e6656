import { describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { freiburg, koeln, makeJob } from '../../../tests/factories/job.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { compareJobs } from './compare-jobs.ts'

const db = await testDatabase()
const ctx = testContext(db, { now: new Date('2026-11-26T08:00:00Z') })
const employer = await makeEmployer(db)
const wish = { workloadPercent: 75, years: null as number | null, place: '', rate: null }

async function newJob(values: Parameters<typeof makeJob>[1] = {}, place = koeln) {
  return makeJob(db, { employer_id: employer, ...values }, [place])
}

async function computedOf(values: Parameters<typeof makeJob>[1], wished = wish) {
  const { jobs } = await compareJobs(ctx, { ...wished, jobIds: [await newJob(values)] })
  return jobs[0]?.computed
}

describe('ads side by side', () => {
  it('stand in the order in which they were chosen, also those that have ended', async () => {
    const open = await newJob()
    const ended = await newJob({ status: 'expired', ended_at: new Date('2026-11-25T08:00:00Z') })
    const { jobs } = await compareJobs(ctx, { ...wish, jobIds: [ended, open] })
    expect(jobs.map(({ job }) => [job.id, job.hasEnded])).toEqual([
      [ended, true],
      [open, false],
    ])
    expect(jobs[0]?.facts).toEqual([])
    expect(jobs[1]?.facts.map(({ fact }) => fact)).toContain('pay')
  })

  it('are compared without those that nobody may see, which are told', async () => {
    const open = await newJob()
    const draft = await newJob({ status: 'draft', published_at: null })
    const deleted = await newJob({ status: 'deleted' })
    const { jobs, missing } = await compareJobs(ctx, {
      ...wish,
      jobIds: [draft, open, 2_000_000_000, deleted],
    })
    expect(jobs.map(({ job }) => job.id)).toEqual([open])
    expect(missing).toEqual([
      { id: draft, reason: 'unknown' },
      { id: 2_000_000_000, reason: 'unknown' },
      { id: deleted, reason: 'deleted' },
    ])
  })

  it('are four at most, and the others are named', async () => {
    const ids: number[] = []
    for (let count = 0; count < 6; count += 1) ids.push(await newJob())
    const { jobs, leftOut } = await compareJobs(ctx, { ...wish, jobIds: ids })
    expect(jobs.map(({ job }) => job.id)).toEqual(ids.slice(0, 4))
    expect(leftOut.map(({ id }) => id)).toEqual(ids.slice(4))
  })

  it('have their distance from the place that was typed, also from a postcode and with a slip', async () => {
    const jobIds = [await newJob(), await newJob({}, freiburg)]
    const kmFrom = async (place: string) => {
      const { jobs, origin } = await compareJobs(ctx, { ...wish, jobIds, place })
      return [origin?.name, ...jobs.map(({ computed }) => computed.distanceKm)]
    }
    expect(await kmFrom('Köln')).toEqual(['Köln', expect.any(Number), expect.any(Number)])
    expect((await kmFrom('79098'))[2]).toBe(0)
    expect((await kmFrom('Freiburgg'))[0]).toBe('Freiburg im Breisgau')
    const nowhere = await compareJobs(ctx, { ...wish, jobIds, place: 'xqzwvx' })
    expect([nowhere.origin, nowhere.isPlaceUnknown]).toEqual([null, true])
    expect(nowhere.jobs[0]?.computed.distanceKm).toBeNull()
  })

  it('have the hours of full time as the ad states them, else as the agreement has them', async () => {
    expect(await computedOf({ hours_week: 40 })).toMatchObject({
      fullTime: { perWeek: 40, source: { kind: 'ad' } },
      ownHours: 30,
    })
    expect(await computedOf({ pay_text: 'TVöD P8' })).toMatchObject({
      fullTime: { source: { kind: 'agreement', scheme: 'tvoed-p' } },
      ownHours: 28.9,
    })
    const part = await computedOf({ hours_week: 20, employment_types: ['part-time'] })
    expect(part).toMatchObject({ fullTime: null, ownHours: null, partTimeHours: 20 })
    expect(await computedOf({})).toMatchObject({ fullTime: null, partTimeHours: null })
  })

  it('say whether they take the wished workload, where they say anything', async () => {
    const takes = async (values: Parameters<typeof makeJob>[1]) => (await computedOf(values))?.takesWorkload
    expect(await takes({ workload_min_percent: 50, workload_max_percent: 100 })).toBe(true)
    expect(await takes({ workload_min_percent: 80, workload_max_percent: 100 })).toBe(false)
    expect(await takes({ employment_types: ['full-time', 'part-time'] })).toBe(true)
    expect(await takes({ employment_types: ['full-time'] })).toBe(false)
    expect(await takes({ employment_types: ['freelance'] })).toBeNull()
  })

  it('have their pay by what they state or by the table, for the wished workload', async () => {
    const stated = await computedOf({
      pay_min: 4_000,
      pay_max: 4_000,
      pay_currency: 'EUR',
      pay_period: 'month',
    })
    expect(stated?.pay).toMatchObject({ kind: 'amount', month: { min: 300_000, max: 300_000 } })
    const table = await computedOf({ pay_text: 'TVöD P8' }, { ...wish, years: 8 })
    expect(table?.pay).toMatchObject({ kind: 'amount', source: { kind: 'table', step: '4' } })
    expect((await computedOf({}))?.pay).toEqual({ kind: 'unknown' })
  })
})
