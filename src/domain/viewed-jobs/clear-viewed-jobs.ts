import { type Context, inTransaction } from '../caller/context.ts'
import { requireJobSeeker } from '../job-seekers/job-seeker.policy.ts'
import { deleteViewed } from './viewed-job.queries.ts'

export async function clearViewedJobs(ctx: Context): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  await inTransaction(ctx, inside => deleteViewed(inside.db, userId))
}
