import { describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { makeJob } from '../../../tests/factories/job.ts'
import { makePerson } from '../../../tests/support/account.ts'
import { via } from '../../../tests/support/client.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { limits } from '../../config/limits.ts'
import { type Actor, guest } from '../caller/actor.ts'
import { clearViewedJobs } from './clear-viewed-jobs.ts'
import { listViewedJobs } from './list-viewed-jobs.ts'
import { noteViewedJob } from './note-viewed-job.ts'
import { pruneViewedJobs } from './prune-viewed-jobs.ts'

const db = await testDatabase()
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const start = new Date('2026-11-21T08:00:00Z')
const at = (actor: Actor, minutes = 0) =>
  testContext(db, { actor, now: new Date(start.getTime() + minutes * 60_000) })
const seen = async (actor: Actor) =>
  (await listViewedJobs(at(actor), { page: 1, pageSize: 200 })).rows.map(({ job }) => job.id)

describe('recently viewed ads', () => {
  it('are those that the job seeker has read, the latest first, each once', async () => {
    const me = await makePerson(db)
    const [first, second] = [await makeJob(db), await makeJob(db)]
    await noteViewedJob(at(me), { jobId: first })
    await noteViewedJob(at(me, 1), { jobId: second })
    await noteViewedJob(at(me, 2), { jobId: first })
    expect(await seen(me)).toEqual([first, second])
    expect(await listViewedJobs(at(me), { page: 1, pageSize: 1 })).toMatchObject({ pages: 2 })
  })

  it('are of job seekers alone, and of people', async () => {
    const jobId = await makeJob(db)
    const owner = await makePerson(db, { role: 'employer' })
    for (const actor of [guest, owner]) await noteViewedJob(at(actor), { jobId })
    await noteViewedJob(via(at(await makePerson(db)), { userAgent: robot }), { jobId })
    expect(await db.selectFrom('viewed_jobs').selectAll().where('job_id', '=', jobId).execute()).toEqual([])
    await expect(listViewedJobs(at(owner), { page: 1, pageSize: 20 })).rejects.toMatchObject({
      kind: 'not-allowed',
    })
  })

  it('leave out what not everyone may read, and mark what has ended', async () => {
    const me = await makePerson(db)
    const [draft, ended] = [await makeJob(db, { status: 'draft' }), await makeJob(db)]
    for (const jobId of [draft, ended, 2_000_000_000]) await noteViewedJob(at(me), { jobId })
    await db.updateTable('jobs').set({ status: 'expired' }).where('id', '=', ended).execute()
    const { rows } = await listViewedJobs(at(me), { page: 1, pageSize: 20 })
    expect(rows.map(({ job }) => [job.id, job.hasEnded])).toEqual([[ended, true]])
  })

  it('are at most a hundred', async () => {
    const me = await makePerson(db)
    const employerId = await makeEmployer(db)
    const ids: number[] = []
    for (let count = 0; count <= limits.viewedJobs; count++) {
      const jobId = await makeJob(db, { employer_id: employerId })
      ids.push(jobId)
      await noteViewedJob(at(me, count), { jobId })
    }
    expect(await seen(me)).toEqual(ids.slice(1).reverse())
  })

  it('are forgotten when the person says so, and others’ are not', async () => {
    const [me, other] = [await makePerson(db), await makePerson(db)]
    const jobId = await makeJob(db)
    for (const actor of [me, other]) await noteViewedJob(at(actor), { jobId })
    await clearViewedJobs(at(me))
    expect([await seen(me), await seen(other)]).toEqual([[], [jobId]])
  })

  it('are forgotten after ninety days', async () => {
    const me = await makePerson(db)
    const [old, young] = [await makeJob(db), await makeJob(db)]
    await noteViewedJob(at(me), { jobId: old })
    await noteViewedJob(at(me, 24 * 60), { jobId: young })
    const inNinetyDays = new Date(start.getTime() + (limits.viewedJobDays * 24 + 1) * 3_600_000)
    await pruneViewedJobs(testContext(db, { now: inNinetyDays }))
    expect(await seen(me)).toEqual([young])
  })
})
