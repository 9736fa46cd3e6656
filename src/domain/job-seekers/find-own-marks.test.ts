import { describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { makeJob } from '../../../tests/factories/job.ts'
import { makePerson } from '../../../tests/support/account.ts'
import { emptyApplication, openHiring } from '../../../tests/support/applications.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { applyForJob } from '../applications/applying/apply-for-job.ts'
import { withdrawApplication } from '../applications/move-application.ts'
import { saveEmployer } from '../bookmarks/save-employer.ts'
import { saveJob } from '../bookmarks/save-job.ts'
import { type Actor, guest } from '../caller/actor.ts'
import { noteViewedJob } from '../viewed-jobs/note-viewed-job.ts'
import { findOwnMarks } from './find-own-marks.ts'

const db = await testDatabase()
const of = (actor: Actor) => testContext(db, { actor })

describe('the marks on a page', () => {
  it('tell what of it one saved, read and applied to, and nothing of what others did', async () => {
    const [me, other] = [of(await makePerson(db)), of(await makePerson(db))]
    const { jobId: applied } = await openHiring(me)
    const [saved, viewed, employerId] = [await makeJob(db), await makeJob(db), await makeEmployer(db)]
    const jobIds = [saved, viewed, applied]
    await saveJob(me, { jobId: saved })
    await saveEmployer(me, { employerId })
    await noteViewedJob(me, { jobId: viewed })
    const { applicationId } = await applyForJob(me, { ...emptyApplication, jobId: applied, applicant: null })
    const marks = await findOwnMarks(me, { jobIds, employerIds: [employerId] })
    expect([[...marks.savedJobs], [...marks.savedEmployers]]).toEqual([[saved], [employerId]])
    expect([...marks.viewedJobs]).toEqual([viewed])
    expect([...marks.applications]).toMatchObject([[applied, { id: applicationId, status: 'applied' }]])
    const others = await findOwnMarks(other, { jobIds, employerIds: [employerId] })
    expect(Object.values(others).map(({ size }) => size)).toEqual([0, 0, 0, 0])
  })

  it('tell of the last application, when one applied again after a withdrawal', async () => {
    const me = of(await makePerson(db))
    const { jobId } = await openHiring(me)
    const apply = (ctx = me) => applyForJob(ctx, { ...emptyApplication, jobId, applicant: null })
    const first = await apply()
    await withdrawApplication(me, { id: first.applicationId ?? '' })
    const statusOf = async () => (await findOwnMarks(me, { jobIds: [jobId] })).applications.get(jobId)?.status
    expect(await statusOf()).toBe('withdrawn')
    await apply({ ...me, now: () => new Date(me.now().getTime() + 60_000) })
    expect(await statusOf()).toBe('applied')
  })

  it('ask the database once for a page, and not at all for guests', async () => {
    const me = await makePerson(db)
    const jobIds = [await makeJob(db), await makeJob(db)]
    let questions = 0
    const counted = db.withPlugin({
      transformQuery: ({ node }) => {
        questions++
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await findOwnMarks(testContext(counted, { actor: me }), { jobIds, employerIds: [1, 2] })
    expect(questions).toBe(1)
    await findOwnMarks(testContext(counted, { actor: guest }), { jobIds, employerIds: [1, 2] })
    expect(questions).toBe(1)
  })
})
