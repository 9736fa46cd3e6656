import { daysBefore } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canImportFeed } from './feed.policy.ts'
import { deleteOldDrafts } from './own-feed.queries.ts'
import { deleteOldRuns } from './runs/run-history.queries.ts'

/** Deletes feeds not started within a week, and runs older than 90 days except each feed's last. */
export async function pruneFeeds(ctx: Context): Promise<void> {
  if (!canImportFeed(ctx.actor)) throw new NotAllowed()
  const before = (days: number) => daysBefore(ctx.now(), days)
  await deleteOldDrafts(ctx.db, before(limits.feedDraftDays))
  await deleteOldRuns(ctx.db, before(limits.feedRunDays))
}
