// What the ways out of a search cost that finds little: the whole search with them against its answer and rows alone, in one run, over
// different searches that were never searched before: `npm run bench:alternatives -- [--jobs 5000]`. Fails when a gate fails.
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadDemo } from '../src/demo/load-demo.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { type JobSearchParams, noJobSearchParams } from '../src/domain/job-search/job.schema.ts'
import { knownVocabulary } from '../src/domain/job-search/known-vocabulary.ts'
import { openJobSearch } from '../src/domain/job-search/open-job-search.ts'
import { readSearchPlace } from '../src/domain/job-search/resolve-place.ts'
import { indexQuery, searchJobs } from '../src/domain/job-search/search-jobs.ts'
import { loadJobRows } from '../src/domain/jobs/steps/load-job-rows.ts'
import { jobValues } from '../src/vocabulary/jobs/job.values.ts'
import { professions } from '../src/vocabulary/titles/professions.ts'
import { openBench } from './support/database.ts'
import { judge } from './support/gates.ts'
import { mean, median, timed } from './support/measure.ts'

const { values: words } = parseArgs({ options: { jobs: { type: 'string', default: '5000' } } })
const minuteMs = 60_000
const rounds = 3
const towns = ['Passau', 'Flensburg', 'Bregenz', 'Görlitz', 'Trier', 'Chur']
const searches = professions().map(({ nameMale }, at): JobSearchParams => {
  const place = towns[at % towns.length] ?? ''
  const without = jobValues.without.filter((_, value) => value === at % 4)
  return { ...noJobSearchParams, q: nameMale, place, radius: 10, without }
})

const bench = await openBench('alternatives', { connections: 6 })
const { db, databaseUrl, folder, ctx: benchCtx } = bench
await loadDemo(benchCtx, { jobs: Number(words.jobs) })
let now = new Date()
const { log } = benchCtx
const index = await openJobSearch({ db, databaseUrl, folder: join(folder, 'search'), log, now: () => now })
const ctx: Context = { ...benchCtx, search: index.search, now: () => now }

/** The search as it would be without ways out. */
async function answerAndRows(given: JobSearchParams): Promise<number> {
  const { params } = knownVocabulary(given)
  const { place } = readSearchPlace(params.place, params.radius)
  const { total, ids } = ctx.search.find(indexQuery(ctx, params, params.pageSize, place))
  await loadJobRows(db, ids, now)
  return total
}

const alone: number[] = []
const whole: number[] = []
const ratios: number[] = []
try {
  for (const params of Array.from({ length: rounds }, () => searches).flat()) {
    // Results are cached per minute, so each search starts with a cold cache.
    now = new Date(now.getTime() + minuteMs)
    if ((await answerAndRows(params)) >= 5) continue
    now = new Date(now.getTime() + minuteMs)
    const before = await timed(() => answerAndRows(params))
    now = new Date(now.getTime() + minuteMs)
    const after = await timed(() => searchJobs(ctx, params))
    alone.push(before)
    whole.push(after)
    ratios.push(after / before)
  }
  for (const [name, times] of Object.entries({ alone, 'with ways out': whole }))
    console.log(
      `${name.padEnd(14)} median ${median(times).toFixed(3)}, mean ${mean(times).toFixed(3)} ms (${times.length})`,
    )
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
  process.exitCode = judge([
    { name: 'ways out, times a search (mean)', found: mean(whole) / mean(alone), limit: 2, at: 'most' },
    { name: 'ways out, times a search (median)', found: median(ratios), limit: 2, at: 'most' },
  ])
    ? 0
    : 1
} finally {
  await index.close()
  await bench.close()
}
