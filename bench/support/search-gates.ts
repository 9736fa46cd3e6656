import { ratios, type Statistics } from './compete.ts'
import type { Gate } from './gates.ts'
import { mean } from './measure.ts'
import type { Life } from './our-life.ts'
import { queries } from './queries.ts'

type Results = {
  jobs: number
  /** Ours first, then the rivals in the order of `keys`, then ours at 50,000 jobs when this run is larger. */
  figures: readonly Statistics[]
  keys: readonly string[]
  /** Queries that PostgreSQL with our terms answers differently; null when it did not run. */
  unequal: readonly string[] | null
  life: Life
}

/**
 * The gates for a run of this size. They are calibrated for 50,000 jobs and more; below that our fixed costs per search weigh more than the
 * slower engine's, so smaller runs are held to less.
 */
export function gatesOf({ jobs, figures, keys, unequal, life }: Results): Gate[] {
  const [ours] = figures
  if (!ours) return []
  const gates: Gate[] = []
  const atLeast = (name: string, found: number, limit: number, unit = '') =>
    gates.push({ name, found, limit, at: 'least', unit })
  const atMost = (name: string, found: number, limit: number, unit = '') =>
    gates.push({ name, found, limit, at: 'most', unit })

  for (const [index, key] of keys.entries()) {
    const rival = figures[index + 1]
    if (!rival) continue
    const { geometric, ofMeans } = ratios(ours.medians, rival.medians)
    const limit = limitsOf(jobs)[key]
    console.log(`${rival.name}, ${rival.way}: ${written(geometric, ofMeans)}`)
    const choosing = ratios(ours.medians, rival.choosing)
    if (choosing.geometric < geometric)
      console.log(`  the best way for each query: ${written(choosing.geometric, choosing.ofMeans)}`)
    if (limit?.geometric) atLeast(`${rival.name}, geometric mean`, geometric, limit.geometric, ' ×')
    if (limit?.ofMeans) atLeast(`${rival.name}, mean over mean`, ofMeans, limit.ofMeans, ' ×')
  }
  if (unequal)
    atLeast('equal work: queries answered identically', queries.length - unequal.length, queries.length)
  // Below that, the dictionary and the first analysis of each word are spread over too few jobs.
  if (jobs >= 50_000) {
    atMost('bytes per job in the index', life.bytesAJob, 450)
    atLeast('jobs built per second', life.buildJobsASecond, 4_000)
  }
  if (jobs >= 1_000_000) atMost('resident bytes per job', life.residentAJob, 800)
  if (jobs >= 200_000) atLeast('snapshot load against rebuild', life.rebuildOverLoad, 15, ' ×')
  if (life.upsertOverSmall !== null) atMost('upsert p95 against 50,000 jobs', life.upsertOverSmall, 3, ' ×')
  const small = jobs >= 1_000_000 ? figures.at(-1) : undefined
  if (small) atMost('growth from 50,000 jobs, mean', mean(ours.medians) / mean(small.medians), 15, ' ×')
  return gates
}

function written(geometric: number, ofMeans: number): string {
  return `${geometric.toFixed(1)} × (geometric mean), ${ofMeans.toFixed(1)} × (mean over mean)`
}

function limitsOf(jobs: number): Record<string, { geometric?: number; ofMeans?: number } | undefined> {
  if (jobs >= 200_000)
    return { postgres: { geometric: 25 }, minisearch: { geometric: 8 }, sqlite: { geometric: 12 } }
  if (jobs >= 50_000) {
    return {
      postgres: { geometric: 18, ofMeans: 30 },
      minisearch: { geometric: 8 },
      sqlite: { geometric: 12 },
    }
  }
  if (jobs >= 20_000)
    return { postgres: { geometric: 8 }, minisearch: { geometric: 2.5 }, sqlite: { geometric: 5 } }
  return { postgres: { geometric: 3 }, minisearch: { geometric: 1 }, sqlite: { geometric: 2 } }
}
