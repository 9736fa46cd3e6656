import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { countConfirmedJobs } from './job-freshness.queries.ts'

/** Of the ads that anybody may find now, how many somebody confirmed within the last `days` days. */
export type Freshness = { live: number; confirmed: number; days: number }

/**
 * Confirmed is an ad when its feed still names it, when its address was seen to lead to it, or when its employer published, changed
 * or renewed it. One whose address leads nowhere is not, whatever its feed says. For everybody.
 */
export async function measureFreshness(ctx: Context): Promise<Freshness> {
  const now = ctx.now()
  const days = limits.freshDays
  const since = new Date(now.getTime() - days * 86_400_000)
  return { ...(await countConfirmedJobs(ctx.db, { now, since })), days }
}
