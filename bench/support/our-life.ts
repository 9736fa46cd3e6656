import { execFileSync } from 'node:child_process'
import { adAt } from './ads.ts'
import { percentile, timed } from './measure.ts'
import { loadOurIndex, type OurIndex, prepareAnalysis } from './our-index.ts'
import { queries } from './queries.ts'

/** Measurements of our index other than searching. */
export type Life = {
  bytesAJob: number
  residentAJob: number
  buildJobsASecond: number
  saveSeconds: number
  loadSeconds: number
  /** Time to build the index relative to loading a snapshot. */
  rebuildOverLoad: number
  upsertP95Ms: number
  /** Relative to an index of 50,000 jobs; null when this one is no larger. */
  upsertOverSmall: number | null
}

const upserts = 1_000

export async function measureLife(
  ours: OurIndex,
  small: OurIndex | null,
  { folder, jobs, script }: { folder: string; jobs: number; script: string },
): Promise<Life> {
  const bytesAJob = ours.bytes() / jobs
  const saveSeconds = (await timed(() => ours.save(folder))) / 1_000
  const loads: number[] = []
  for (let run = 0; run < 3; run++) loads.push(await timed(() => loadOurIndex(folder)))
  const loadSeconds = percentile(loads, 50) / 1_000
  const resident = residentOf(script, folder)
  const [upsertP95Ms, smallP95Ms] = upsertP95s(ours, small)
  return {
    bytesAJob,
    residentAJob: resident / jobs,
    buildJobsASecond: jobs / ours.buildSeconds,
    saveSeconds,
    loadSeconds,
    rebuildOverLoad: ours.buildSeconds / loadSeconds,
    upsertP95Ms,
    upsertOverSmall: smallP95Ms === null ? null : upsertP95Ms / smallP95Ms,
  }
}

/** Memory growth of this process from loading the snapshot and searching; run it in a separate process. */
export async function residentBytes(folder: string): Promise<number> {
  await prepareAnalysis()
  const before = residentNow()
  const index = await loadOurIndex(folder)
  for (const query of queries) await index.search(query)
  return residentNow() - before
}

export function printLife(life: Life): void {
  console.log(`
${life.bytesAJob.toFixed(0)} bytes per job in the index, ${life.residentAJob.toFixed(0)} resident in a process that loads it
built ${life.buildJobsASecond.toFixed(0)} jobs/s; snapshot saved in ${life.saveSeconds.toFixed(2)} s, loaded in ${life.loadSeconds.toFixed(3)} s (rebuilding takes ${life.rebuildOverLoad.toFixed(0)} ×)
one job changed: p95 ${life.upsertP95Ms.toFixed(3)} ms${life.upsertOverSmall === null ? '' : ` (${life.upsertOverSmall.toFixed(2)} × that of 50,000 jobs)`}`)
}

function residentOf(script: string, folder: string): number {
  const words = ['--expose-gc', '--disable-warning=ExperimentalWarning', script, '--resident', folder]
  return Number(execFileSync(process.execPath, words, { encoding: 'utf8' }))
}

function residentNow(): number {
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().rss
}

/** Updates and inserts in turn, each searchable when it returns; of both indexes in turn, so that pauses of the machine affect both alike. */
function upsertP95s(ours: OurIndex, small: OurIndex | null): [number, number | null] {
  const times: number[] = []
  const smallTimes: number[] = []
  for (let run = 0; run < upserts; run++) {
    times.push(upsertMs(ours, run))
    if (small) smallTimes.push(upsertMs(small, run))
  }
  return [percentile(times, 95), small ? percentile(smallTimes, 95) : null]
}

function upsertMs(index: OurIndex, run: number): number {
  const id = run % 2 === 0 ? 1 + ((run * 7_919) % index.jobs) : index.jobs + 1 + run
  const ad = { ...adAt(index.jobs + 1 + run), id }
  const begun = performance.now()
  index.upsert(ad)
  return performance.now() - begun
}
