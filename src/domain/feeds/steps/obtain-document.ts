import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { isOn } from '../../switches/steps/is-on.ts'
import { FeedUnobtainable } from '../feed-unobtainable.ts'
import { type FeedRow, updateFeed } from '../own-feed.queries.ts'
import { findKeptDocument, type RunRow, updateRun } from '../runs/feed-run.queries.ts'
import { listRunsAtHost } from '../runs/run-history.queries.ts'
import { hostOf } from './feed-lock.ts'
import { feedUserAgent } from './feed-user-agent.ts'
import { type FeedFetcher, fetchFeed, isHostFailure } from './fetch-feed.ts'
import { keepFetched, restoreDocument } from './keep-document.ts'

/**
 * Writes the document of a run to the file at `path`: the stored one, when the run asks for it or the server says it is unmodified;
 * otherwise a fresh one, which is stored before it is parsed.
 * @throws {FeedUnobtainable}
 */
export async function obtainDocument(
  ctx: Context,
  { feed, run, fetcher, path }: { feed: FeedRow; run: RunRow; fetcher: FeedFetcher; path: string },
): Promise<void> {
  const kept = run.rawFileId ?? (await findKeptDocument(ctx.db, feed.id))
  if (kept !== null && run.readsKept && (await restored(ctx, run, kept, path))) return
  const { url } = feed
  if (url === null) throw new FeedUnobtainable({ code: 'upload-not-kept', params: {} })
  if (!isOn(ctx, 'feed-downloads')) throw new HostRests('downloads-off')
  await requireAwakeHost(ctx, run, url)
  // No conditional request unless the stored document can still be read.
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
    throw new FeedUnobtainable({ code: 'unchanged-not-kept', params: {} })
  }
  const fileId = await keepFetched(ctx, path)
  await updateRun(ctx.db, run.id, { raw_file_id: fileId })
  // For a document too large to store, no validators: a 304 would make us reuse an older one.
  const mark = (text: string | null) =>
    fileId === null || text === null || text.length > limits.feedNameChars ? null : text
  const { etag, lastModified } = fetched
  await updateFeed(ctx.db, feed.id, { etag: mark(etag), last_modified: mark(lastModified) })
}

/** No request was made, so nothing is known about the feed. */
export class HostRests extends FeedUnobtainable {
  constructor(code: 'host-rests' | 'downloads-off' = 'host-rests') {
    super({ code, params: {} })
  }
}

/**
 * Circuit breaker per host: after several recent failures it is left alone for a while, unless a person asks. An error response about the
 * document alone, such as 404, does not count: wrong URLs of one employer must not block the feeds of others.
 * @throws {HostRests}
 */
async function requireAwakeHost(ctx: Context, run: RunRow, url: string): Promise<void> {
  const host = hostOf(url)
  if (host === null || run.askedBy !== 'system') return
  const since = new Date(ctx.now().getTime() - limits.feedHostRestMinutes * 60_000)
  const runs = await listRunsAtHost(ctx.db, host, { since, runs: limits.feedHostFailures, but: 'host-rests' })
  const isDown = runs.every(
    ({ status, reason }) => status === 'failed' && reason !== null && isHostFailure(reason),
  )
  if (runs.length === limits.feedHostFailures && isDown) throw new HostRests()
}

async function restored(ctx: Context, run: RunRow, fileId: string, path: string): Promise<boolean> {
  if (!(await restoreDocument(ctx, fileId, path))) return false
  if (run.rawFileId !== fileId) await updateRun(ctx.db, run.id, { raw_file_id: fileId })
  return true
}
