import type { Context } from '../context.ts'
import { tryLockFeed, unlockFeed } from './feed.queries.ts'

/**
 * Does `work` while nobody else reads the feed; null when somebody does. The lock belongs to a connection and not to a
 * transaction: nothing waits for it, and of a process that was killed none is left.
 */
export async function withFeedLock<T>(
  ctx: Context,
  feedId: number,
  work: () => Promise<T>,
): Promise<T | null> {
  return ctx.db.connection().execute(async connection => {
    if (!(await tryLockFeed(connection, feedId))) return null
    try {
      return await work()
    } finally {
      await unlockFeed(connection, feedId)
    }
  })
}
