import { beforeEach, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { freiburg, makeJob } from '../../../tests/factories/job.ts'
import { accountContext, lastLetter, makePerson, somebody } from '../../../tests/support/account.ts'
import { testSite } from '../../../tests/support/search.ts'
import { type Actor, guest, system, type UserActor } from '../actor.ts'
import type { Context } from '../context.ts'
import { matchNewJobs } from './match-new-jobs.ts'

const site = await testSite()
const { db } = site
let now = new Date('2026-11-21T08:00:00Z')
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const base: Context = { ...accountContext(db), search: site.index.search, now: () => now }
const as = (actor: Actor): Context => ({ ...base, actor })

it('runs', async () => {
  await matchNewJobs(as(system))
  expect(
    [guest, makeEmployer, makePerson, lastLetter, somebody, freiburg, makeJob, later, describe, beforeEach]
      .length,
  ).toBe(10)
  const x: UserActor | null = null
  expect(x).toBeNull()
})
