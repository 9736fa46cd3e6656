import { describe, expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../tests/support/account.ts'
import { as, openHiring } from '../../../tests/support/applications.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { guest, system } from '../caller/actor.ts'
import { answerOutsideApplication, listToAsk } from './answer-outside-application.ts'
import { leaveForJob } from './leave-for-job.ts'
import { pruneOutsideApplications } from './prune-outside-applications.ts'

const db = await testDatabase()
const base = accountContext(db)
const { jobId } = await openHiring(base, { apply_way: 'link', apply_url: 'https://klinik.example/jobs/1' })
const later = (days: number) => ({ now: () => new Date(base.now().getTime() + days * 86_400_000) })

const leavesOf = async () => {
  const row = await db
    .selectFrom('job_figures')
    .select('leaves')
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return row?.leaves ?? 0
}

describe('an ad that takes applications elsewhere', () => {
  it('leads guests to its own address, counted and not remembered', async () => {
    const { apply } = await leaveForJob({ ...base, actor: guest }, { jobId })
    expect(apply).toEqual({ way: 'link', url: 'https://klinik.example/jobs/1' })
    expect(await leavesOf()).toBe(1)
    expect(await db.selectFrom('outside_applications').selectAll().execute()).toEqual([])
  })

  it('is asked about from the next day on, until the job seeker has answered', async () => {
    const asSeeker = as(base, await makePerson(db))
    await leaveForJob(asSeeker, { jobId })
    expect(await listToAsk(asSeeker)).toEqual([])
    const tomorrow = { ...asSeeker, ...later(1) }
    expect((await listToAsk(tomorrow)).map(question => question.jobId)).toEqual([jobId])
    await answerOutsideApplication(tomorrow, { jobId, answer: 'not-applied' })
    expect(await listToAsk(tomorrow)).toEqual([])
  })

  it('is not asked about once its page leads nowhere, and is forgotten after six months', async () => {
    const { jobId: gone } = await openHiring(base, {
      apply_way: 'link',
      apply_url: 'https://klinik.example/2',
    })
    const asSeeker = as(base, await makePerson(db))
    await leaveForJob(asSeeker, { jobId: gone })
    const tomorrow = { ...asSeeker, ...later(1) }
    expect(await listToAsk(tomorrow)).toHaveLength(1)
    await db.updateTable('jobs').set({ status: 'deleted' }).where('id', '=', gone).execute()
    expect(await listToAsk(tomorrow)).toEqual([])
    const kept = () =>
      db.selectFrom('outside_applications').select('job_id').where('job_id', '=', gone).execute()
    await pruneOutsideApplications({ ...base, actor: system, ...later(170) })
    expect(await kept()).toHaveLength(1)
    await pruneOutsideApplications({ ...base, actor: system, ...later(190) })
    expect(await kept()).toEqual([])
  })

  it('is not answered for by who never left for it', async () => {
    const asSeeker = as(base, await makePerson(db))
    await expect(answerOutsideApplication(asSeeker, { jobId, answer: 'applied' })).rejects.toThrow(
      'not-found',
    )
  })

  it('that takes them here leads nowhere', async () => {
    const here = await openHiring(base)
    await expect(leaveForJob(base, { jobId: here.jobId })).rejects.toThrow('not-found')
  })
})
