import { type Context, inTransaction } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { canSeekJobs } from '../job-seekers/job-seeker.policy.ts'
import { readJob } from '../jobs/read-job.ts'
import { countJobFigure } from '../statistics/steps/count-job-figure.ts'
import { noteLeaving } from './outside-application.queries.ts'

/**
 * Where an ad takes its applications, for who is on the way there: counted, and remembered for a job seeker who is signed in, to ask
 * later what became of it. @throws {NotFound} for ads that take them here or have ended
 */
export async function leaveForJob(ctx: Context, input: { jobId: number; userAgent: string }) {
  const job = await readJob(ctx, input.jobId)
  const { apply } = job
  if (!apply || apply.way === 'here') throw new NotFound()
  const { actor } = ctx
  await inTransaction(ctx, async inside => {
    await countJobFigure(inside, { ...input, figure: 'leaves' })
    if (canSeekJobs(actor))
      await noteLeaving(inside.db, { userId: actor.userId, jobId: job.id, now: inside.now() })
  })
  return { job: { id: job.id, title: job.title, reference: job.reference }, apply }
}
