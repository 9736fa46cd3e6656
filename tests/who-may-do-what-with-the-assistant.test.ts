import { expect, it } from 'vitest'
import { compareJobsTool } from '../src/domain/assistant/tools/compare-jobs.ts'
import { getEmployerTool } from '../src/domain/assistant/tools/get-employer.ts'
import { getJobTool } from '../src/domain/assistant/tools/get-job.ts'
import { searchJobsTool } from '../src/domain/assistant/tools/search-jobs.ts'
import { suggestProfessionsTool } from '../src/domain/assistant/tools/suggest-professions.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { makeJob } from './factories/job.ts'
import { accountContext } from './support/account.ts'
import { keyOf, openRoles, whoIsLetThrough } from './support/roles.ts'
import { testSite } from './support/search.ts'

const { db, index, found } = await testSite()
const base: Context = { ...accountContext(db), search: index.search }
const { roles: people, employerId, publishedId, draftId } = await openRoles(base)
const roles = { ...people, key: keyOf(employerId) }
const otherId = await makeJob(db)
await found()
type Role = keyof typeof roles

const everyone = Object.keys(roles) as Role[]
const staff: Role[] = ['owner', 'recruiter', 'admin', 'operator', 'key']

const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['searchJobsTool', everyone, ctx => searchJobsTool.run(ctx, { filters: { q: 'Pflege' } })],
  ['getJobTool', everyone, ctx => getJobTool.run(ctx, { jobId: publishedId })],
  ['getJobTool (a draft)', staff, ctx => getJobTool.run(ctx, { jobId: draftId })],
  ['compareJobsTool', everyone, ctx => compareJobsTool.run(ctx, { jobIds: [publishedId, otherId] })],
  ['compareJobsTool (a draft)', staff, ctx => compareJobsTool.run(ctx, { jobIds: [publishedId, draftId] })],
  ['suggestProfessionsTool', everyone, ctx => suggestProfessionsTool.run(ctx, { text: 'Pflege' })],
  ['getEmployerTool', everyone, ctx => getEmployerTool.run(ctx, { id: employerId })],
]

it.each(table)('%s is for %j', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})
