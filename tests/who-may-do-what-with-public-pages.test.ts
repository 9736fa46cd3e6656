import { expect, it } from 'vitest'
import { openRegisteredAddress, sealRegisteredAddress } from '../src/domain/accounts/registered-address.ts'
import { readDemoState } from '../src/domain/administration/demo-state.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { everything } from '../src/domain/consent/consent.schema.ts'
import { adviseEmployers } from '../src/domain/employers/advise-employers.ts'
import { noEmployerListParams } from '../src/domain/employers/employer.schema.ts'
import { hasAnyEmployer } from '../src/domain/employers/has-any-employer.ts'
import { listEmployers } from '../src/domain/employers/list-employers.ts'
import { listFeaturedEmployers } from '../src/domain/employers/list-featured-employers.ts'
import { listSitemapEmployers } from '../src/domain/employers/list-sitemap-employers.ts'
import { findEmployerNamed, loadEmployerHead } from '../src/domain/employers/load-employer-head.ts'
import { nameEmployers } from '../src/domain/employers/name-employers.ts'
import { readBoardProof } from '../src/domain/employers/read-board-proof.ts'
import { suggest } from '../src/domain/employers/suggest.ts'
import { countJobs } from '../src/domain/job-search/count-jobs.ts'
import { noJobSearchParams } from '../src/domain/job-search/job.schema.ts'
import { listJobLandings, readJobLanding } from '../src/domain/job-search/list-job-landings.ts'
import { listPopularSearches } from '../src/domain/job-search/list-popular-searches.ts'
import { listSimilarJobs, listSimilarJobsForEach } from '../src/domain/job-search/list-similar-jobs.ts'
import { listSitemapJobPages, listSitemapJobs } from '../src/domain/job-search/list-sitemap-jobs.ts'
import { locateJobs } from '../src/domain/job-search/locate-jobs.ts'
import { listJobGroups, readJobGroup } from '../src/domain/job-search/read-job-group.ts'
import { countFound, searchJobs } from '../src/domain/job-search/search-jobs.ts'
import { measureFreshness } from '../src/domain/jobs/measure-freshness.ts'
import { loadJobRows } from '../src/domain/jobs/steps/load-job-rows.ts'
import { isModerationOn } from '../src/domain/jobs/switch-moderation.ts'
import { readMailbox, readMailboxMessage } from '../src/domain/mail/read-mailbox.ts'
import { leaveForJob } from '../src/domain/outside-applications/leave-for-job.ts'
import { findPayPages } from '../src/domain/pay/find-pay-pages.ts'
import { listPayPages, listPayProfessions } from '../src/domain/pay/list-pay-pages.ts'
import { readPayFigures } from '../src/domain/pay/read-pay-figures.ts'
import { readPayPage } from '../src/domain/pay/read-pay-page.ts'
import { countPageView } from '../src/domain/statistics/count-page-view.ts'
import { makeJob } from './factories/job.ts'
import { accountContext } from './support/account.ts'
import { via } from './support/client.ts'
import { keyOf, openRoles, whoIsLetThrough } from './support/roles.ts'
import { testSite } from './support/search.ts'
import { testTransport } from './support/transport.ts'

const { db, index, found } = await testSite()
const base: Context = { ...accountContext(db), search: index.search }
const { roles: people, employerId, publishedId } = await openRoles(base)
const roles = { ...people, key: keyOf(employerId) }
const outsideId = await makeJob(db, { employer_id: employerId })
await found()
const [job] = await loadJobRows(db, [publishedId], base.now())
if (!job) throw new Error('The ad is not found')

const { transport } = testTransport()
const nowhere = { ...noEmployerListParams, q: 'Klinik', place: 'Köln' }

type Role = keyof typeof roles
const everyone = Object.keys(roles) as Role[]

async function newMessage(): Promise<number> {
  const values = {
    template: 'account-deleted',
    props: { name: 'J' },
    recipient: 'j@role.example',
    locale: 'de',
  }
  const row = await db.insertInto('messages').values(values).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** For everyone, signed in or not. One row: use case, roles that may call it, and a call that can be refused for nothing but the role. */
const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['searchJobs', everyone, ctx => searchJobs(ctx, { q: 'Pflegefachkraft' })],
  ['countFound', everyone, async ctx => countFound(ctx, noJobSearchParams)],
  ['locateJobs', everyone, async ctx => locateJobs(ctx, { q: 'Pflegefachkraft' })],
  ['countJobs', everyone, ctx => countJobs(ctx)],
  ['listJobLandings', everyone, ctx => listJobLandings(ctx)],
  ['readJobLanding', everyone, async ctx => readJobLanding(ctx, 'oberarzt-in-freiburg')],
  ['readJobGroup', everyone, ctx => readJobGroup(ctx, { category: 'nursing' })],
  ['listJobGroups', everyone, ctx => listJobGroups(ctx)],
  ['readPayPage', everyone, ctx => readPayPage(ctx, 'pflegefachkraft-in-koeln')],
  ['readPayFigures', everyone, ctx => readPayFigures(ctx, 'hebamme')],
  ['listPayPages', everyone, ctx => listPayPages(ctx)],
  ['listPayProfessions', everyone, ctx => listPayProfessions(ctx)],
  ['findPayPages', everyone, ctx => findPayPages(ctx, { what: 'Pflegefachkraft', where: '' })],
  ['readBoardProof', everyone, ctx => readBoardProof(ctx)],
  ['listPopularSearches', everyone, async ctx => listPopularSearches(ctx, 5)],
  ['listSimilarJobs', everyone, ctx => listSimilarJobs(ctx, job, 5)],
  ['listSimilarJobsForEach', everyone, ctx => listSimilarJobsForEach(ctx, [job], 5)],
  ['listSitemapJobPages', everyone, ctx => listSitemapJobPages(ctx)],
  ['listSitemapJobs', everyone, ctx => listSitemapJobs(ctx, 1)],
  ['measureFreshness', everyone, ctx => measureFreshness(ctx)],
  ['suggest', everyone, ctx => suggest(ctx, { q: 'Pflege', kind: 'what' })],
  ['listEmployers', everyone, ctx => listEmployers(ctx, {})],
  ['adviseEmployers', everyone, ctx => adviseEmployers(ctx, nowhere)],
  ['listFeaturedEmployers', everyone, ctx => listFeaturedEmployers(ctx, 5)],
  ['listSitemapEmployers', everyone, ctx => listSitemapEmployers(ctx)],
  ['loadEmployerHead', everyone, ctx => loadEmployerHead(ctx, employerId)],
  ['findEmployerNamed', everyone, ctx => findEmployerNamed(ctx, 'Klinik der Rollen')],
  ['nameEmployers', everyone, ctx => nameEmployers(ctx, [employerId])],
  ['leaveForJob', everyone, ctx => leaveForJob(ctx, { jobId: outsideId })],
  ['countPageView', everyone, ctx => countPageView(ctx, { page: 'home', consent: everything })],
  // Facts about the site itself, which are no secret.
  ['isModerationOn', everyone, ctx => isModerationOn(ctx)],
  ['readDemoState', everyone, ctx => readDemoState(ctx)],
  ['hasAnyEmployer', everyone, ctx => hasAnyEmployer(ctx)],
  ['sealRegisteredAddress', everyone, async ctx => sealRegisteredAddress(ctx, 'jana@role.example')],
  ['openRegisteredAddress', everyone, async ctx => openRegisteredAddress(ctx, 'never sealed here')],
  // A site that sends no mail shows its mailbox to whoever uses its own machine, whatever they are signed in as.
  ['readMailbox', everyone, ctx => readMailbox(via(ctx, { isHere: true }), transport)],
  ['readMailbox (from elsewhere)', [], ctx => readMailbox(via(ctx, { isHere: false }), transport)],
  [
    'readMailboxMessage',
    everyone,
    async ctx => readMailboxMessage(via(ctx, { isHere: true }), transport, { id: await newMessage() }),
  ],
  [
    'readMailboxMessage (from elsewhere)',
    [],
    async ctx => readMailboxMessage(via(ctx, { isHere: false }), transport, { id: await newMessage() }),
  ],
]

it.each(table)('%s', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})
