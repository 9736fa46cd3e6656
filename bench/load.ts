// Pages and API responses per second for sixteen connections on this machine, which the load generator shares: `npm run bench:load --
// [--base http://127.0.0.1:3000] [--seconds 10]`. Fails when a gate fails.
import autocannon from 'autocannon'
import { judge } from './support/gates.ts'
import { benchSite } from './support/site.ts'

const connections = 16
const warmUpSeconds = 3
const query = new URLSearchParams({ q: 'pflege', place: 'Köln', radius: '50' })

type Series = { name: string; perSecond: number; p50: number; p99: number; errors: number }

async function drive(name: string, url: string, seconds: number, headers = {}): Promise<Series> {
  await autocannon({ url, connections, duration: warmUpSeconds, headers })
  const result = await autocannon({ url, connections, duration: seconds, headers })
  const { average } = result.requests
  // Error responses count as errors, whether the connection held or not.
  const errors = result.errors + result.timeouts + result.non2xx
  const { p50, p99 } = result.latency
  console.log(
    `${name.padEnd(28)} ${average.toFixed(0).padStart(7)} /s   p50 ${p50} ms   p99 ${p99} ms   errors ${errors}`,
  )
  return { name, perSecond: average, p50, p99, errors }
}

const words = process.argv.slice(2)
const seconds = Number(words[words.indexOf('--seconds') + 1]) || 10
const site = await benchSite(words)
let holds = false
try {
  const found = await fetch(`${site.base}/api/v1/jobs?${query}`)
  const { total = 0 } = (await found.json()) as { total?: number }
  console.log(
    `${site.base}/jobs?${query} finds ${total} jobs; ${connections} connections, ${seconds} s each\n`,
  )
  const page = await drive('results page', `${site.base}/jobs?${query}`, seconds)
  const small = await drive('results page, compressed', `${site.base}/jobs?${query}`, seconds, {
    'accept-encoding': 'gzip, br',
  })
  const api = await drive('API', `${site.base}/api/v1/jobs?${query}`, seconds)
  holds = judge([
    { name: 'jobs that the search finds', found: total, limit: 1, at: 'least' },
    { name: 'results pages per second', found: page.perSecond, limit: 300, at: 'least' },
    { name: 'API responses per second', found: api.perSecond, limit: 1_500, at: 'least' },
    { name: 'errors', found: page.errors + small.errors + api.errors, limit: 0, at: 'most' },
  ])
} finally {
  await site.stop()
}
console.log(holds ? 'PASS' : 'FAIL')
process.exit(holds ? 0 : 1)
