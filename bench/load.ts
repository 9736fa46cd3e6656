// Pages and API answers per second for sixteen connections on this machine, which the load generator shares: `npm run bench:load --
// [--base http://127.0.0.1:3000] [--seconds 10]`. First different searches in turn, so that no kept answer helps, then one search again
// and again. The site that is started for it has as many processes as there are cores (WEB_PROCESSES=auto). Fails when a gate fails.
import { availableParallelism, loadavg } from 'node:os'
import autocannon from 'autocannon'
import { type AskedSearch, differentSearches } from './support/different-searches.ts'
import { judge } from './support/gates.ts'
import { processorTime, since } from './support/processor-time.ts'
import { benchSite } from './support/site.ts'

const connections = 16
const warmUpSeconds = 4
/** A multiple of the connections, each of which asks for its own share: nobody asks what another has just asked. */
const searchesInTurn = 1_920
const keptSeconds = { page: 1, api: 0.5 }

type Series = { perSecond: number; p99: number; errors: number }

const words = process.argv.slice(2)
const seconds = Number(words[words.indexOf('--seconds') + 1]) || 10
const site = await benchSite(words, { WEB_PROCESSES: 'auto' })
console.log(
  site.own
    ? `A site with WEB_PROCESSES=auto: ${availableParallelism()} processes, one for each core that the generator shares.`
    : `The site at ${site.base}, with the processes it has.`,
)

async function drive(name: string, paths: readonly string[], headers = {}): Promise<Series> {
  const run = (duration: number) => {
    let client = 0
    return autocannon({
      url: site.base,
      connections,
      duration,
      headers,
      setupClient: each => {
        const own = paths.filter((_, at) => at % connections === client)
        each.setRequests((own.length > 0 ? own : [...paths]).map(path => ({ path })))
        client++
      },
    })
  }
  await run(warmUpSeconds)
  const [before, generatorBefore] = [await processorTime(site), process.cpuUsage()]
  const result = await run(seconds)
  const used = since(before, await processorTime(site))
  const generator = process.cpuUsage(generatorBefore)
  const answers = result.requests.total
  const perAnswer = (spentSeconds: number) => `${((spentSeconds * 1_000) / answers).toFixed(2)} ms`
  // Error responses count as errors, whether the connection held or not.
  const errors = result.errors + result.timeouts + result.non2xx
  const { p50, p99 } = result.latency
  const perSecond = result.requests.average
  console.log(
    `${name.padEnd(24)} ${perSecond.toFixed(0).padStart(6)} /s   p50 ${p50} ms   p99 ${p99} ms   errors ${errors}   ` +
      `processor time an answer: site ${perAnswer(used.site)}, database ${perAnswer(used.database)}, ` +
      `generator ${perAnswer((generator.user + generator.system) / 1e6)}   load ${loadavg()[0]?.toFixed(1)}`,
  )
  return { perSecond, p99, errors }
}

/** What Chrome, Edge and Firefox send; a client without `zstd` gets Brotli, which takes a third of a millisecond longer. */
const encodingsOfBrowsers = 'gzip, deflate, br, zstd'

async function driveDifferent(
  searches: readonly AskedSearch[],
): Promise<Record<'pages' | 'small' | 'api', Series>> {
  const pagePaths = searches.map(({ page }) => page)
  return {
    pages: await drive('results pages', pagePaths),
    small: await drive('results pages, compressed', pagePaths, { 'accept-encoding': encodingsOfBrowsers }),
    api: await drive(
      'API',
      searches.map(({ api }) => api),
    ),
  }
}

async function driveKept({ page, api }: AskedSearch): Promise<Record<'pages' | 'api', Series>> {
  return { pages: await drive('kept results page', [page]), api: await drive('kept API answer', [api]) }
}

let holds = false
try {
  const { searches, findings } = await differentSearches(site.base, searchesInTurn)
  console.log(
    `${searches.length} different searches, ${findings.found} find something, ${findings.few} fewer than five ads; ` +
      `${connections} connections, ${seconds} s each\n`,
  )
  const different = await driveDifferent(searches)
  console.log('\nOne search again and again: its answer is kept for up to a second.')
  const query = new URLSearchParams({ q: 'pflege', place: 'Köln', radius: '50' })
  const kept = await driveKept({ page: `/jobs?${query}`, api: `/api/v1/jobs?${query}` })
  const all = [...Object.values(different), ...Object.values(kept)]
  const { pages, small, api } = different
  /** Seconds until a connection comes back to a search, as a multiple of those for which its answer may be kept. */
  const returns = Math.min(
    searches.length / Math.max(pages.perSecond, small.perSecond) / keptSeconds.page,
    searches.length / api.perSecond / keptSeconds.api,
  )
  const foundPercent = (100 * findings.found) / searches.length
  const p99 = Math.max(...Object.values(different).map(series => series.p99))
  holds = judge([
    { name: 'different searches', found: searches.length, limit: 750, at: 'least' },
    { name: 'searches that find something', found: foundPercent, limit: 70, at: 'least', unit: ' %' },
    {
      name: 'a search is asked again after … of what it is kept',
      found: returns,
      limit: 1,
      at: 'least',
      unit: ' ×',
    },
    { name: 'results pages per second', found: pages.perSecond, limit: 450, at: 'least' },
    { name: 'compressed results pages per second', found: small.perSecond, limit: 300, at: 'least' },
    { name: 'API answers per second', found: api.perSecond, limit: 1_300, at: 'least' },
    { name: 'longest p99', found: p99, limit: 120, at: 'most', unit: ' ms' },
    { name: 'kept results pages per second', found: kept.pages.perSecond, limit: 1_000, at: 'least' },
    { name: 'kept API answers per second', found: kept.api.perSecond, limit: 2_500, at: 'least' },
    { name: 'errors', found: all.reduce((sum, { errors }) => sum + errors, 0), limit: 0, at: 'most' },
  ])
} finally {
  await site.stop()
}
console.log(holds ? 'PASS' : 'FAIL')
process.exit(holds ? 0 : 1)
