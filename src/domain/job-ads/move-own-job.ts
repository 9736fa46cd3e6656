import { daysAfter } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { rejectOpenApplications } from '../applications/reject-applications.ts'
import { noteAdminWork } from '../audit/steps/note-admin-work.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, isDomainError } from '../caller/errors.ts'
import type { JobStatus } from '../jobs/job.status.ts'
import { insertJobEvent, updateJob } from '../jobs/steps/job.queries.ts'
import { actorName, moveJob } from '../jobs/steps/move-job.ts'
import { requireManagedJob } from '../jobs/steps/require-managed-job.ts'
import { tellLive } from '../live/steps/tell-live.ts'
import type { AdAction } from './job-ad.values.ts'

const targets: Record<Exclude<AdAction, 'renew'>, JobStatus> = {
  pause: 'paused',
  resume: 'published',
  fill: 'filled',
  archive: 'archived',
  delete: 'deleted',
  submit: 'published',
  withdraw: 'draft',
}

/**
 * One-click actions of an employer's team. `renew` publishes for 60 days from now, whether the job has ended or not; resuming a paused job
 * past its closing date also gives 60 days.
 * @throws NotFound, NotAllowed, SignInRequired, and Conflict for what the job's state forbids or its feed decides
 */
export async function moveOwnJob(ctx: Context, input: { jobId: number; action: AdAction }): Promise<void> {
  const { jobId, action } = input
  await inTransaction(ctx, async inside => {
    const job = await requireManagedJob(inside, jobId)
    const { status } = job
    if (job.source === 'feed') throw new Conflict('ads.problem.from-feed')
    const now = inside.now()
    const isOver = job.valid_through !== null && job.valid_through <= now
    const fresh = daysAfter(now, limits.jobValidDays)
    if (action === 'renew' && status === 'published') {
      await updateJob(inside.db, jobId, { valid_through: fresh, last_confirmed_at: now })
      const event = { jobId, from: status, to: status, actor: actorName(inside.actor), at: now }
      await insertJobEvent(inside.db, { ...event, reason: 'renewed' })
      await noteAdminWork(inside, 'employer-changed-by-admin', { employerId: job.employer_id, jobId })
      await tellLive(inside, { topics: [`employer:${job.employer_id}`], kind: 'job', details: { jobId } })
      return
    }
    if (action === 'renew') {
      if (status === 'draft' || status === 'in-review') throw new Conflict('error.job-move')
      await moveJob(inside, { jobId, to: 'published', reason: 'renewed', validThrough: fresh })
      return
    }
    const to = targets[action]
    const prolonged = to === 'published' && isOver ? { validThrough: fresh } : {}
    await moveJob(inside, { jobId, to, reason: action, ...prolonged })
    // In the same transaction, remaining applicants get a courteous rejection.
    if (to === 'filled') await rejectOpenApplications(inside, { jobId })
  })
}

/** For several jobs, each on its own. @returns how many succeeded and failed */
export async function moveOwnJobs(
  ctx: Context,
  input: { jobIds: readonly number[]; action: AdAction },
): Promise<{ done: number; left: number }> {
  let done = 0
  const jobIds = [...new Set(input.jobIds)].slice(0, limits.jobMoves)
  for (const jobId of jobIds) {
    try {
      await moveOwnJob(ctx, { jobId, action: input.action })
      done += 1
    } catch (error) {
      // Someone else may have deleted it meanwhile.
      if (!isDomainError(error) || !['conflict', 'not-found'].includes(error.kind)) throw error
    }
  }
  return { done, left: jobIds.length - done }
}
