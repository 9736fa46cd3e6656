import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { addPageViews, addVisitors, type PageView } from './page-view.queries.ts'
import { addSearchCounts, type SearchCount } from './search-count.queries.ts'
import { canSaveStatistics } from './statistics.policy.ts'

export type BoardCounts = {
  pageViews: readonly (PageView & { views: number })[]
  visitors: readonly { day: string; count: number }[]
  searches: readonly SearchCount[]
}

/** Adds past days to what the board counts, each at most once. @throws NotAllowed for anyone but the operator */
export async function saveBoardCounts(
  ctx: Context,
  { pageViews, visitors, searches }: BoardCounts,
): Promise<void> {
  if (!canSaveStatistics(ctx.actor)) throw new NotAllowed()
  await addPageViews(ctx.db, pageViews)
  for (const day of visitors) await addVisitors(ctx.db, day)
  await addSearchCounts(ctx.db, searches)
}
