import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { listPublicJobs } from '../job-search/steps/list-public-jobs.ts'
import { requireJobSeeker } from '../job-seekers/job-seeker.policy.ts'
import { countJobFigure } from '../statistics/steps/count-job-figure.ts'
import { takeBackJobFigure } from '../statistics/steps/take-back-job-figure.ts'
import { type Bookmark, countAllSaved, deleteSavedJob, insertSavedJob } from './bookmark.queries.ts'

/**
 * Puts an ad on the own list, at most 500 of them; one that is there already stays as it is. `note` comes back with what was removed by
 * mistake. @throws NotFound for what not everyone may read, Conflict when the list is full
 */
export async function saveJob(
  ctx: Context,
  input: { jobId: number; userAgent: string; note?: string },
): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  const { jobId, userAgent, note = '' } = input
  const [job] = await listPublicJobs(ctx, [jobId])
  if (!job) throw new NotFound()
  await inTransaction(ctx, async inside => {
    const isNew = await insertSavedJob(inside.db, { userId, id: jobId, note, savedAt: inside.now() })
    if (!isNew) return
    // Two at once may pass the limit by one, which harms nobody.
    if ((await countAllSaved(inside.db, userId, 'jobs')) > limits.bookmarksPerPerson)
      throw new Conflict('bookmark-list.full')
    await countJobFigure(inside, { jobId, figure: 'saves', userAgent })
  })
}

/**
 * Takes an ad off the own list, and its count back, so that no one counts twice for an ad. @returns what was there, for who wants it
 * back; null when nothing was
 */
export async function removeSavedJob(ctx: Context, { jobId }: { jobId: number }): Promise<Bookmark | null> {
  const { userId } = requireJobSeeker(ctx.actor)
  return inTransaction(ctx, async inside => {
    const removed = await deleteSavedJob(inside.db, userId, jobId)
    if (removed) await takeBackJobFigure(inside, { jobId, figure: 'saves', countedAt: removed.savedAt })
    return removed
  })
}
