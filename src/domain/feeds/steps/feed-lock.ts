import type { Database } from '../../../db/client.ts'
import type { Context } from '../../caller/context.ts'
import { tryLockFeed, tryLockHost, unlockFeed, unlockHost } from '../feed.queries.ts'

/**
 * Runs `work` while no other process reads the feed; null when one does. A lock of the connection rather than a transaction: nothing blocks
 * on it, and a killed process leaves none behind.
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

/** Also excludes other feeds of this host: only one request at a time per source. */
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
