import { beforeAll, describe, expect, it } from 'vitest'
import { freiburg, makeJob } from '../../../tests/factories/job.ts'
import { testSite } from '../../../tests/support/search.ts'
import { system } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { loadJobRows } from '../jobs/steps/load-job-rows.ts'
import { derivePay, renewDerivedPay } from './derive-pay.ts'
import { searchJobs } from './search-jobs.ts'

const now = new Date('2026-11-21T08:00:00Z')
const site = await testSite({ now, actor: system })
const { db } = site
const ids: Record<string, number> = {}
const nameOf = (id: number) => Object.keys(ids).find(name => ids[name] === id)
const at = (day: string): Context => ({ ...site.ctx, now: () => new Date(`${day}T08:00:00Z`) })
const derive = async (ctx: Context = site.ctx) => {
  await site.found()
  await derivePay(ctx)
  await site.found()
}
const versionOf = async (id: number | undefined) =>
  (
    await db
      .selectFrom('jobs')
      .select('version')
      .where('id', '=', id ?? 0)
      .executeTakeFirstOrThrow()
  ).version
const payOf = async (name: string) => (await loadJobRows(db, [ids[name] ?? 0], now))[0]?.derivedPay

beforeAll(async () => {
  ids.named = await makeJob(db, { pay_tariff: 'TVöD P8', pay_text: 'TVöD P8' })
  ids.inText = await makeJob(db, {
    title: 'Pflegefachkraft Intensiv (m/w/d)',
    description_html: '<p>Wir zahlen nach TVöD-P, Entgeltgruppe P8, Stufe 3 bis 4.</p>',
  })
  ids.stated = await makeJob(db, {
    pay_tariff: 'TVöD P8',
    pay_min: 5000,
    pay_max: 5200,
    pay_month_min_eur: 5000,
    pay_month_max_eur: 5200,
  })
  ids.loose = await makeJob(db, { pay_text: 'in Anlehnung an TVöD P8', pay_tariff: 'TVöD P8' })
  ids.silent = await makeJob(db, {}, [freiburg])
  await derive()
})

describe('pay from the table of a collective agreement', () => {
  it('is that of the steps which the ad leaves open', async () => {
    expect(await payOf('named')).toEqual({
      min: 3701,
      max: 4489,
      currency: 'EUR',
      scheme: 'tvoed-p',
      group: 'P8',
      groupTo: null,
    })
    const { min = 0, max = 0 } = (await payOf('inText')) ?? {}
    expect(min).toBeGreaterThan(3701)
    expect(max).toBeLessThan(4489)
    expect(max).toBeGreaterThan(min)
  })

  it('never takes the place of an amount, and is not computed for an imitation', async () => {
    expect(await payOf('stated')).toBeNull()
    expect(await payOf('loose')).toBeNull()
    expect(await payOf('silent')).toBeNull()
  })

  it('is found, sorted and counted as what it is', async () => {
    const found = await searchJobs(site.ctx, { salaryMin: 4200, sort: 'salary-high' })
    expect(found.jobs.map(({ id }) => nameOf(id))).toEqual(['stated', 'named'])
    expect(found.payKnown).toEqual({ stated: 1, derived: 1, unknown: 0 })
    expect(found.unknownPayLeftOut).toBe(2)
    const all = await searchJobs(site.ctx, { salaryMin: 3000, includeUnknownPay: true })
    expect(all.payKnown).toEqual({ stated: 1, derived: 2, unknown: 2 })
    expect((await searchJobs(site.ctx, {})).payKnown).toEqual({ stated: 1, derived: 2, unknown: 2 })
  })

  it('is left alone by another run, and follows the ad when it changes', async () => {
    const before = await versionOf(ids.named)
    await derive()
    await derive()
    expect(await versionOf(ids.named)).toBe(before)
    await db
      .updateTable('jobs')
      .set({ pay_tariff: 'TVöD P9', pay_text: 'TVöD P9' })
      .where('id', '=', ids.named ?? 0)
      .execute()
    await derive()
    expect(await payOf('named')).toMatchObject({ group: 'P9' })
    expect((await payOf('named'))?.min).toBeGreaterThan(3701)
  })

  it('ends with its table and comes back with it', async () => {
    const before = await versionOf(ids.inText)
    expect(await renewDerivedPay(site.ctx)).toBe(0)
    expect(await renewDerivedPay(at('2027-06-01'))).toBe(3)
    expect(await payOf('inText')).toBeNull()
    expect(await versionOf(ids.inText)).toBeGreaterThan(before)
    await site.found()
    expect((await searchJobs(site.ctx, { salaryMin: 3000 })).payKnown.derived).toBe(0)
    expect(await renewDerivedPay(site.ctx)).toBe(3)
    await derive()
    expect(await payOf('inText')).not.toBeNull()
    expect((await searchJobs(site.ctx, { salaryMin: 3000 })).payKnown.derived).toBe(2)
  })
})
