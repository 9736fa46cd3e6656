import { limits } from '../../config/limits.ts'
import type { JobRow } from '../../vocabulary/jobs/job-row.ts'
import type { Context } from '../caller/context.ts'
import { listSimilarJobsForEach } from '../job-search/list-similar-jobs.ts'
import { listPublicJobs, type PublicJobRow } from '../job-search/steps/list-public-jobs.ts'
import { plain } from '../job-search/steps/suggest-vocabulary.ts'
import { requireJobSeeker } from '../job-seekers/job-seeker.policy.ts'
import { countSaved, listSavedJobTexts } from './bookmark.queries.ts'
import type { SavedListInput } from './bookmark.schema.ts'

const similarJobs = 3

export type SavedJob = {
  job: PublicJobRow
  note: string
  savedAt: Date
  /** Live alternatives to a job that has ended. */
  similar: JobRow[]
}

/**
 * The caller's saved jobs, latest first, 20 per page; every word of `q` must occur in title, employer, place or note. With at most 500 jobs
 * the whole list is read and filtered here, where umlauts match either spelling.
 */
export async function listSavedJobs(ctx: Context, { q, page: wanted }: SavedListInput) {
  const { userId } = requireJobSeeker(ctx.actor)
  const [all, counts] = await Promise.all([listSavedJobTexts(ctx.db, userId), countSaved(ctx.db, userId)])
  const found = all.filter(({ title, employer, places, note }) => holds([title, employer, places, note], q))
  const { page, pages, rows } = pageOf(found, wanted)
  const jobs = await listPublicJobs(
    ctx,
    rows.map(({ id }) => id),
  )
  const ended = jobs.filter(job => job.hasEnded)
  const similar = await listSimilarJobsForEach(ctx, ended, similarJobs)
  const noted = new Map(rows.map(row => [row.id, row]))
  const saved = jobs.map((job): SavedJob => {
    const { note = '', savedAt = ctx.now() } = noted.get(job.id) ?? {}
    return { job, note, savedAt, similar: similar.get(job.id) ?? [] }
  })
  return { rows: saved, total: found.length, counts, page, pages }
}

/** Whether every word of `query` occurs in the texts. */
export function holds(texts: readonly (string | null)[], query: string): boolean {
  const words = plain(query).split(' ').filter(Boolean)
  if (words.length === 0) return true
  const searched = plain(texts.join(' '))
  return words.every(word => searched.includes(word))
}

/** Returns the last page when there are fewer. */
export function pageOf<Row>(rows: readonly Row[], wanted: number) {
  const pages = Math.max(1, Math.ceil(rows.length / limits.pageSize))
  const page = Math.min(wanted, pages)
  return { page, pages, rows: rows.slice((page - 1) * limits.pageSize, page * limits.pageSize) }
}
