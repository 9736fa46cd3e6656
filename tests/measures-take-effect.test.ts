import { expect, it } from 'vitest'
import { makeActor } from '../src/domain/accounts/make-actor.ts'
import { finishSignIn } from '../src/domain/accounts/signed-in.ts'
import { loadMemberships } from '../src/domain/accounts/steps/load-memberships.ts'
import type { Actor } from '../src/domain/caller/actor.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { listSitemapEmployers } from '../src/domain/employers/list-sitemap-employers.ts'
import { identifyKey } from '../src/domain/integrations/identify-key.ts'
import { createKey } from '../src/domain/integrations/manage-keys.ts'
import { listSitemapJobs } from '../src/domain/job-search/list-sitemap-jobs.ts'
import { searchJobs } from '../src/domain/job-search/search-jobs.ts'
import { readReportByLink } from '../src/domain/moderation/by-link.ts'
import { decideCase } from '../src/domain/moderation/decide-case.ts'
import type { Measure } from '../src/domain/moderation/moderation.values.ts'
import { readCase, takeUpTarget } from '../src/domain/moderation/read-cases.ts'
import { reportTarget } from '../src/domain/moderation/report-target.ts'
import { searchPeople } from '../src/domain/talent-pool/find-people.ts'
import { noTalentFilter } from '../src/domain/talent-pool/talent-filter.schema.ts'
import { makeEmployer } from './factories/employer.ts'
import { makeJob } from './factories/job.ts'
import { feedOf, feedTrial } from './feeds/feed-trial.ts'
import { accountContext, asCookieHeader, makePerson, testSite as testSiteUrl } from './support/account.ts'
import { somebody, via } from './support/client.ts'
import { testSite } from './support/search.ts'
import { makeSearchingEmployer, makeTalent } from './support/talents.ts'

const { ctx, db, found } = await testSite()
const { userId } = await makePerson(db)
const { realms } = accountContext(db)
const asAdmin: Context = {
  ...ctx,
  realms,
  actor: { kind: 'admin', userId, adminId: 1, role: 'moderator', sessionId: 'x' },
}
const employerId = await makeEmployer(db, { name: 'Haus am See' })

async function decide(target: { kind: 'job' | 'employer'; id: number }, measure: Measure): Promise<void> {
  const { caseId } = await takeUpTarget(asAdmin, { kind: target.kind, id: String(target.id) })
  await decideCaseOf(caseId, measure)
}

async function decideCaseOf(caseId: number, measure: Measure): Promise<void> {
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

it('a hidden profile is found by no employer, and a locked account neither acts nor signs in, until the decision ends', async () => {
  const accounts: Context = { ...accountContext(db), search: ctx.search }
  const { asEmployer, employerId: searching } = await makeSearchingEmployer(ctx)
  const { person, publicId } = await makeTalent(ctx)
  const isFound = async () => {
    const { hasAny } = await searchPeople(asEmployer, { employerId: searching, filter: noTalentFilter })
    return hasAny
  }
  expect(await isFound()).toBe(true)
  const { token } = await reportTarget(
    { ...asEmployer, realms },
    {
      target: { kind: 'profile', id: publicId },
      kind: 'insult',
      text: 'Der Text beleidigt.',
      evidence: null,
      name: null,
      email: null,
    },
  )
  const { caseId } = (await readReportByLink(accounts, { token })).report
  await decideCaseOf(caseId, 'hide')
  expect(await isFound()).toBe(false)
  const session = await openSession(accounts, person.userId)
  expect((await session()).kind).toBe('user')
  await decideCaseOf(caseId, 'lock')
  expect((await session()).kind).toBe('guest')
  const again = { userId: person.userId, way: 'code', realm: 'site', cookies: [] } as const
  await expect(finishSignIn(accounts, again)).rejects.toMatchObject({
    fields: { '': [{ key: 'account.locked' }] },
  })
  await decideCaseOf(caseId, 'none')
  expect(await isFound()).toBe(true)
  expect((await (await openSession(accounts, person.userId))()).kind).toBe('user')
})

it('nobody acts for a locked employer, neither a person nor a program, until the lock ends', async () => {
  const accounts: Context = { ...accountContext(db), search: ctx.search }
  const owner = await makePerson(db, { role: 'employer' })
  const locked = await makeEmployer(db, { name: 'Gesperrtes Haus', owner_user_id: owner.userId })
  const asOwner: Context = {
    ...accounts,
    actor: { ...owner, memberships: [{ employerId: locked, role: 'owner' }] },
  }
  const { secret } = await createKey(asOwner, {
    employerId: locked,
    name: 'Programm',
    scopes: ['jobs:read'],
    lifetimeDays: 'never',
  })
  const memberships = () => loadMemberships(accounts, { userId: owner.userId, email: 'niemand@example.org' })
  await decide({ kind: 'employer', id: locked }, 'lock')
  expect(await memberships()).toEqual([])
  await expect(identifyKey(accounts, secret)).rejects.toMatchObject({ kind: 'sign-in-required' })
  await decide({ kind: 'employer', id: locked }, 'none')
  expect(await memberships()).toEqual([{ employerId: locked, role: 'owner' }])
  await expect(identifyKey(accounts, secret)).resolves.toMatchObject({ employerId: locked })
})

/** A person's session, asked anew each time. */
async function openSession(base: Context, userId: string): Promise<() => Promise<Actor>> {
  const { headers } = await base.realms.site.api.openSession({
    body: { userId, assuranceLevel: 'aal1' },
    returnHeaders: true,
  })
  const cookie = asCookieHeader(headers.getSetCookie())
  return async () =>
    (await makeActor(via(base, { ...somebody, cookie }), { realm: 'site', publicUrl: testSiteUrl })).actor
}
