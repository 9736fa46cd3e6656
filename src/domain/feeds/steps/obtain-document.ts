import { limits } from '../../../config/limits.ts'
import { FeedRefused } from '../../../feed-format/reading/feed-refused.ts'
import type { Context } from '../../caller/context.ts'
import { type FeedRow, updateFeed } from '../own-feed.queries.ts'
import { findKeptDocument, type RunRow, updateRun } from '../runs/feed-run.queries.ts'
import { listRunsAtHost } from '../runs/run-history.queries.ts'
import { hostOf } from './feed-lock.ts'
import { feedUserAgent } from './feed-user-agent.ts'
import { type FeedFetcher, fetchFeed, isHostFailure } from './fetch-feed.ts'
import { keepFetched, restoreDocument } from './keep-document.ts'

/**
 * Puts the document of a run into the file at `path`: the one that was kept, when the run wants that or the address says that
 * nothing changed, else a fresh one, which is kept before anything is read from it. @throws {FeedRefused}
 */
export async function obtainDocument(
  ctx: Context,
  { feed, run, fetcher, path }: { feed: FeedRow; run: RunRow; fetcher: FeedFetcher; path: string },
): Promise<void> {
  const kept = run.rawFileId ?? (await findKeptDocument(ctx.db, feed.id))
  if (kept !== null && run.readsKept && (await restored(ctx, run, kept, path))) return
  const { url } = feed
  if (url === null) throw new FeedRefused('The document is no longer kept; upload it again')
  await requireAwakeHost(ctx, run, url)
  // Nothing is asked for as "if changed" that could not be read again here.
  const known = kept === null ? { etag: null, lastModified: null } : feed
  const userAgent = feedUserAgent(ctx)
  const fetched = await fetchFeed(
    fetcher,
    { url, etag: known.etag, lastModified: known.lastModified, userAgent },
    path,
  )
  if (fetched.kind === 'same') {
    if (kept !== null && (await restored(ctx, run, kept, path))) return
    await updateFeed(ctx.db, feed.id, { etag: null, last_modified: null })
    throw new FeedRefused('The document is no longer kept and the address sends none; it will be asked again')
  }
  const fileId = await keepFetched(ctx, path)
  await updateRun(ctx.db, run.id, { raw_file_id: fileId })
  // What is too large to be kept must not be asked for as "if changed": an older document would be taken for it.
  const mark = (text: string | null) =>
    fileId === null || text === null || text.length > limits.feedNameChars ? null : text
  const { etag, lastModified } = fetched
  await updateFeed(ctx.db, feed.id, { etag: mark(etag), last_modified: mark(lastModified) })
}

const restMessage = 'The host of the address rests after failing several times'

/** Nobody was asked, so that nothing is known of the feed. */
export class HostRests extends FeedRefused {
  constructor() {
    super(restMessage)
  }
}

/**
 * A host that gave no right answer several times lately is left alone for a while, unless a person asks. One that answers, be it that
 * there is no such feed, is no such host: who names wrong addresses there keeps nobody else from theirs. @throws {HostRests}
 */
async function requireAwakeHost(ctx: Context, run: RunRow, url: string): Promise<void> {
  const host = hostOf(url)
  if (host === null || run.askedBy !== 'system') return
  const since = new Date(ctx.now().getTime() - limits.feedHostRestMinutes * 60_000)
  const runs = await listRunsAtHost(ctx.db, host, { since, runs: limits.feedHostFailures, but: restMessage })
  const isDown = runs.every(({ status, message }) => status === 'failed' && isHostFailure(message ?? ''))
  if (runs.length === limits.feedHostFailures && isDown) throw new HostRests()
}

async function restored(ctx: Context, run: RunRow, fileId: string, path: string): Promise<boolean> {
  if (!(await restoreDocument(ctx, fileId, path))) return false
  if (run.rawFileId !== fileId) await updateRun(ctx.db, run.id, { raw_file_id: fileId })
  return true
}
