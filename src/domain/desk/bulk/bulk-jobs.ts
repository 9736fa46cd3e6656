import { moveOwnJob } from '../../job-ads/move-own-job.ts'
import { reviewJob } from '../../job-ads/review-job.ts'
import type { BulkKind } from './bulk-kind.ts'
import type { BulkAction, BulkRefusal } from './bulk-move.values.ts'
import { type MovableJob, selectJobs } from './bulk-records.queries.ts'

export const bulkJobs: BulkKind = {
  permission: () => 'jobs.moderate',
  load: async (ctx, { action, ids }) =>
    (await selectJobs(ctx.db, ids.map(Number), ctx.now())).map(job => ({
      id: String(job.id),
      name: job.title,
      refusal: refusalOf(job, action),
    })),
  change: async (ctx, { action, id }) => {
    const jobId = Number(id)
    if (action === 'pause' || action === 'resume') return moveOwnJob(ctx, { jobId, action })
    const [job] = await selectJobs(ctx.db, [jobId], ctx.now())
    return reviewJob(ctx, { jobId, version: job?.version ?? 0, isAccepted: true })
  },
}

const neededStatus: Partial<Record<BulkAction, string>> = {
  pause: 'published',
  resume: 'paused',
  accept: 'in-review',
}

/** Only what can be undone exactly: an ad that is over would get a new closing date by being resumed. */
function refusalOf({ status, source, isOver }: MovableJob, action: BulkAction): BulkRefusal | null {
  if (source === 'feed' && action !== 'accept') return 'from-feed'
  if (status !== neededStatus[action]) return 'status'
  return isOver ? 'over' : null
}
