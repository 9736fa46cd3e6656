import { isbot } from 'isbot'
import { limits } from '../../config/limits.ts'
import { noteJobRead } from '../alerts/judge-matches.ts'
import type { Context } from '../caller/context.ts'
import { canSeekJobs } from '../job-seekers/job-seeker.policy.ts'
import { upsertViewedJob } from './viewed-job.queries.ts'

/**
 * Remembers for a signed-in job seeker that an ad was read, also in the job alerts that found it; of the ads, the last 100 are kept. Nothing is noted of anyone else, of
 * robots, and of ads that not everyone may read.
 */
export async function noteViewedJob(
  ctx: Context,
  { jobId, userAgent }: { jobId: number; userAgent: string },
): Promise<void> {
  const { actor } = ctx
  if (!canSeekJobs(actor) || isbot(userAgent)) return
  await upsertViewedJob(ctx.db, { userId: actor.userId, jobId, now: ctx.now(), keep: limits.viewedJobs })
  await noteJobRead(ctx, jobId)
}
