import type { Contestant } from './engine.ts'
import { geometricMean, mean, median, percentile } from './measure.ts'
import type { BenchQuery } from './queries.ts'

export type Statistics = {
  name: string
  /** The way that was fastest over the whole mix: a site has to commit to one before knowing which would be faster. */
  way: string
  /** Median milliseconds of each query on that way, in the order of the queries. */
  medians: number[]
  /** For comparison: the fastest way per query, chosen with hindsight. */
  choosing: number[]
  /** Every timed run of that way. */
  runs: number[]
}

export type Team = { name: string; ways: readonly Contestant[] }

/** Warm-up rounds per way with all queries, limited by the seconds below. */
const warmUps = 20
const warmUpMs = 3_000

/**
 * Runs every query on every way of every team in turn, `rounds` times after a warm-up, so that disturbances of the machine affect all
 * alike. Each query and each round starts with another way.
 */
export async function compete(
  teams: readonly Team[],
  queries: readonly BenchQuery[],
  rounds: number,
): Promise<Statistics[]> {
  const entrants = teams.flatMap(team =>
    team.ways.map(way => ({ team, way, times: queries.map((): number[] => []) })),
  )
  for (const { way } of entrants) await warmUp(way, queries)
  for (let round = 0; round < rounds; round++) {
    for (const [number, query] of queries.entries()) {
      for (let turn = 0; turn < entrants.length; turn++) {
        const entrant = entrants[(turn + number + round) % entrants.length]
        if (!entrant) continue
        const begun = performance.now()
        const answer = entrant.way.search(query)
        if (answer instanceof Promise) await answer
        const took = performance.now() - begun
        entrant.times[number]?.push(took)
      }
    }
  }
  return teams.map(team => best(team, entrants, queries.length))
}

/** Every query at least twice: prepares statements, fills caches, triggers compilation. */
async function warmUp(way: Contestant, queries: readonly BenchQuery[]): Promise<void> {
  const begun = performance.now()
  for (let round = 0; round < warmUps; round++) {
    for (const query of queries) await way.search(query)
    if (round > 0 && performance.now() - begun > warmUpMs) return
  }
}

function best(
  team: Team,
  entrants: readonly { team: Team; way: Contestant; times: number[][] }[],
  queryCount: number,
): Statistics {
  const ways = entrants
    .filter(entrant => entrant.team === team)
    .map(({ way, times }) => ({ name: way.name, times, medians: times.map(median) }))
    .sort((a, b) => geometricMean(a.medians) - geometricMean(b.medians))
  const [winner] = ways
  const choosing = Array.from({ length: queryCount }, (_, number) =>
    Math.min(...ways.map(({ medians }) => medians[number] ?? Number.NaN)),
  )
  return {
    name: team.name,
    way: winner?.name ?? '',
    medians: winner?.medians ?? [],
    choosing,
    runs: winner?.times.flat() ?? [],
  }
}

export type Ratios = { geometric: number; ofMeans: number }

/** `rival` relative to `ours`, query by query, in milliseconds. */
export function ratios(ours: readonly number[], rival: readonly number[]): Ratios {
  return {
    geometric: geometricMean(rival.map((value, index) => value / (ours[index] ?? Number.NaN))),
    ofMeans: mean(rival) / mean(ours),
  }
}

export function printMeasures(
  all: readonly Statistics[],
  queries: readonly BenchQuery[],
  totals: readonly number[],
): void {
  console.log(`\n${'engine'.padEnd(24)}    mean     p50     p95     p99  searches/s`)
  for (const { name, medians, runs } of all) {
    const columns = [mean(medians), percentile(runs, 50), percentile(runs, 95), percentile(runs, 99)]
    const line = columns.map(value => value.toFixed(2).padStart(8)).join('')
    console.log(`${name.padEnd(24)}${line}${(1_000 / mean(runs)).toFixed(0).padStart(12)}`)
  }
  console.log(
    `\nmedian ms of each query${' '.repeat(18)}    found${all.map(({ name }) => name.slice(0, 14).padStart(16)).join('')}`,
  )
  for (const [number, query] of queries.entries()) {
    const line = all.map(({ medians }) => (medians[number] ?? Number.NaN).toFixed(2).padStart(16)).join('')
    console.log(`${query.name.padEnd(41)}${String(totals[number] ?? '').padStart(9)}${line}`)
  }
}
