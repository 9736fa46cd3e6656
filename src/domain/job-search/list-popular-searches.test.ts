import { expect, it } from 'vitest'
import { makeJob } from '../../../tests/factories/job.ts'
import { testSite } from '../../../tests/support/search.ts'
import { listPopularSearches } from './list-popular-searches.ts'
import { searchJobs } from './search-jobs.ts'

const { ctx, db, found } = await testSite()

it('a popular search is offered only while it finds something, with what it finds', async () => {
  expect(listPopularSearches(ctx, 8)).toEqual([])
  await makeJob(db, { title: 'Hebamme (m/w/d)', profession: 'hebamme' })
  await found()
  const offered = listPopularSearches(ctx, 8)
  expect(offered.map(({ q }) => q)).toContain('Hebamme')
  for (const { q, count } of offered) expect((await searchJobs(ctx, { q })).total).toBe(count)
  expect(offered.map(({ q }) => q)).not.toContain('MTR')
})
