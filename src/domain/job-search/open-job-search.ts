import { hourMs } from '../../basics/time.ts'
import type { Database } from '../../db/client.ts'
import type { Log } from '../../platform/process/log.ts'
import { createSearchIndex } from '../../search/search-index.ts'
import type { SearchIndexOptions } from '../../search/types.ts'
import { loadAnalyser } from '../../vocabulary/load-analyser.ts'
import type { JobSearch } from '../caller/job-search.ts'
import { changeHorizon, deleteForeignChanges } from './job-change.queries.ts'
import { consumeChanges } from './steps/consume-changes.ts'
import { findDrift, type IndexedJobs, indexAllJobs, refreshJobs } from './steps/index-jobs.ts'
import { jobIndex } from './steps/job-index.ts'
import { loadJobSnapshot, saveJobSnapshot } from './steps/job-snapshot.ts'
import { jobSearchSchema } from './steps/search-document.ts'

const driftCheckMs = hourMs
const saveMs = 600_000

export type OpenJobSearch = {
  search: JobSearch
  /** True once everything committed before the start can be found. */
  ready(): boolean
  metrics(): { jobs: number; bytes: number; lagRows: number; lagSeconds: number; skipped: number }
  /** Resolves when everything committed before the call can be found. */
  caughtUp(): Promise<void>
  /** Saves the index now, for processes that start beside this one. */
  save(): Promise<void>
  /** Re-reads every bucket of jobs in which database and index differ. @returns how many jobs were re-read. */
  repairDrift(): Promise<number>
  /** Stops following changes and saves the index for the next start. */
  close(): Promise<void>
}

type Options = {
  db: Database
  databaseUrl: string
  /** Where the index is saved between two runs. */
  folder: string
  /** Off for further processes of a site, which only read what the first one has saved there. */
  isSaved?: boolean
  log: Log
  now: () => Date
  onProgress?: (progress: { done: number; total: number }) => void
}

/** Opens this process's search index: from the last run's snapshot if it is usable, otherwise from the database. */
export async function openJobSearch(options: Options): Promise<OpenJobSearch> {
  const { db, databaseUrl, folder, isSaved = true, now, log } = options
  const { jobs, engine, cursor, wasBuilt } = await loadOrBuild(options)
  let hasChanged = wasBuilt
  let generation = 0
  const refresh = async (ids: number[]) => {
    await refreshJobs(db, jobs, ids, log)
    generation += 1
    hasChanged = true
  }
  const consumer = consumeChanges({ db, databaseUrl, cursor, apply: refresh, now, log })
  const repairDrift = async () => {
    const ids = await findDrift(db, jobs)
    if (ids.length > 0) {
      log.warn({ jobs: ids.length }, 'search differed from the database and was repaired')
      await refresh(ids)
    }
    return ids.length
  }
  const save = async () => {
    if (!hasChanged || !isSaved) return
    hasChanged = false
    await saveJobSnapshot(folder, engine, consumer.cursor(), db)
  }
  await consumer.advance()
  const stopTimers = every(
    [
      [saveMs, save],
      [driftCheckMs, repairDrift],
    ],
    log,
  )
  return {
    search: {
      find: jobs.index.find,
      fit: jobs.index.fit,
      list: jobs.index.list,
      listCorrected: jobs.index.listCorrected,
      hasEmployer: jobs.index.hasEmployer,
      employerNamed: jobs.index.employerNamed,
      locate: jobs.index.locate,
      match: jobs.index.match,
      generation: () => generation,
    },
    ready: () => true,
    metrics: () => {
      const { rows: lagRows, seconds: lagSeconds } = consumer.lag()
      const { documents, bytes } = engine.stats()
      return { jobs: documents, bytes, lagRows, lagSeconds, skipped: jobs.skipped.size }
    },
    caughtUp: () => consumer.catchUp(),
    repairDrift,
    save,
    close: async () => {
      stopTimers()
      await consumer.stop()
      await save()
    },
  }
}

async function loadOrBuild({ db, folder, log, onProgress = () => {} }: Options) {
  await deleteForeignChanges(db)
  const options: SearchIndexOptions = {
    schema: jobSearchSchema,
    analyser: loadAnalyser(),
    onProblem: ({ id, kind, error }) =>
      log.warn({ jobId: id, kind, err: error }, 'job not searchable as it is'),
  }
  const saved = await loadJobSnapshot(folder, options, db, log)
  const engine = saved?.index ?? createSearchIndex(options)
  const jobs: IndexedJobs = { index: jobIndex(engine), skipped: new Map() }
  if (saved) return { jobs, engine, cursor: saved.cursor, wasBuilt: false }
  // Taken before reading the first row, so that jobs that change meanwhile are read again.
  const cursor = await changeHorizon(db)
  await indexAllJobs(db, jobs, log, onProgress)
  engine.settle()
  return { jobs, engine, cursor, wasBuilt: true }
}

/** Repeats each work at its interval; a failure is logged and does not stop it. @returns a function that stops all. */
function every(works: [number, () => Promise<unknown>][], log: Log): () => void {
  const timers = works.map(([ms, work]) => {
    return setInterval(() => {
      work().catch((error: unknown) => log.warn({ err: error }, 'search upkeep'))
    }, ms).unref()
  })
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}

/**
 * For commands and tests that do not search: they start faster without an index, and searching is a defect. They know no employer by name:
 * the criteria of an alert that one of them makes are read as a sentence.
 */
export const noJobSearch: JobSearch = {
  find: withoutIndex,
  fit: withoutIndex,
  list: withoutIndex,
  listCorrected: withoutIndex,
  hasEmployer: () => false,
  employerNamed: () => null,
  locate: withoutIndex,
  match: withoutIndex,
  generation: () => 0,
}

function withoutIndex(): never {
  throw new Error('This process has no search index')
}
