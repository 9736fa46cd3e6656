import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { makeJob } from '../../../tests/factories/job.ts'
import { makePerson } from '../../../tests/support/account.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { listOwnJobs } from '../job-ads/own-list/list-own-jobs.ts'
import { ownJobFilterSchema } from '../job-ads/own-list/own-job-list.schema.ts'
import { saveJobStatistics } from '../statistics/save-job-statistics.ts'
import { countForJob } from '../statistics/steps/count-for-job.ts'
import { takeBackCount } from '../statistics/steps/take-back-count.ts'

const db = await testDatabase()
const operator = testContext(db)
const all = ownJobFilterSchema.parse({ words: '' })
let employerId = 0
let clerk: Context
let jobIds: number[] = []

beforeEach(async () => {
  employerId = await makeEmployer(db)
  const person = await makePerson(db, { role: 'employer' })
  clerk = { ...operator, actor: { ...person, memberships: [{ employerId, role: 'recruiter' }] } }
  jobIds = []
  for (const title of ['Erste', 'Zweite', 'Dritte'])
    jobIds.push(await makeJob(db, { employer_id: employerId, title }))
})

const read = (jobIndex: number, day: string, views: number) => ({ jobId: jobIds[jobIndex] ?? 0, day, views })

async function shown(): Promise<[string, number][]> {
  const { rows } = await listOwnJobs(clerk, { employerId, ...all, sort: 'views', page: 1 })
  return rows.map(({ title, views }) => [title, views])
}

describe('the readers of an ad in the list of own ads', () => {
  it('are those of all its days, and nobody is among them who only kept it or left for it', async () => {
    await saveJobStatistics(operator, [
      read(1, '2026-01-02', 3),
      read(1, '2026-11-20', 4),
      read(0, '2026-11-20', 5),
    ])
    await saveJobStatistics(operator, [read(1, '2026-11-20', 2)])
    for (const counter of ['saves', 'leaves'] as const)
      await countForJob(operator, { jobId: jobIds[2] ?? 0, counter })
    expect(await shown()).toEqual([
      ['Zweite', 9],
      ['Erste', 5],
      ['Dritte', 0],
    ])
  })

  it('are counted on a day on which somebody kept the ad before anyone was counted as its reader', async () => {
    const now = operator.now()
    const jobId = jobIds[2] ?? 0
    await countForJob(operator, { jobId, counter: 'saves' })
    await saveJobStatistics(operator, [read(2, '2026-11-21', 6)])
    await takeBackCount(operator, { jobId, counter: 'saves', countedAt: now })
    expect((await shown())[0]).toEqual(['Dritte', 6])
  })

  it('are all counted when several processes count them at once, also where a day ends between them', async () => {
    const days = ['2026-11-20', '2026-11-21']
    const rounds = Array.from({ length: 40 }, (_, round) => {
      const rows = jobIds.map((_, index) => read(index, days[(round + index) % 2] ?? '', index + 1))
      return saveJobStatistics(operator, round % 2 === 0 ? rows : rows.toReversed())
    })
    await Promise.all(rounds)
    expect(await shown()).toEqual([
      ['Dritte', 120],
      ['Zweite', 80],
      ['Erste', 40],
    ])
  })

  it('are no longer those of days whose statistics were deleted, and none that a failure took back', async () => {
    await saveJobStatistics(operator, [
      read(0, '2024-01-02', 50),
      read(0, '2026-11-20', 1),
      read(1, '2026-11-20', 2),
    ])
    await db.deleteFrom('job_figures').where('day', '<', sql<Date>`'2025-01-01'::date`).execute()
    const failing = inTransaction(operator, async inside => {
      await saveJobStatistics(inside, [read(0, '2026-11-20', 30)])
      throw new Error('cut off')
    })
    await expect(failing).rejects.toThrow('cut off')
    expect(await shown()).toEqual([
      ['Zweite', 2],
      ['Erste', 1],
      ['Dritte', 0],
    ])
  })

  it('go with an ad that is deleted for good', async () => {
    await saveJobStatistics(operator, [
      read(0, '2026-11-20', 1),
      read(1, '2026-11-19', 2),
      read(1, '2026-11-20', 2),
    ])
    await db
      .deleteFrom('jobs')
      .where('id', '=', jobIds[1] ?? 0)
      .execute()
    expect(await shown()).toEqual([
      ['Erste', 1],
      ['Dritte', 0],
    ])
    const left = await db
      .selectFrom('job_figure_totals')
      .select('job_id')
      .where('job_id', 'in', jobIds)
      .execute()
    expect(left).toEqual([{ job_id: jobIds[0] }])
  })
})
