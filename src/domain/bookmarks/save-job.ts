import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { listPublicJobs } from '../job-search/steps/list-public-jobs.ts'
import { requireJobSeeker } from '../job-seekers/job-seeker.policy.ts'
import { countForJob } from '../statistics/steps/count-for-job.ts'
import { takeBackCount } from '../statistics/steps/take-back-count.ts'
import { type Bookmark, countAllSaved, deleteSavedJob, insertSavedJob } from './bookmark.queries.ts'

/**
 * Saves a job for the caller, at most 500; one already saved is left unchanged. `note` restores that of a job removed by mistake.
 * @throws NotFound for what is not public, Conflict when the list is full
 */
export async function saveJob(ctx: Context, input: { jobId: number; note?: string }): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  const { jobId, note = '' } = input
  const [job] = await listPublicJobs(ctx, [jobId])
  if (!job) throw new NotFound()
  await inTransaction(ctx, async inside => {
    const isNew = await insertSavedJob(inside.db, { userId, id: jobId, note, savedAt: inside.now() })
    if (!isNew) return
    // Two concurrent calls may exceed the limit by one, which is harmless.
    if ((await countAllSaved(inside.db, userId, 'jobs')) > limits.bookmarksPerPerson)
      throw new Conflict('bookmark-list.full')
    await countForJob(inside, { jobId, counter: 'saves' })
  })
}

/**
 * Removes a job from the caller's list and from its statistics, so that no one is counted twice for the same job.
 * @returns what was removed, for undo; null when nothing was
 */
export async function removeSavedJob(ctx: Context, { jobId }: { jobId: number }): Promise<Bookmark | null> {
  const { userId } = requireJobSeeker(ctx.actor)
  return inTransaction(ctx, async inside => {
    const removed = await deleteSavedJob(inside.db, userId, jobId)
    if (removed) await takeBackCount(inside, { jobId, counter: 'saves', countedAt: removed.savedAt })
    return removed
  })
}
