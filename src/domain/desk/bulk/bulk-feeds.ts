import { runFeedNow } from '../../feeds/runs/request-run.ts'
import type { BulkKind } from './bulk-kind.ts'
import { selectFeeds } from './bulk-records.queries.ts'

/** Reading is what many feeds can need at once, after their server was down for a while. */
export const bulkFeeds: BulkKind = {
  permission: () => 'feeds.manage',
  load: async (ctx, { ids }) =>
    (await selectFeeds(ctx.db, ids.map(Number))).map(({ id, name, isStarted, isWaiting }) => ({
      id: String(id),
      name,
      refusal: isStarted ? (isWaiting ? 'waits' : null) : 'not-started',
    })),
  change: (ctx, { id }) => runFeedNow(ctx, Number(id)),
}
