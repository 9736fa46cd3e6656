import type { Context } from '../../caller/context.ts'
import { listJobsToAsk } from '../contact-request.queries.ts'
import type { JobToAsk } from '../pool-rows.ts'
import { requireEmployersPerson } from '../talent-pool.policy.ts'

/** The employer's live ads, by which people can be sorted. */
export async function listJobsForSearch(
  ctx: Context,
  { employerId }: { employerId: number },
): Promise<JobToAsk[]> {
  requireEmployersPerson(ctx.actor, employerId)
  return listJobsToAsk(ctx.db, { employerId, now: ctx.now() })
}
