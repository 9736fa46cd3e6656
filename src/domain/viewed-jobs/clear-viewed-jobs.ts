import { type Context, inTransaction } from '../caller/context.ts'
import { requireJobSeeker } from '../job-seekers/job-seeker.policy.ts'
import { deleteViewed } from './viewed-job.queries.ts'

/** Forgets all ads that the job seeker has read. */
export async function clearViewedJobs(ctx: Context): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  await inTransaction(ctx, inside => deleteViewed(inside.db, userId))
}
