import { expect, it } from 'vitest'
import { makeEmployer } from '../../../../tests/factories/employer.ts'
import { makeJob } from '../../../../tests/factories/job.ts'
import { feedOf, feedTrial } from '../../../../tests/feeds/feed-trial.ts'
import { accountContext, makePerson } from '../../../../tests/support/account.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import type { Context } from '../../caller/context.ts'
import { moveJob } from '../../jobs/steps/move-job.ts'
import { readJobRecord } from './read-job-record.ts'

const db = await testDatabase()
const base = accountContext(db)
const { userId } = await makePerson(db, { role: null, name: 'Mo Derator' })
const team: Context = {
  ...base,
  actor: { kind: 'admin', userId, adminId: 1, sessionId: 'x', role: 'moderator' },
}

it('an ad of a feed names its source and all that happened to it, the latest first', async () => {
  const trial = feedTrial(db, 'Klinik Verlauf')
  await trial.run(feedOf([{ id: 'A-7' }]))
  const [job] = await trial.jobs()
  const jobId = job?.id ?? 0
  await moveJob(team, { jobId, to: 'archived', reason: null })
  const record = await readJobRecord(team, { jobId })
  expect(record).toMatchObject({
    status: 'archived',
    source: 'feed',
    feed: 'default',
    externalId: 'A-7',
    employer: 'Klinik Verlauf',
    duplicates: [],
  })
  expect(record.moves).toMatchObject([
    { from: 'published', to: 'archived', by: 'admin', name: 'Mo Derator' },
    { from: null, to: 'published', by: 'system', name: null },
  ])
})

it('the same ad in other places is named, with the one that search shows', async () => {
  const employerId = await makeEmployer(db)
  const shown = await makeJob(db, { employer_id: employerId, title: 'Pflegefachkraft' })
  const [second, third] = [
    await makeJob(db, { employer_id: employerId, duplicate_of: shown }),
    await makeJob(db, { employer_id: employerId, duplicate_of: shown }),
  ]
  const duplicatesOf = async (jobId: number) =>
    (await readJobRecord(team, { jobId })).duplicates.map(({ id, isShown }) => [id, isShown])
  expect(await duplicatesOf(shown)).toEqual([
    [second, false],
    [third, false],
  ])
  expect(await duplicatesOf(third)).toEqual([
    [shown, true],
    [second, false],
  ])
  await expect(readJobRecord(team, { jobId: 4_000_000 })).rejects.toMatchObject({ kind: 'not-found' })
})
