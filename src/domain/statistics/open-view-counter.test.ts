import { beforeEach, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { makeJob } from '../../../tests/factories/job.ts'
import { makePerson } from '../../../tests/support/account.ts'
import { somebody } from '../../../tests/support/client.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { createLog } from '../../platform/process/log.ts'
import { type Actor, guest } from '../caller/actor.ts'
import { openViewCounter } from './open-view-counter.ts'
import { readEmployerStatistics } from './read-employer-statistics.ts'

const db = await testDatabase()
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0'
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
let employerId: number
let jobId: number
let now = new Date()

beforeEach(async () => {
  now = new Date('2026-11-21T08:00:00Z')
  employerId = await makeEmployer(db)
  jobId = await makeJob(db, { employer_id: employerId })
})

/** With a clock that only moves when told. */
function counter() {
  const timers: { work: () => void; delayMs: number }[] = []
  const views = openViewCounter({
    db,
    now: () => now,
    log: createLog('silent'),
    later: (work, delayMs) => {
      const timer = { work, delayMs }
      timers.push(timer)
      return () => timers.splice(timers.indexOf(timer), 1)
    },
  })
  type Options = { userAgent?: string; actor?: Actor; jobId?: number; counter?: 'views' | 'starts' }
  const see = (address: string, options: Options = {}) =>
    views.see(
      {
        actor: options.actor ?? guest,
        client: { ...somebody, address, userAgent: options.userAgent ?? browser },
      },
      { jobId: options.jobId ?? jobId, counter: options.counter ?? 'views' },
    )
  return { see, timers, close: () => views.close() }
}

const statistics = (days: 30 | 90 = 30) =>
  readEmployerStatistics(testContext(db, { now, actor: admin }), { employerId, days })
const admin: Actor = { kind: 'admin', userId: '', adminId: 1, sessionId: '', role: 'owner' }

describe('readers of an ad', () => {
  it('are counted once a day each, however often they come back', async () => {
    const { see, timers, close } = counter()
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.1', '192.0.2.2']) see(address)
    see('192.0.2.1', { userAgent: `${browser} other` })
    expect(timers).toHaveLength(1)
    expect(timers[0]?.delayMs).toBeLessThanOrEqual(5_000)
    timers[0]?.work()
    await expect.poll(async () => (await statistics()).total.views).toBe(3)
    now = new Date('2026-11-21T23:30:00Z')
    see('192.0.2.1')
    await close()
    const { byDay, byJob } = await statistics()
    expect(byDay.slice(-2).map(({ day, views }) => [day, views])).toEqual([
      ['2026-11-21', 3],
      ['2026-11-22', 1],
    ])
    expect(byJob).toMatchObject([{ jobId, views: 4, isOpen: true }])
  })

  it('are counted apart from who begins to apply, who is counted once a day too', async () => {
    const { see, close } = counter()
    see('192.0.2.1')
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.1']) see(address, { counter: 'starts' })
    see('192.0.2.3', { counter: 'starts', userAgent: robot })
    see('192.0.2.4', { counter: 'starts', actor: admin })
    await close()
    expect((await statistics()).total).toMatchObject({ views: 1, starts: 2 })
  })

  it('are people who look for work: neither robots nor employers, and no ads that are not there', async () => {
    const { see, close } = counter()
    see('192.0.2.1', { userAgent: robot })
    see('192.0.2.1', { userAgent: '' })
    see('192.0.2.3', { actor: await makePerson(db, { role: 'employer' }) })
    see('192.0.2.4', { actor: admin })
    see('192.0.2.5', { jobId: 2_000_000_000 })
    see('192.0.2.6', { actor: await makePerson(db) })
    await close()
    expect((await statistics()).total.views).toBe(1)
  })

  it('leave nothing behind that tells who they were', async () => {
    const { see, close } = counter()
    see('192.0.2.99')
    await close()
    const rows = await db.selectFrom('job_figures').selectAll().where('job_id', '=', jobId).execute()
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
      ['day', 'job_id', 'leaves', 'saves', 'starts', 'submissions', 'views'].toSorted(),
    )
  })
})

describe("an employer's statistics", () => {
  it('name every day of the time asked for, and only what happened in it', async () => {
    const days = ['2026-11-21', '2026-10-23', '2026-10-22', '2026-08-24', '2026-08-23']
    await db
      .insertInto('job_figures')
      .values(days.map((day, index) => ({ job_id: jobId, day, views: 10 ** index, submissions: 1 })))
      .execute()
    const month = await statistics(30)
    expect(month.byDay).toHaveLength(30)
    expect(month.byDay[0]).toMatchObject({ day: '2026-10-23', views: 10 })
    expect(month.total).toEqual({ views: 11, saves: 0, starts: 0, submissions: 2 })
    const quarter = await statistics(90)
    expect(quarter.byDay).toHaveLength(90)
    expect(quarter.total).toMatchObject({ views: 1111, submissions: 4 })
  })

  it('are of its own ads only', async () => {
    const other = await makeJob(db, { employer_id: await makeEmployer(db) })
    await db.insertInto('job_figures').values({ job_id: other, day: '2026-11-21', views: 5 }).execute()
    expect((await statistics()).total.views).toBe(0)
  })

  it('say how many ads are open and end within two weeks', async () => {
    await makeJob(db, { employer_id: employerId, valid_through: new Date('2026-12-04T08:00:00Z') })
    await makeJob(db, { employer_id: employerId, valid_through: new Date('2026-12-20T08:00:00Z') })
    await makeJob(db, { employer_id: employerId, status: 'draft' })
    expect(await statistics()).toMatchObject({ openJobs: 3, endingJobs: 1, newApplications: 0 })
  })
})
