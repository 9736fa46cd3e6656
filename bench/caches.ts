// What caching search results is worth: searches of the site over a real database; popular ones with a warm and a cold cache, alternating,
// and different ones that were never searched before: `npm run bench:caches -- [--jobs 5000] [--rounds 15]`. Fails when a gate fails.
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadDemo } from '../src/demo/load-demo.ts'
import type { Context } from '../src/domain/caller/context.ts'
import type { JobSearchParams } from '../src/domain/job-search/job.schema.ts'
import { noJobSearchParams } from '../src/domain/job-search/job.schema.ts'
import { knownVocabulary } from '../src/domain/job-search/known-vocabulary.ts'
import { openJobSearch } from '../src/domain/job-search/open-job-search.ts'
import { indexQuery, searchJobs } from '../src/domain/job-search/search-jobs.ts'
import { loadJobRows } from '../src/domain/jobs/steps/load-job-rows.ts'
import { professions } from '../src/vocabulary/titles/professions.ts'
import { openBench } from './support/database.ts'
import { judge } from './support/gates.ts'
import { mean, median, timed } from './support/measure.ts'

const { values: words } = parseArgs({
  options: { jobs: { type: 'string', default: '5000' }, rounds: { type: 'string', default: '15' } },
})
const minuteMs = 60_000
const differentARound = 12
const popular: Partial<JobSearchParams>[] = [
  {},
  { category: ['nursing'] },
  { category: ['doctors'] },
  { q: 'pflege' },
  { q: 'pflege', place: 'Köln', radius: 50 },
  { q: 'mfa', place: 'Berlin' },
]
const towns = ['Berlin', 'Köln', 'Hamburg', 'München', 'Leipzig', 'Wien', 'Zürich']
const different = professions().flatMap(({ nameMale }) =>
  towns.map(place => ({ q: nameMale, place, radius: 50 })),
)

const bench = await openBench('caches', { connections: 6 })
const { db, databaseUrl, folder } = bench
const { log } = bench.ctx
await loadDemo(bench.ctx, { jobs: Number(words.jobs) })
let now = new Date()
const index = await openJobSearch({ db, databaseUrl, folder: join(folder, 'search'), log, now: () => now })
const ctx: Context = { ...bench.ctx, search: index.search, now: () => now }

const kept: number[] = []
const made: number[] = []
const fresh: number[] = []
const rows: number[] = []
/** For each result row of a distinct search, whether one of the previous round's distinct searches had it. */
const seen: number[] = []
let lastRound = new Set<number>()
try {
  for (let round = 0; round < Number(words.rounds); round++) {
    for (const params of popular) {
      // Results are cached per minute, so the next minute starts with a cold cache.
      now = new Date(now.getTime() + minuteMs)
      made.push(await timed(() => find(params)))
      kept.push(await timed(() => find(params)))
      const { jobs } = await searchJobs(ctx, params)
      const ids = jobs.map(({ id }) => id)
      rows.push(await timed(() => loadJobRows(db, ids, now)))
    }
    const ids: number[] = []
    for (const params of different.splice(0, differentARound)) {
      fresh.push(await timed(() => find(params)))
      ids.push(...find(params).ids)
    }
    seen.push(...ids.map(id => Number(lastRound.has(id))))
    lastRound = new Set(ids)
  }
  for (const [name, times] of Object.entries({ kept, made, 'made, different': fresh, 'rows read': rows }))
    console.log(`${name.padEnd(18)} ${median(times).toFixed(3).padStart(8)} ms  (${times.length})`)
  console.log(`rows that a search of the last round had, too: ${(100 * mean(seen)).toFixed(0)} %`)
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
  process.exitCode = judge([
    {
      name: 'popular answers kept, times faster than made',
      found: median(made) / median(kept),
      limit: 5,
      at: 'least',
      unit: ' ×',
    },
  ])
    ? 0
    : 1
} finally {
  await index.close()
  await bench.close()
}

function find(given: Partial<JobSearchParams>) {
  const { params } = knownVocabulary({ ...noJobSearchParams, ...given })
  return ctx.search.find(indexQuery(ctx, params, params.pageSize))
}
