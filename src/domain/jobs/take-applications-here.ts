import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canChooseWayToApply } from './job-feature.policy.ts'
import { type FeedAd, updateApplyHere } from './take-applications-here.queries.ts'

/**
 * Has ads that came by feed applied to on the site itself, whatever their feeds say, now and after every later run; named by their
 * employers and ids in their feeds, unknown ones are left out. @throws NotAllowed for anyone but the operator.
 */
export async function takeApplicationsHere(ctx: Context, ads: readonly FeedAd[]): Promise<void> {
  if (!canChooseWayToApply(ctx.actor)) throw new NotAllowed()
  if (ads.length > 0) await updateApplyHere(ctx.db, ads)
}
