import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import type { JobStatus } from '../../jobs/job.status.ts'
import type { AdAction } from '../job-ad.values.ts'
import { requireJobManager } from '../post-job.ts'
import { findOwnJobs } from './list-own-jobs.ts'
import { listMovableJobs } from './own-job.queries.ts'
import type { OwnJobFilter } from './own-job-list.schema.ts'
import type { OwnJobSort, SortOrder } from './own-job-list.values.ts'
import { actionsOn } from './own-job-row.ts'

/** Ticked jobs, or all that match a filter, in list order. */
export type ChosenJobs =
  | { jobIds: readonly number[] }
  | { matching: OwnJobFilter; sort: OwnJobSort; order: SortOrder | null }

type Named = { id: number; title: string }

export type JobMovesPreview = {
  total: number
  possible: Named[]
  /** Why the action is unavailable for the others. */
  refused: { reason: 'from-feed' | 'status' | 'gone'; count: number; jobs: Named[] }[]
  /** Number of selected jobs beyond the batch limit. */
  beyond: number
  /** Applications that filling these jobs would reject. */
  openApplications: number
}

/**
 * Dry run of a bulk action: the jobs it applies to, and those it does not.
 * @throws SignInRequired, NotAllowed
 */
export async function previewJobMoves(
  ctx: Context,
  input: { employerId: number; action: AdAction; chosen: ChosenJobs },
): Promise<JobMovesPreview> {
  const { employerId, action, chosen } = input
  requireJobManager(ctx, employerId)
  const { jobIds, total } = await idsOf(ctx, employerId, chosen)
  const found = await listMovableJobs(ctx.db, employerId, jobIds)
  const byId = new Map(found.map(job => [job.id, job]))
  const preview: JobMovesPreview = {
    total,
    possible: [],
    refused: [],
    beyond: total - jobIds.length,
    openApplications: 0,
  }
  const refuse = (reason: JobMovesPreview['refused'][number]['reason'], job: Named | null) => {
    const known = preview.refused.find(group => group.reason === reason)
    const group = known ?? { reason, count: 0, jobs: [] }
    if (!known) preview.refused.push(group)
    group.count += 1
    if (job) group.jobs.push(job)
  }
  for (const id of jobIds) {
    const job = byId.get(id)
    if (!job) {
      refuse('gone', null)
      continue
    }
    const named = { id, title: job.title }
    // The cast: a check constraint limits the column to these.
    const status = job.status as JobStatus
    if (actionsOn({ status, source: job.source }).includes(action)) {
      preview.possible.push(named)
      preview.openApplications += job.open_applications
    } else refuse(job.source === 'feed' ? 'from-feed' : 'status', named)
  }
  return preview
}

async function idsOf(ctx: Context, employerId: number, chosen: ChosenJobs) {
  if ('jobIds' in chosen) {
    const all = [...new Set(chosen.jobIds)]
    return { jobIds: all.slice(0, limits.jobMoves), total: all.length }
  }
  const { matching, sort, order } = chosen
  return findOwnJobs(ctx, { employerId, ...matching, sort, order, limit: limits.jobMoves })
}
