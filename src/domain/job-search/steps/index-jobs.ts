import { setImmediate as immediately } from 'node:timers/promises'
import type { Database } from '../../../db/client.ts'
import type { Log } from '../../../platform/process/log.ts'
import {
  countPublishedJobs,
  driftBucketJobs,
  type JobRecord,
  loadPublishedJobs,
  loadPublishedJobsAfter,
  sumBuckets,
  versionMark,
} from '../job-document.queries.ts'
import { jobDocument } from './job-document.ts'
import type { JobIndex } from './job-index.ts'

const batchJobs = 500
/** Bounds how many rows are read at once while the site serves requests. */
const refreshedAtOnce = 100
const pauseJobs = 10

/** The index, and the {@link versionMark} of each job that could not be indexed, so that it does not count as drift. */
export type IndexedJobs = { index: JobIndex; skipped: Map<number, number> }

/**
 * Updates the given jobs in the index to their current state: published ones are added or replaced, others removed. A job that cannot be
 * indexed is skipped, logged and counted.
 */
export async function refreshJobs(
  db: Database,
  jobs: IndexedJobs,
  ids: readonly number[],
  log: Log,
): Promise<void> {
  for (let from = 0; from < ids.length; from += refreshedAtOnce) {
    const batch = ids.slice(from, from + refreshedAtOnce)
    const records = await loadPublishedJobs(db, batch)
    const published = new Set(records.map(record => record.id))
    for (const id of batch) if (!published.has(id)) forget(jobs, id)
    await addRecords(jobs, records, log)
  }
}

/** Fills an empty index with all published jobs, in batches. */
export async function indexAllJobs(
  db: Database,
  jobs: IndexedJobs,
  log: Log,
  onProgress: (progress: { done: number; total: number }) => void,
): Promise<void> {
  const total = await countPublishedJobs(db)
  let done = 0
  let lastId = 0
  for (;;) {
    const records = await loadPublishedJobsAfter(db, lastId, batchJobs)
    await addRecords(jobs, records, log)
    done += records.length
    onProgress({ done, total: Math.max(done, total) })
    if (records.length < batchJobs) return
    lastId = records.at(-1)?.id ?? lastId
  }
}

/** Ids of the jobs in every bucket whose sums differ between database and index. */
export async function findDrift(db: Database, jobs: IndexedJobs): Promise<number[]> {
  const known = new Map<number, { jobs: number; ids: number; versions: number; members: number[] }>()
  const add = (id: number, version: number) => {
    const number = Math.floor(id / driftBucketJobs)
    const bucket = known.get(number) ?? { jobs: 0, ids: 0, versions: 0, members: [] }
    known.set(number, bucket)
    bucket.jobs += 1
    bucket.ids += id
    bucket.versions += version
    bucket.members.push(id)
  }
  for (const { id, version } of jobs.index.versions()) add(id, version)
  for (const [id, version] of jobs.skipped) add(id, version)
  const drifted: number[] = []
  for (const sum of await sumBuckets(db)) {
    const bucket = known.get(sum.bucket)
    known.delete(sum.bucket)
    const isEqual = bucket?.jobs === sum.jobs && bucket.ids === sum.ids && bucket.versions === sum.versions
    if (!isEqual)
      drifted.push(...Array.from({ length: driftBucketJobs }, (_, at) => sum.bucket * driftBucketJobs + at))
  }
  // The rest are buckets that the database no longer has: all their jobs are gone.
  for (const bucket of known.values()) drifted.push(...bucket.members)
  return drifted
}

/** Yields to the event loop now and then, so that a large import does not block requests. */
async function addRecords(jobs: IndexedJobs, records: readonly JobRecord[], log: Log): Promise<void> {
  for (const [at, record] of records.entries()) {
    if (at > 0 && at % pauseJobs === 0) await immediately()
    addRecord(jobs, record, log)
  }
}

function addRecord(jobs: IndexedJobs, record: JobRecord, log: Log): void {
  jobs.skipped.delete(record.id)
  let cause: unknown
  try {
    if (jobs.index.upsert(jobDocument(record))) return
  } catch (error) {
    cause = error
  }
  jobs.index.remove(record.id)
  jobs.skipped.set(record.id, versionMark(record))
  log.error({ err: cause, jobId: record.id }, 'job left out of search')
}

function forget(jobs: IndexedJobs, id: number): void {
  jobs.skipped.delete(id)
  jobs.index.remove(id)
}
