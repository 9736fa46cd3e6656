import type { Database } from '../../../db/client.ts'
import type { Context } from '../../caller/context.ts'
import { tryLockFeed, tryLockHost, unlockFeed, unlockHost } from '../feed.queries.ts'

/**
 * Does `work` while nobody else reads the feed; null when somebody does. The lock belongs to a connection and not to a
 * transaction: nothing waits for it, and of a process that was killed none is left.
 */
export async function withFeedLock<T>(
  ctx: Context,
  feedId: number,
  work: (connection: Database) => Promise<T>,
): Promise<T | null> {
  return ctx.db.connection().execute(async connection => {
    if (!(await tryLockFeed(connection, feedId))) return null
    try {
      return await work(connection)
    } finally {
      await unlockFeed(connection, feedId)
    }
  })
}

/** The same while nobody else reads another feed of this host either: a source is asked for one feed at a time. */
export async function withHostLock<T>(
  ctx: Context,
  of: { feedId: number; url: string | null },
  work: () => Promise<T>,
): Promise<T | null> {
  const host = hostOf(of.url)
  return withFeedLock(ctx, of.feedId, async connection => {
    if (host === null) return work()
    if (!(await tryLockHost(connection, host))) return null
    try {
      return await work()
    } finally {
      await unlockHost(connection, host)
    }
  })
}

export function hostOf(url: string | null): string | null {
  return url === null ? null : (URL.parse(url)?.host ?? null)
}
