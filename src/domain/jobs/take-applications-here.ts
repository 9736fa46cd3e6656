import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canChooseWayToApply } from './job-feature.policy.ts'
import { type FeedAd, updateApplyHere } from './take-applications-here.queries.ts'

/**
 * Routes applications for feed jobs to this site, whatever their feeds say, now and after later runs; jobs are named by employer and feed
 * id, unknown ones are skipped. @throws NotAllowed for anyone but the operator.
 */
export async function takeApplicationsHere(ctx: Context, ads: readonly FeedAd[]): Promise<void> {
  if (!canChooseWayToApply(ctx.actor)) throw new NotAllowed()
  if (ads.length > 0) await updateApplyHere(ctx.db, ads)
}
