import { expect, it } from 'vitest'
import type { Context } from '../src/domain/caller/context.ts'
import { listSitemapEmployers } from '../src/domain/employers/list-sitemap-employers.ts'
import { listSitemapJobs } from '../src/domain/job-search/list-sitemap-jobs.ts'
import { searchJobs } from '../src/domain/job-search/search-jobs.ts'
import { decideCase } from '../src/domain/moderation/decide-case.ts'
import type { Measure } from '../src/domain/moderation/moderation.values.ts'
import { readCase, takeUpTarget } from '../src/domain/moderation/read-cases.ts'
import { makeEmployer } from './factories/employer.ts'
import { makeJob } from './factories/job.ts'
import { feedOf, feedTrial } from './feeds/feed-trial.ts'
import { makePerson } from './support/account.ts'
import { testSite } from './support/search.ts'

const { ctx, db, found } = await testSite()
const { userId } = await makePerson(db)
const asAdmin: Context = {
  ...ctx,
  actor: { kind: 'admin', userId, adminId: 1, role: 'moderator', sessionId: 'x' },
}
const employerId = await makeEmployer(db, { name: 'Haus am See' })

async function decide(target: { kind: 'job' | 'employer'; id: number }, measure: Measure): Promise<void> {
  const { caseId } = await takeUpTarget(asAdmin, { kind: target.kind, id: String(target.id) })
  const { version } = (await readCase(asAdmin, { caseId })).case
  const reason = measure === 'none' ? 'no-breach' : 'other-law'
  const marks = { isAutomated: false, isUnfounded: false, days: null }
  await decideCase(asAdmin, { caseId, version, measure, reason, facts: 'Sachverhalt', ...marks })
  await found()
}

const idsFound = async (q = '') => (await searchJobs(ctx, { q })).jobs.map(({ id }) => id)

it('a demoted ad comes after all others, also after those that match the words worse', async () => {
  const best = await makeJob(db, { employer_id: employerId, title: 'Hebamme', posted_at: ctx.now() })
  const other = await makeJob(db, {
    title: 'Leitende Hebamme für die Wochenstation',
    posted_at: new Date('2026-09-01'),
  })
  await found()
  expect(await idsFound('Hebamme')).toEqual([best, other])
  await decide({ kind: 'job', id: best }, 'demote')
  expect(await idsFound('Hebamme')).toEqual([other, best])
  await decide({ kind: 'job', id: best }, 'none')
  expect(await idsFound('Hebamme')).toEqual([best, other])
  await decide({ kind: 'employer', id: employerId }, 'demote')
  expect(await idsFound('Hebamme')).toEqual([other, best])
  await decide({ kind: 'employer', id: employerId }, 'none')
})

it('a feed’s next run restores no ad that was taken down, and publishes nothing of a hidden employer', async () => {
  const trial = feedTrial(db, 'Haus am See')
  const run = (...titles: string[]) =>
    trial.run(feedOf(titles.map((title, at) => ({ id: `A${at}`, title }))), ctx.now())
  await run('Logopädin')
  await found()
  const [jobId = 0] = await idsFound('Logopädin')
  await decide({ kind: 'job', id: jobId }, 'end')
  await run('Logopädin', 'Diätassistent')
  await run('Logopädin in Teilzeit', 'Diätassistent')
  await found()
  expect(await idsFound('Logopädin')).not.toContain(jobId)
  expect(await idsFound('Diätassistent')).toHaveLength(1)
  await decide({ kind: 'employer', id: employerId }, 'hide')
  await run('Logopädin in Teilzeit', 'Diätassistent', 'Ergotherapeut')
  await found()
  expect(await idsFound('Diätassistent')).toEqual([])
  expect(await idsFound('Ergotherapeut')).toEqual([])
  expect((await listSitemapEmployers(ctx)).map(({ id }) => id)).not.toContain(employerId)
  const listed = (await listSitemapJobs(ctx, 1)).map(({ id }) => id)
  expect(listed).not.toContain(jobId)
  await decide({ kind: 'employer', id: employerId }, 'none')
  expect(await idsFound('Diätassistent')).toHaveLength(1)
  expect(await idsFound('Ergotherapeut')).toHaveLength(1)
  expect(await idsFound('Logopädin')).toEqual([])
})
