import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { importFeed } from '../src/domain/feeds/import-feed.ts'
import { keepHeapSmall } from '../src/platform/small-heap.ts'
import { writeBigFeed } from './support/big-feed.ts'
import { openBench } from './support/database.ts'

/** Memory above the idle process, and jobs in a second of the importer's own time, without waiting for the database. */
const gates = { memoryMb: 300, newJobsPerCpuSecond: 1_800, unchangedPerCpuSecond: 7_000 }

keepHeapSmall()
const { values } = parseArgs({ options: { mb: { type: 'string', default: '200' } } })
const { ctx, folder, close } = await openBench('import')

const path = join(folder, 'big.xml')
const jobs = await writeBigFeed(path, Number(values.mb) * 1_000_000)
const idleMb = residentMb()
console.log(`${jobs} jobs in ${values.mb} MB; idle process ${idleMb.toFixed(0)} MB`)
const first = await measure('new')
const again = await measure('unchanged')
const isWithin =
  Math.max(first.memoryMb, again.memoryMb) <= gates.memoryMb &&
  first.perCpuSecond >= gates.newJobsPerCpuSecond &&
  again.perCpuSecond >= gates.unchangedPerCpuSecond
console.log(
  `${isWithin ? 'within' : 'OUTSIDE'} the gates: ≤ ${gates.memoryMb} MB, ≥ ${gates.newJobsPerCpuSecond} new and ${gates.unchangedPerCpuSecond} unchanged jobs per CPU second`,
)
await close()
process.exitCode = isWithin ? 0 : 1

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
  const memoryMb = peakMb - idleMb
  console.log(
    `${name}: ${result.successful} jobs in ${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of our own CPU) = ${perSecond.toFixed(0)}/s, ` +
      `${result.failed} failed, peak ${memoryMb.toFixed(0)} MB above idle`,
  )
  return { perCpuSecond: result.successful / cpuSeconds, memoryMb }
}

function residentMb(): number {
  return process.memoryUsage.rss() / 1_000_000
}
