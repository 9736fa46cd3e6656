import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { updateFeaturedUntil } from './feature-jobs.queries.ts'
import { canFeatureJobs } from './job-feature.policy.ts'

/**
 * Features feed jobs until `until`, named by their ids in one employer's feeds; unknown ids are skipped. @throws NotAllowed for anyone but
 * the operator.
 */
export async function featureJobs(
  ctx: Context,
  input: { employerId: number; externalIds: string[]; until: Date },
): Promise<void> {
  if (!canFeatureJobs(ctx.actor)) throw new NotAllowed()
  if (input.externalIds.length > 0) await updateFeaturedUntil(ctx.db, input)
}
