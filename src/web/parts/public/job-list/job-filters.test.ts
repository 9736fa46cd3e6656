import { expect, it } from 'vitest'
import { makeJob } from '../../../../../tests/factories/job.ts'
import { testSite } from '../../../../../tests/support/search.ts'
import { guest } from '../../../../domain/caller/actor.ts'
import { loadJobList } from './job-list.server.ts'

const { ctx, db, found } = await testSite({ actor: guest })
const full = await makeJob(db, { employment_types: ['full-time'] })
const part = await makeJob(db, { employment_types: ['part-time'] })
const either = await makeJob(db, { employment_types: ['full-time', 'part-time'] })
await found()

const shown = async (query: string) => {
  const { jobs, groups } = await loadJobList(ctx, new URLSearchParams(query))
  const group = groups.find(({ name }) => name === 'employmentType')
  return {
    ids: jobs.map(({ id }) => id).sort((one, other) => one - other),
    options: Object.fromEntries((group?.options ?? []).map(({ value, count }) => [value, count])),
  }
}

it('full time finds ads for full or part time as well, and each option says how many it finds', async () => {
  const all = await shown('')
  expect(all.options).toMatchObject({ 'full-time': '2', 'part-time': '2' })
  expect(all.options).not.toHaveProperty('both')
  expect((await shown('employmentType=full-time')).ids).toEqual([full, either])
  expect((await shown('employmentType=part-time')).ids).toEqual([part, either])
  expect((await shown('employmentType=full-time&employmentType=part-time')).ids).toEqual([full, part, either])
})

it('an address that asks only for ads that leave it open still does', async () => {
  const asked = await shown('employmentType=both')
  expect(asked.ids).toEqual([either])
  expect(asked.options).toHaveProperty('both')
})
