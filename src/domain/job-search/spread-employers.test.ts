import { beforeAll, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { freiburg, koeln, makeJob } from '../../../tests/factories/job.ts'
import { testSite } from '../../../tests/support/search.ts'
import { searchJobs } from './search-jobs.ts'

const site = await testSite()
let clinic = 0

beforeAll(async () => {
  const { db } = site
  clinic = await makeEmployer(db, { name: 'Klinikum Falkenried' })
  const newest = { employer_id: clinic, posted_at: new Date('2026-11-20T08:00:00Z') }
  for (const place of [koeln, freiburg])
    await makeJob(db, { ...newest, title: 'Pflegefachkraft (m/w/d)' }, [place])
  for (let number = 1; number <= 6; number++)
    await makeJob(db, { ...newest, title: `Pflegefachkraft Station ${number}` }, [koeln])
  for (let number = 1; number <= 20; number++) {
    const employer = await makeEmployer(db, { name: `Pflegeheim ${number}` })
    await makeJob(db, { employer_id: employer, title: `Pflegefachkraft Station ${number + 10}` }, [koeln])
  }
  await site.found()
})

const countOf = (jobs: readonly { employer: { id: number } }[]) =>
  jobs.filter(({ employer }) => employer.id === clinic).length

describe('A list by relevance', () => {
  it('shows at most two ads of an employer among ten and four among twenty, and all of them over its pages', async () => {
    const first = await searchJobs(site.ctx, { q: 'Pflegefachkraft' })
    const second = await searchJobs(site.ctx, { q: 'Pflegefachkraft', page: 2 })
    expect(countOf(first.jobs.slice(0, 10))).toBe(2)
    expect(countOf(first.jobs)).toBe(4)
    expect(new Set([...first.jobs, ...second.jobs].map(({ id }) => id)).size).toBe(first.total)
  })

  it('says beside the first ad of an employer how many more the same search finds', async () => {
    const { jobs } = await searchJobs(site.ctx, { q: 'Pflegefachkraft', place: 'Köln', radius: 25 })
    expect(jobs.filter(({ moreOfEmployer }) => moreOfEmployer > 0)).toHaveLength(1)
    const [first] = jobs.filter(({ employer }) => employer.id === clinic)
    const all = await searchJobs(site.ctx, {
      q: 'Pflegefachkraft',
      place: 'Köln',
      radius: 25,
      employer: [clinic],
    })
    expect(first?.moreOfEmployer).toBe(all.total - countOf(jobs))
  })

  it('names the other place of an ad that its employer has twice, if the search reaches it', async () => {
    const { jobs } = await searchJobs(site.ctx, { q: 'Pflegefachkraft' })
    expect(jobs.flatMap(({ alsoIn }) => alsoIn.map(({ place }) => place))).toHaveLength(1)
    const near = await searchJobs(site.ctx, { q: 'Pflegefachkraft', place: 'Köln', radius: 25 })
    expect(near.jobs.flatMap(({ alsoIn }) => alsoIn)).toEqual([])
  })

  it('shows the ads of an employer that a filter or a word names as they come', async () => {
    const filtered = await searchJobs(site.ctx, { employer: [clinic] })
    expect(countOf(filtered.jobs)).toBe(8)
    expect(filtered.jobs.every(job => job.moreOfEmployer === 0 && job.alsoIn.length === 0)).toBe(true)
    const named = await searchJobs(site.ctx, { q: 'falkenried' })
    expect(countOf(named.jobs.slice(0, 10))).toBe(8)
    expect(countOf((await searchJobs(site.ctx, { q: 'klinikum pflegefachkraft' })).jobs.slice(0, 10))).toBe(8)
  })
})
