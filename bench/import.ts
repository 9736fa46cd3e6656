// Throughput and memory of the import of one large feed, first with new jobs and then unchanged: `npm run bench:import -- [--mb 200]`.
// Fails when a gate fails.
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { importFeed } from '../src/domain/feeds/import-feed.ts'
import { keepHeapSmall } from '../src/platform/process/small-heap.ts'
import { writeBigFeed } from './support/big-feed.ts'
import { openBench } from './support/database.ts'
import { judge } from './support/gates.ts'

/** Guaranteed for a feed of 200 MB on an otherwise idle machine. */
const gates = { memoryMb: 400, newPerSecond: 1_500, unchangedPerSecond: 8_000 }

keepHeapSmall()
const { values } = parseArgs({ options: { mb: { type: 'string', default: '200' } } })
const { ctx, folder, close } = await openBench('import')

const path = join(folder, 'big.xml')
const jobs = await writeBigFeed(path, Number(values.mb) * 1_000_000)
const idleMb = residentMb()
console.log(`${jobs} jobs in ${values.mb} MB; idle process ${idleMb.toFixed(0)} MB`)
const first = await measure('new')
const again = await measure('unchanged')
const holds = judge([
  {
    name: 'memory of the whole process',
    found: Math.max(first.peakMb, again.peakMb),
    limit: gates.memoryMb,
    at: 'most',
    unit: ' MB',
  },
  { name: 'new jobs per second', found: first.perSecond, limit: gates.newPerSecond, at: 'least' },
  { name: 'unchanged jobs per second', found: again.perSecond, limit: gates.unchangedPerSecond, at: 'least' },
  {
    name: 'ads that are not as expected',
    found: Math.abs(jobs - first.result.new) + Math.abs(jobs - again.result.unchanged),
    limit: 0,
    at: 'most',
  },
])
await close()
process.exitCode = holds ? 0 : 1

async function measure(name: string) {
  let peakMb = 0
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb())
  }, 20)
  const start = performance.now()
  const cpu = process.cpuUsage()
  const result = await importFeed(ctx, { source: path, employer: { name: 'Klinikum Bench' } })
  const seconds = (performance.now() - start) / 1000
  const cpuSeconds = process.cpuUsage(cpu).user / 1e6
  clearInterval(timer)
  const perSecond = result.successful / seconds
  console.log(
    `${name}: ${result.successful} jobs in ${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of our own CPU) = ${perSecond.toFixed(0)}/s, ` +
      `${result.failed} failed, ${peakMb.toFixed(0)} MB at most; machine load ${loadavg()[0]?.toFixed(1)}`,
  )
  return { result, perSecond, peakMb }
}

function residentMb(): number {
  return process.memoryUsage.rss() / 1_000_000
}
