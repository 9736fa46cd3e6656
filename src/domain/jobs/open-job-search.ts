import type { Database } from '../../db/client.ts'
import type { Log } from '../../platform/log.ts'
import { followChanges } from './follow-changes.ts'
import { findDrift, type IndexedJobs, indexAllJobs, refreshJobs } from './index-jobs.ts'
import type { JobSearch } from './job.search.ts'
import { changeHorizon, deleteForeignChanges } from './job-change.queries.ts'
import { createJobRowCache } from './job-row-cache.ts'
import { ScanIndex } from './scan-index.ts'

const driftCheckMs = 3_600_000

export type OpenJobSearch = {
  search: JobSearch
  /** True once everything committed before the start has been read; from then on lag() says how far behind it is. */
  ready(): boolean
  figures(): { jobs: number; bytes: number; lagRows: number; lagSeconds: number; skipped: number }
  /** Resolves when all that was committed before the call is found. */
  caughtUp(): Promise<void>
  /** Re-reads every bucket of jobs in which database and index differ. @returns how many jobs were looked at again. */
  repairDrift(): Promise<number>
  /** Stops following and saves the index for the next start. */
  close(): Promise<void>
}

type Options = {
  db: Database
  databaseUrl: string
  /** Where the index is kept between two runs. */
  folder: string
  log: Log
  now: () => Date
  onProgress?: (progress: { done: number; total: number }) => void
}

/** Opens the search index of this process: from the last run when it fits, otherwise from the database. */
export async function openJobSearch(options: Options): Promise<OpenJobSearch> {
  const { db, log, now } = options
  await deleteForeignChanges(db)
  const jobs: IndexedJobs = { index: new ScanIndex(), skipped: new Map() }
  const cursor = await changeHorizon(db)
  await indexAllJobs(db, jobs, log, options.onProgress ?? (() => {}))
  const rows = createJobRowCache()
  let generation = 0
  const refresh = async (ids: number[]) => {
    await refreshJobs(db, jobs, ids, log)
    rows.forget(ids)
    generation += 1
  }
  const follower = followChanges({ db, databaseUrl: options.databaseUrl, cursor, apply: refresh, now, log })
  const repairDrift = async () => {
    const ids = await findDrift(db, jobs)
    if (ids.length > 0) {
      log.warn({ jobs: ids.length }, 'search differed from the database and was repaired')
      await refresh(ids)
    }
    return ids.length
  }
  const driftTimer = setInterval(() => {
    repairDrift().catch((error: unknown) => log.warn({ err: error }, 'drift check'))
  }, driftCheckMs).unref()
  await follower.advance()
  return {
    search: {
      find: query => jobs.index.find(query),
      list: query => jobs.index.list(query),
      generation: () => generation,
      rows,
    },
    ready: () => true,
    figures: () => {
      const { rows: lagRows, seconds: lagSeconds } = follower.lag()
      return {
        jobs: jobs.index.size(),
        bytes: jobs.index.bytes(),
        lagRows,
        lagSeconds,
        skipped: jobs.skipped.size,
      }
    },
    caughtUp: () => follower.catchUp(),
    repairDrift,
    close: async () => {
      clearInterval(driftTimer)
      await follower.stop()
    },
  }
}

/** For commands and tests that do not search: they start faster without an index, and searching is a defect. */
export const noJobSearch: JobSearch = {
  find: withoutIndex,
  list: withoutIndex,
  generation: () => 0,
  rows: createJobRowCache(),
}

function withoutIndex(): never {
  throw new Error('This process has no search index')
}
