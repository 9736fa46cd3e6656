import { isbot } from 'isbot'
import { limits } from '../../config/limits.ts'
import { noteJobRead } from '../alerts/judge-matches.ts'
import type { Context } from '../caller/context.ts'
import { canSeekJobs } from '../job-seekers/job-seeker.policy.ts'
import { upsertViewedJob } from './viewed-job.queries.ts'

/**
 * Records that a signed-in job seeker viewed a job, also in the job alerts that found it; keeps the last 100 jobs. Does nothing for anyone
 * else, for robots, and for jobs that are not public.
 */
export async function noteViewedJob(ctx: Context, { jobId }: { jobId: number }): Promise<void> {
  const { actor, client } = ctx
  if (!canSeekJobs(actor) || isbot(client.userAgent)) return
  await upsertViewedJob(ctx.db, { userId: actor.userId, jobId, now: ctx.now(), keep: limits.viewedJobs })
  await noteJobRead(ctx, jobId)
}
