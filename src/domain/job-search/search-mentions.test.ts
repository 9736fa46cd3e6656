import { beforeAll, expect, test } from 'vitest'
import { makeJob } from '../../../tests/factories/job.ts'
import { testSite } from '../../../tests/support/search.ts'
import { activeFilters } from './active-filters.ts'
import { noJobSearchParams } from './job.schema.ts'
import { countFound, searchJobs } from './search-jobs.ts'
import { matchSearches } from './steps/match-searches.ts'
import { suggestWords } from './steps/suggest-words-and-places.ts'

const site = await testSite()
const ids: number[] = []
const mfa = { category: 'mfa', profession: 'mfa' } as const
const find = (params: Parameters<typeof searchJobs>[1]) => searchJobs(site.ctx, params)

beforeAll(async () => {
  const { db } = site
  const text = '<p>Sie arbeiten mit MFA und Hausärzten zusammen.</p>'
  ids.push(await makeJob(db, { ...mfa, title: 'MFA (m/w/d)' }))
  ids.push(await makeJob(db, { ...mfa, title: 'Verstärkung für unsere Praxis' }))
  for (const title of ['Pflegefachkraft', 'Hebamme', 'Oberarzt']) {
    ids.push(await makeJob(db, { title, profession: null, description_html: text }))
  }
  await site.found()
})

test('a profession finds the jobs for it and says how many more mention it', async () => {
  const { total, mentioned, facets, jobs } = await find({ q: 'MFA' })
  expect(jobs.map(job => job.id)).toEqual([ids[0], ids[1]])
  expect({ total, mentioned }).toEqual({ total: 2, mentioned: 3 })
  expect(facets.category.find(({ value }) => value === 'nursing')?.count).toBe(0)
})

test('those that mention it come behind the others when they are asked for', async () => {
  const { total, mentioned, jobs, params } = await find({ q: 'MFA', mentions: true })
  expect(jobs.slice(0, 2).map(job => job.id)).toEqual([ids[0], ids[1]])
  expect({ total, mentioned }).toEqual({ total: 5, mentioned: 0 })
  expect(activeFilters(params).map(({ name }) => name)).toEqual(['mentions'])
})

test('nothing is shown instead of what nobody is looking for, but what mentions it is counted', async () => {
  expect(await find({ q: 'Hausarzt' })).toMatchObject({ total: 0, mentioned: 3 })
  expect(await find({ q: 'Hausarzt', place: 'Nirgendwo' })).toMatchObject({ total: 0, mentioned: 0 })
})

test('mentions keep to the filters, and are counted on the first and the last page', async () => {
  expect((await find({ q: 'MFA', category: ['mfa'] })).mentioned).toBe(0)
  const paged = { q: 'Praxis MFA Hebamme Team', pageSize: 1 }
  expect((await find({ ...paged, page: 1 })).mentioned).not.toBeNull()
  const all = { q: 'MFA', mentions: true, pageSize: 2 }
  expect((await find({ ...all, page: 2 })).mentioned).toBeNull()
  expect((await find({ ...all, page: 3 })).mentioned).toBe(0)
})

test('suggestions and stored searches count and find the same', async () => {
  const suggested = suggestWords(site.ctx, 'MFA').find(({ value }) => value === 'mfa')
  expect(suggested?.found).toBe(2)
  expect(countFound(site.ctx, { ...noJobSearchParams, q: 'MFA' })).toBe(2)
  const match = await matchSearches(site.ctx, ids)
  const asked = [false, true].map(mentions => ({ ...noJobSearchParams, q: 'MFA', mentions }))
  expect(match(asked)).toEqual([ids.slice(0, 2), ids])
})

test('an ad for several professions is found as one for each of them', async () => {
  const title = 'Physiotherapeut (m/w/d) oder Logopäde (m/w/d)'
  const either = await makeJob(site.ctx.db, { title, profession: 'physiotherapeut' })
  await site.found()
  for (const profession of ['physiotherapeut', 'logopaede'])
    expect((await find({ profession: [profession] })).jobs.map(job => job.id)).toEqual([either])
})
