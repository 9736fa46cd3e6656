import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { via } from '../../../../tests/support/client.ts'
import { testContext } from '../../../../tests/support/context.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import type { Database } from '../../../db/client.ts'
import { countForJob } from './count-for-job.ts'

const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

describe('what happens to an ad', () => {
  let db: Database
  let jobId: number
  beforeAll(async () => {
    db = await testDatabase()
    const { id } = await db
      .insertInto('employers')
      .values({ slug: 'haus', name: 'Haus' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const job = { employer_id: id, title: 'MFA', title_original: 'MFA', slug: 'mfa', category: 'mfa' }
    jobId = (await db.insertInto('jobs').values(job).returning('id').executeTakeFirstOrThrow()).id
  })

  it('is counted by day in Berlin and kind, without bots and without ads that are not there', async () => {
    const ctx = testContext(db, { now: new Date('2026-11-20T23:30:00Z') })
    await countForJob(ctx, { jobId, counter: 'leaves' })
    await countForJob(ctx, { jobId, counter: 'leaves' })
    await countForJob(ctx, { jobId, counter: 'saves' })
    await countForJob(via(ctx, { userAgent: robot }), { jobId, counter: 'leaves' })
    await countForJob(ctx, { jobId: jobId + 1, counter: 'leaves' })
    const rows = await db
      .selectFrom('job_figures')
      .select([sql<string>`day::text`.as('day'), 'views', 'saves', 'starts', 'submissions', 'leaves'])
      .execute()
    expect(rows).toEqual([{ day: '2026-11-21', views: 0, saves: 1, starts: 0, submissions: 0, leaves: 2 }])
  })
})
