// Stored searches against new jobs: `npm run bench:alerts -- [--alerts 100000] [--ads 500]`. All of them at once, compared with one search
// each in an index of the same jobs, which must find the same. Gates count our own processor time. Fails when a gate fails.
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { alertAt } from './support/alerts.ts'
import { judge } from './support/gates.ts'
import { median, ownSeconds } from './support/measure.ts'
import { buildOurIndex, type OurIndex, prepareAnalysis } from './support/our-index.ts'
import type { BenchQuery } from './support/queries.ts'

const { values: words } = parseArgs({
  options: {
    alerts: { type: 'string', default: '100000' },
    ads: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '5' },
  },
})

/** At most as many jobs as one page of search results can hold. */
const ads = Math.min(Number(words.ads), 10_000)
const alerts = Array.from({ length: Number(words.alerts) }, (_, at) => ({ ...alertAt(at + 1), size: ads }))
console.log(
  `${alerts.length} alerts with ${new Set(alerts.map(({ text }) => text)).size} texts, ${ads} new ads`,
)
console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`)

prepareAnalysis()
const ours = buildOurIndex(ads)
const atOnce: number[] = []
const each: number[] = []
let differing = 0
for (let round = 0; round < Number(words.rounds); round++) {
  const together = ours.match(alerts)
  atOnce.push(together.seconds)
  const single = searchEach(ours, alerts)
  each.push(single.seconds)
  differing += together.found.filter((ids, at) => String(ids) !== String(single.found[at])).length
}
console.log(`all at once: ${atOnce.map(written).join(', ')} s, the first round not yet warm`)
console.log(`one search each: ${each.map(written).join(', ')} s`)
const holds = judge([
  { name: 'alerts with different results', found: differing, limit: 0, at: 'most' },
  { name: 'slowest round', found: Math.max(...atOnce), limit: 2, at: 'most', unit: ' s' },
  {
    name: 'faster than one search each',
    found: median(each) / median(atOnce),
    limit: 5,
    at: 'least',
    unit: ' ×',
  },
])
console.log(holds ? 'PASS' : 'FAIL')
process.exit(holds ? 0 : 1)

function searchEach(index: OurIndex, queries: readonly BenchQuery[]): { found: number[][]; seconds: number } {
  const { result: found, seconds } = ownSeconds(() =>
    queries.map(query => index.list(query).sort((a, b) => a - b)),
  )
  return { found, seconds }
}

function written(seconds: number): string {
  return seconds.toFixed(2)
}
