import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canImportFeed } from './feed.policy.ts'
import { deleteOldDrafts } from './own-feed.queries.ts'
import { deleteOldRuns } from './runs/run-history.queries.ts'

const dayMs = 86_400_000

/** Forgets feeds that were set up and never started after a week, and runs after 90 days, but for the last of each feed. */
export async function pruneFeeds(ctx: Context): Promise<void> {
  if (!canImportFeed(ctx.actor)) throw new NotAllowed()
  const before = (days: number) => new Date(ctx.now().getTime() - days * dayMs)
  await deleteOldDrafts(ctx.db, before(limits.feedDraftDays))
  await deleteOldRuns(ctx.db, before(limits.feedRunDays))
}
