import { type Context, inTransaction } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { canSeekJobs } from '../job-seekers/job-seeker.policy.ts'
import { readJob } from '../jobs/read-job.ts'
import { countForJob } from '../statistics/steps/count-for-job.ts'
import { noteLeaving } from './outside-application.queries.ts'

/**
 * Where to apply for a job that takes applications elsewhere. Counts the visit and, for a signed-in job seeker, remembers it in order to
 * ask about the outcome later.
 * @throws {NotFound} for jobs that take applications here or have ended
 */
export async function leaveForJob(ctx: Context, input: { jobId: number }) {
  const job = await readJob(ctx, input.jobId)
  const { apply } = job
  if (!apply || apply.way === 'here') throw new NotFound()
  const { actor } = ctx
  await inTransaction(ctx, async inside => {
    await countForJob(inside, { ...input, counter: 'leaves' })
    if (canSeekJobs(actor))
      await noteLeaving(inside.db, { userId: actor.userId, jobId: job.id, now: inside.now() })
  })
  return { job: { id: job.id, title: job.title, reference: job.reference }, apply }
}
