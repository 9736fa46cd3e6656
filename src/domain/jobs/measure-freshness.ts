import { daysBefore } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { countConfirmedJobs } from './job-freshness.queries.ts'

/** Number of live jobs, and of those confirmed within the last `days` days. */
export type Freshness = { live: number; confirmed: number; days: number }

/**
 * A job counts as confirmed when its feed still contains it, its link was found working, or its employer published, changed or renewed it.
 * A dead link overrides the feed. Public.
 */
export async function measureFreshness(ctx: Context): Promise<Freshness> {
  const now = ctx.now()
  const days = limits.freshDays
  const since = daysBefore(now, days)
  return { ...(await countConfirmedJobs(ctx.db, { now, since })), days }
}
