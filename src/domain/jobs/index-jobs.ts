import type { Database } from '../../db/client.ts'
import type { Log } from '../../platform/log.ts'
import {
  countPublishedJobs,
  driftBucketJobs,
  type JobRecord,
  loadPublishedJobs,
  loadPublishedJobsAfter,
  sumBuckets,
  versionMark,
} from './job-document.queries.ts'
import { jobDocument } from './job-document.ts'
import type { JobIndex } from './job-index.ts'

const batchJobs = 500

/** The index with what is known about its jobs: `marks` holds {@link versionMark} by job id. */
export type IndexedJobs = { index: JobIndex; marks: Map<number, number> }

/** Jobs that could not be indexed since the start. */
export type SkippedJobs = { count: number }

/**
 * Brings the given jobs to their present state in the index: published ones are added or replaced, others removed. A job
 * that can not be indexed is left out, logged and counted; the rest goes on.
 */
export async function refreshJobs(
  db: Database,
  jobs: IndexedJobs,
  ids: readonly number[],
  skipped: SkippedJobs,
  log: Log,
): Promise<void> {
  for (let from = 0; from < ids.length; from += batchJobs) {
    const batch = ids.slice(from, from + batchJobs)
    const records = await loadPublishedJobs(db, batch)
    const published = new Set(records.map(record => record.id))
    for (const id of batch) if (!published.has(id)) forget(jobs, id)
    for (const record of records) addRecord(jobs, record, skipped, log)
  }
}

/** Fills an empty index with all published jobs, a batch at a time. */
export async function indexAllJobs(
  db: Database,
  jobs: IndexedJobs,
  skipped: SkippedJobs,
  log: Log,
  onProgress: (progress: { done: number; total: number }) => void,
): Promise<void> {
  const total = await countPublishedJobs(db)
  let done = 0
  let lastId = 0
  for (;;) {
    const records = await loadPublishedJobsAfter(db, lastId, batchJobs)
    for (const record of records) addRecord(jobs, record, skipped, log)
    done += records.length
    onProgress({ done, total: Math.max(done, total) })
    if (records.length < batchJobs) return
    lastId = records.at(-1)?.id ?? lastId
  }
}

/** Ids of the jobs in every bucket whose sums differ between database and index. */
export async function findDrift(db: Database, jobs: IndexedJobs): Promise<number[]> {
  const known = new Map<number, { jobs: number; ids: number; versions: number; members: number[] }>()
  for (const [id, mark] of jobs.marks) {
    const number = Math.floor(id / driftBucketJobs)
    const bucket = known.get(number) ?? { jobs: 0, ids: 0, versions: 0, members: [] }
    known.set(number, bucket)
    bucket.jobs += 1
    bucket.ids += id
    bucket.versions += mark
    bucket.members.push(id)
  }
  const drifted: number[] = []
  for (const sum of await sumBuckets(db)) {
    const bucket = known.get(sum.bucket)
    known.delete(sum.bucket)
    const isEqual = bucket?.jobs === sum.jobs && bucket.ids === sum.ids && bucket.versions === sum.versions
    if (!isEqual)
      drifted.push(...Array.from({ length: driftBucketJobs }, (_, at) => sum.bucket * driftBucketJobs + at))
  }
  // What is left is unknown to the database: buckets whose jobs are all gone.
  for (const bucket of known.values()) drifted.push(...bucket.members)
  return drifted
}

function addRecord(jobs: IndexedJobs, record: JobRecord, skipped: SkippedJobs, log: Log): void {
  // Noted before indexing: a job that can not be indexed must not look like drift every hour.
  jobs.marks.set(record.id, versionMark(record))
  try {
    jobs.index.upsert(jobDocument(record))
  } catch (error) {
    skipped.count += 1
    jobs.index.remove(record.id)
    log.error({ err: error, jobId: record.id }, 'job left out of search')
  }
}

function forget(jobs: IndexedJobs, id: number): void {
  jobs.marks.delete(id)
  jobs.index.remove(id)
}
