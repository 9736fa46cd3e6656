import { expect, it } from 'vitest'
import { guest, type UserActor } from '../src/domain/caller/actor.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { linkTokenOf } from '../src/domain/caller/signed-link.ts'
import { answerContact } from '../src/domain/talent-pool/answer-contact.ts'
import { askForContact, withdrawContact } from '../src/domain/talent-pool/ask-for-contact.ts'
import {
  answerHire,
  noteActivity,
  pauseOwnProfile,
  renewConsent,
  setVisibility,
} from '../src/domain/talent-pool/change-own-pool.ts'
import { countFittingPeople } from '../src/domain/talent-pool/count-fitting-people.ts'
import { listEmployersContacts, readEmployersContact } from '../src/domain/talent-pool/employers-contacts.ts'
import { excludeEmployer, stopExcluding } from '../src/domain/talent-pool/exclude-employers.ts'
import { previewPeople, searchPeople } from '../src/domain/talent-pool/find-people.ts'
import { leaveByLink, readPoolByLink, stayByLink } from '../src/domain/talent-pool/pool-by-link.ts'
import { readOwnContact } from '../src/domain/talent-pool/read-own-contact.ts'
import { readOwnPool, readPoolNews } from '../src/domain/talent-pool/read-own-pool.ts'
import { previewPerson, readPerson } from '../src/domain/talent-pool/read-person.ts'
import { listJobsForSearch } from '../src/domain/talent-pool/searches/list-jobs-for-search.ts'
import {
  endSearchByLink,
  forgetSearch,
  listSavedSearches,
  pauseSearch,
  readSearchByLink,
  saveSearch,
} from '../src/domain/talent-pool/searches/saved-searches.ts'
import { writeSearchMails } from '../src/domain/talent-pool/searches/write-search-mails.ts'
import { noTalentFilter } from '../src/domain/talent-pool/talent-filter.schema.ts'
import { refreshPool, tendPool } from '../src/domain/talent-pool/tend-pool.ts'
import { readPoolWatch } from '../src/domain/talent-pool/watch/watch-pool.ts'
import { makeJob } from './factories/job.ts'
import { accountContext } from './support/account.ts'
import { somebody, via } from './support/client.ts'
import { keyOf, openRoles, whoIsLetThrough } from './support/roles.ts'
import { testSite } from './support/search.ts'
import { makeTalent, statedFacts } from './support/talents.ts'

const { db, index } = await testSite()
const base: Context = { ...accountContext(db), search: index.search }
const { roles: people, seeker, owner, employerId } = await openRoles(base)
const roles = { ...people, key: keyOf(employerId) }
type Role = keyof typeof roles

const jobId = await makeJob(db, { employer_id: employerId, ...statedFacts, valid_through: null })
const team: Role[] = ['owner', 'recruiter']
const seekers: Role[] = ['job seeker', 'other job seeker']
// The cast: an object's own keys.
const allButKeys = (Object.keys(roles) as Role[]).filter(role => role !== 'key')
const asOwner: Context = { ...base, actor: { ...owner, memberships: [{ employerId, role: 'owner' }] } }
const asSeeker: Context = { ...base, actor: seeker }
let count = 0
const filter = () => ({ ...noTalentFilter, q: `Wort${count++}` })
const fromElsewhere = (ctx: Context) => via(ctx, { ...somebody, address: `192.0.2.${count++}` })

await db
  .insertInto('job_seekers')
  .values({ user_id: seeker.userId, profession: 'hebamme' })
  .onConflict(conflict => conflict.column('user_id').doUpdateSet({ profession: 'hebamme' }))
  .execute()

/** The job seeker of the roles, joined anew: each call may change it. */
async function joined(): Promise<string> {
  await db.deleteFrom('talent_pool_locks').execute()
  await db.deleteFrom('contact_requests').execute()
  await setVisibility(asSeeker, { visibility: 'off' })
  await setVisibility(asSeeker, { visibility: 'anonymous' })
  const { member } = await readOwnPool(asSeeker)
  return member?.publicId ?? ''
}
const message = 'Hätten Sie Lust auf ein Gespräch?'
async function asked(): Promise<{ id: string }> {
  await db.deleteFrom('applications').execute()
  return askForContact(asOwner, { employerId, publicId: await joined(), jobId, message })
}
async function exclusion(): Promise<{ id: string }> {
  await excludeEmployer(asSeeker, { name: `Klinik Nummer ${count++}` })
  const { exclusions } = await readOwnPool(asSeeker)
  return { id: exclusions.find(({ source }) => source === 'person')?.id ?? '' }
}
async function savedBy(ctx: Context): Promise<{ id: string }> {
  const { actor } = ctx
  const as =
    actor.kind === 'user' && actor.memberships.some(member => member.employerId === employerId)
      ? ctx
      : asOwner
  await db.deleteFrom('talent_searches').execute()
  const words = { ...noTalentFilter, profession: ['mfa'] }
  await saveSearch(as, { employerId, name: 'MFA', frequency: 'daily', filter: words })
  const [search] = await listSavedSearches(as, { employerId })
  return { id: search?.id ?? '' }
}
async function poolLink(): Promise<{ token: string }> {
  await joined()
  const { member } = await readOwnPool(asSeeker)
  return { token: linkTokenOf(base, member?.linkKey ?? '', 'talent pool') }
}
async function searchLink(): Promise<{ token: string }> {
  const { id } = await savedBy(asOwner)
  const row = await db
    .selectFrom('talent_searches')
    .select('link_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { token: linkTokenOf(base, row.link_key, 'talent search') }
}

const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['previewPeople', allButKeys, ctx => previewPeople(fromElsewhere(ctx), filter())],
  ['previewPerson', allButKeys, async ctx => previewPerson(ctx, { publicId: await joined() })],
  ['countFittingPeople', team, ctx => countFittingPeople(ctx, { employerId, jobId })],
  ['searchPeople', team, ctx => searchPeople(ctx, { employerId, filter: filter() })],
  ['readPerson', team, async ctx => readPerson(ctx, { employerId, publicId: await joined(), jobId })],
  ['listJobsForSearch', team, ctx => listJobsForSearch(ctx, { employerId })],
  [
    'askForContact',
    team,
    async ctx => askForContact(ctx, { employerId, publicId: await joined(), jobId, message }),
  ],
  ['withdrawContact', team, async ctx => withdrawContact(ctx, await asked())],
  ['listEmployersContacts', team, ctx => listEmployersContacts(ctx, { employerId })],
  ['readEmployersContact', team, async ctx => readEmployersContact(ctx, await asked())],
  ['listSavedSearches', team, ctx => listSavedSearches(ctx, { employerId })],
  [
    'saveSearch',
    team,
    ctx =>
      saveSearch(ctx, {
        employerId,
        name: 'Hebammen',
        frequency: 'weekly',
        filter: { ...noTalentFilter, state: [`DE-${count++}`] },
      }),
  ],
  ['pauseSearch', team, async ctx => pauseSearch(ctx, { ...(await savedBy(ctx)), isPaused: true })],
  ['forgetSearch', team, async ctx => forgetSearch(ctx, await savedBy(ctx))],
  ['forgetSearch (of a colleague)', ['owner'], async ctx => forgetSearch(ctx, await savedBy(asOwner))],
  ['setVisibility', seekers, ctx => setVisibility(ctx, { visibility: 'anonymous' })],
  ['pauseOwnProfile', seekers, ctx => pauseOwnProfile(ctx, { isPaused: false })],
  ['renewConsent', seekers, ctx => renewConsent(ctx)],
  ['answerHire', seekers, ctx => answerHire(ctx, { pauses: false })],
  ['readOwnPool', seekers, ctx => readOwnPool(ctx)],
  ['readPoolNews', seekers, ctx => readPoolNews(ctx)],
  ['excludeEmployer', seekers, ctx => excludeEmployer(ctx, { name: 'Klinik am Rand' })],
  ['stopExcluding', ['job seeker'], async ctx => stopExcluding(ctx, await exclusion())],
  ['readOwnContact', ['job seeker'], async ctx => readOwnContact(ctx, await asked())],
  [
    'answerContact',
    ['job seeker'],
    async ctx => answerContact(ctx, { ...(await asked()), answer: { to: 'not-now' } }),
  ],
  ['readPoolWatch', ['admin'], ctx => readPoolWatch(ctx)],
  ['readPoolByLink (by link)', allButKeys, async ctx => readPoolByLink(ctx, await poolLink())],
  ['readPoolByLink (wrong link)', [], ctx => readPoolByLink(ctx, { token: 'x' })],
  ['stayByLink (by link)', allButKeys, async ctx => stayByLink(ctx, await poolLink())],
  ['stayByLink (wrong link)', [], ctx => stayByLink(ctx, { token: 'x' })],
  ['leaveByLink (by link)', allButKeys, async ctx => leaveByLink(ctx, await poolLink())],
  ['leaveByLink (wrong link)', [], ctx => leaveByLink(ctx, { token: 'x' })],
  ['readSearchByLink (by link)', allButKeys, async ctx => readSearchByLink(ctx, await searchLink())],
  ['endSearchByLink (by link)', allButKeys, async ctx => endSearchByLink(ctx, await searchLink())],
  ['endSearchByLink (wrong link)', [], ctx => endSearchByLink(ctx, { token: 'x' })],
  [
    'noteActivity',
    [...allButKeys, 'key'],
    ctx => noteActivity(ctx, { userId: seeker.userId, isConfirmed: true }),
  ],
  ['refreshPool', ['operator'], ctx => refreshPool(ctx)],
  ['tendPool', ['operator'], ctx => tendPool(ctx)],
  ['writeSearchMails', ['operator'], ctx => writeSearchMails(ctx)],
]

it.each(table)('%s', async (_name, allowed, call) => {
  const again = async (ctx: Context) => {
    await db.deleteFrom('attempts').execute()
    return call(ctx)
  }
  expect(await whoIsLetThrough(base, roles, again)).toEqual([...allowed].sort())
})

it('an administrator who stands in for the employer sees nobody', async () => {
  const admin = await people.admin()
  const ctx: Context = { ...base, actor: admin }
  await expect(searchPeople(ctx, { employerId, filter: filter() })).rejects.toMatchObject({
    kind: 'not-allowed',
  })
})

it('somebody with two employers asks for each of them by itself', async () => {
  const { publicId } = await makeTalent(base)
  const other: UserActor = { ...owner, memberships: [{ employerId: employerId + 1, role: 'owner' }] }
  const question = { employerId, publicId, jobId, message }
  await expect(askForContact({ ...base, actor: other }, question)).rejects.toMatchObject({
    kind: 'not-found',
  })
  await expect(askForContact({ ...base, actor: guest }, question)).rejects.toMatchObject({
    kind: 'sign-in-required',
  })
})
