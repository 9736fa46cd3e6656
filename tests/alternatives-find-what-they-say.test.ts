import { expect, it } from 'vitest'
import { loadDemo } from '../src/demo/load-demo.ts'
import { guest, system } from '../src/domain/caller/actor.ts'
import {
  type JobSearchParams,
  jobSearchQuery,
  readJobSearchParams,
} from '../src/domain/job-search/job.schema.ts'
import { searchJobs } from '../src/domain/job-search/search-jobs.ts'
import { alternativeKinds } from '../src/domain/job-search/ways-out.ts'
import { jobValues } from '../src/vocabulary/jobs/job.values.ts'
import { professions } from '../src/vocabulary/titles/professions.ts'
import { testSite } from './support/search.ts'

const site = await testSite({ actor: system })
await loadDemo(site.ctx, { jobs: 1_200 })
await site.found()
const ctx = { ...site.ctx, actor: guest }

const towns = ['Köln', 'Passau', 'Flensburg', 'Bregenz', 'Bodensee', 'Bayern', 'Kölnhausen', '79098', '']
const words = ['', 'teilzeit', 'klinik', 'xyzzyq', 'Hebame']

/** Deterministic, and of every kind: words, professions, places, filters and refusals in turn. */
function search(number: number): Partial<JobSearchParams> {
  const all = professions()
  const { id, nameMale } = all[(number * 37) % all.length] ?? { id: '', nameMale: '' }
  const pick = <T>(values: readonly T[], step: number): T[] => {
    const value = values[Math.floor(number / step) % values.length]
    return value === undefined ? [] : [value]
  }
  return {
    q: number % 4 === 0 ? (words[number % words.length] ?? '') : number % 4 === 1 ? '' : nameMale,
    profession: number % 4 === 1 ? [id] : [],
    place: towns[number % towns.length] ?? '',
    radius: number % 3 === 0 ? 10 : null,
    without: number % 2 === 0 ? [...pick(jobValues.without, 2), ...pick(jobValues.without, 5)] : [],
    shift: number % 5 === 0 ? pick(jobValues.shift, 3) : [],
    contract: number % 7 === 0 ? ['fixed-term'] : [],
    salaryMin: number % 6 === 0 ? 5_000 : null,
    postedWithin: number % 8 === 0 ? 7 : null,
    agencies: number % 9 === 0 ? 'without' : null,
  }
}

it('offers ways out of every search that finds little, and each finds what it says', async () => {
  const kinds = new Set<string>()
  let little = 0
  for (let number = 0; number < 240; number++) {
    const asked = search(number)
    const { total, alternatives } = await searchJobs(ctx, asked)
    const ways = alternatives.filter(way => way.kind !== 'alert')
    if (total >= 5) {
      expect(alternatives).toEqual([])
      continue
    }
    little++
    expect(ways.length, JSON.stringify(asked)).toBeGreaterThan(0)
    expect(new Set(ways.map(({ params }) => jobSearchQuery(params))).size).toBe(ways.length)
    for (const { kind, params, count } of ways) {
      kinds.add(kind)
      const address = new URLSearchParams(jobSearchQuery({ ...params, page: 1 }))
      const found = await searchJobs(ctx, readJobSearchParams(address).params)
      expect(found.total, `${kind} of ${JSON.stringify(asked)}`).toBe(count)
      expect(count).toBeGreaterThan(total)
    }
  }
  expect(little).toBeGreaterThan(100)
  const all = alternativeKinds.filter(kind => kind !== 'word' && kind !== 'alert')
  expect([...kinds].sort()).toEqual([...all].sort())
}, 120_000)
