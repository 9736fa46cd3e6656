import { expect, it } from 'vitest'
import { readAssistantFigures } from '../src/domain/assistant/conversation/read-assistant-figures.ts'
import { showJobs } from '../src/domain/assistant/conversation/show-jobs.ts'
import { compareJobsTool } from '../src/domain/assistant/tools/compare-jobs.ts'
import { draftAlertTool } from '../src/domain/assistant/tools/draft-alert.ts'
import { draftApplicationMessageTool } from '../src/domain/assistant/tools/draft-application-message.ts'
import { explainMatchTool } from '../src/domain/assistant/tools/explain-match.ts'
import { explainPayTool } from '../src/domain/assistant/tools/explain-pay.ts'
import { facetsTool } from '../src/domain/assistant/tools/facets.ts'
import { getEmployerTool } from '../src/domain/assistant/tools/get-employer.ts'
import { getJobTool } from '../src/domain/assistant/tools/get-job.ts'
import { improveAdTool } from '../src/domain/assistant/tools/improve-ad.ts'
import { myAlertsTool } from '../src/domain/assistant/tools/my-alerts.ts'
import { myApplicationsTool } from '../src/domain/assistant/tools/my-applications.ts'
import { openApplicationsTool } from '../src/domain/assistant/tools/open-applications.ts'
import { recommendTool } from '../src/domain/assistant/tools/recommend.ts'
import { saveJobTool } from '../src/domain/assistant/tools/save-job.ts'
import { searchJobsTool } from '../src/domain/assistant/tools/search-jobs.ts'
import { suggestProfessionsTool } from '../src/domain/assistant/tools/suggest-professions.ts'
import { whoFitsTool } from '../src/domain/assistant/tools/who-fits.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { makeJob } from './factories/job.ts'
import { accountContext } from './support/account.ts'
import { keyOf, openRoles, whoIsLetThrough } from './support/roles.ts'
import { testSite } from './support/search.ts'

const { db, index, found } = await testSite()
const base: Context = { ...accountContext(db), search: index.search }
const { roles: people, employerId, publishedId, draftId } = await openRoles(base)
const readingKey = keyOf(employerId, ['jobs:read'])
const roles = { ...people, key: keyOf(employerId), 'key without drafts': readingKey }
const otherId = await makeJob(db)
await found()
type Role = keyof typeof roles

const everyone = Object.keys(roles) as Role[]
const allButReaders = everyone.filter(role => role !== 'key without drafts')
const staff: Role[] = ['owner', 'recruiter', 'admin', 'operator', 'key', 'key without drafts']
const team: Role[] = ['owner', 'recruiter']
const seekers: Role[] = ['job seeker', 'other job seeker']
// An address that was not confirmed signs nobody in.
const guestsAndSeekers: Role[] = ['guest', 'unconfirmed', ...seekers]
/** All who are signed in at the site. */
const users: Role[] = [...seekers, ...team, 'other employer']

const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['searchJobsTool', everyone, ctx => searchJobsTool.run(ctx, { filters: { q: 'Pflege' } })],
  ['getJobTool', everyone, ctx => getJobTool.run(ctx, { jobId: publishedId })],
  ['getJobTool (a draft)', staff, ctx => getJobTool.run(ctx, { jobId: draftId })],
  ['compareJobsTool', everyone, ctx => compareJobsTool.run(ctx, { jobIds: [publishedId, otherId] })],
  ['compareJobsTool (a draft)', staff, ctx => compareJobsTool.run(ctx, { jobIds: [publishedId, draftId] })],
  ['suggestProfessionsTool', everyone, ctx => suggestProfessionsTool.run(ctx, { text: 'Pflege' })],
  ['getEmployerTool', everyone, ctx => getEmployerTool.run(ctx, { id: employerId })],
  ['facetsTool', everyone, ctx => facetsTool.run(ctx, { filters: {}, name: 'category' })],
  ['explainPayTool', everyone, ctx => explainPayTool.run(ctx, { jobId: publishedId })],
  ['explainPayTool (a draft)', staff, ctx => explainPayTool.run(ctx, { jobId: draftId })],
  [
    'draftAlertTool',
    allButReaders,
    ctx => draftAlertTool.run(ctx, { filters: { q: 'Pflege' }, frequency: 'daily' }),
  ],
  [
    'draftApplicationMessageTool',
    guestsAndSeekers,
    ctx => draftApplicationMessageTool.run(ctx, { jobId: publishedId }),
  ],
  [
    'draftApplicationMessageTool (a draft)',
    [],
    ctx => draftApplicationMessageTool.run(ctx, { jobId: draftId }),
  ],
  ['saveJobTool', [...seekers, 'key'], ctx => saveJobTool.run(ctx, { jobId: publishedId })],
  ['explainMatchTool', seekers, ctx => explainMatchTool.run(ctx, { jobId: publishedId })],
  ['explainMatchTool (a draft)', [], ctx => explainMatchTool.run(ctx, { jobId: draftId })],
  ['recommendTool', seekers, ctx => recommendTool.run(ctx, { size: 3 })],
  ['myAlertsTool', seekers, ctx => myAlertsTool.run(ctx, {})],
  ['myApplicationsTool', users, ctx => myApplicationsTool.run(ctx, {})],
  ['improveAdTool', staff, ctx => improveAdTool.run(ctx, { jobId: publishedId })],
  ['whoFitsTool', team, ctx => whoFitsTool.run(ctx, { jobId: publishedId })],
  // Neither programs nor who still owes the second factor talk to her.
  [
    'showJobs',
    [...guestsAndSeekers, ...team, 'other employer', 'admin'],
    ctx => showJobs(ctx, { ids: [publishedId] }),
  ],
  ['readAssistantFigures', ['admin'], ctx => readAssistantFigures(ctx)],
  ['openApplicationsTool', [...team, 'other employer'], ctx => openApplicationsTool.run(ctx, {})],
]

it.each(table)('%s is for %j', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})
