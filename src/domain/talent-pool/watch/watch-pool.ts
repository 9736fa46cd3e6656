import { daysBefore } from '../../../basics/time.ts'
import { requirePermission } from '../../caller/admin.policy.ts'
import type { Context } from '../../caller/context.ts'
import { countPool, type LockedEmployer, listLocked, type PoolCounts } from './pool-watch.queries.ts'

const countedDays = 30

/** What administrators see of the pool: how much happens, and who is locked out by which case. Nobody who is in it. */
export async function readPoolWatch(ctx: Context): Promise<{ counts: PoolCounts; locked: LockedEmployer[] }> {
  requirePermission(ctx, 'reports.decide')
  const now = ctx.now()
  return {
    counts: await countPool(ctx.db, { now, askedSince: daysBefore(now, countedDays) }),
    locked: await listLocked(ctx.db),
  }
}
