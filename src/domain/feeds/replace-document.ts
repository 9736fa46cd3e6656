import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { requireFeedKeeper } from './feed.policy.ts'
import { loadFeed } from './own-feed.queries.ts'
import { request, withOwnFeed } from './runs/request-run.ts'
import { keepDocument } from './steps/keep-document.ts'

/**
 * Replaces an uploaded document and requests a dry run; `runFeedNow` then imports it.
 * @throws SignInRequired, NotAllowed, NotFound, Invalid on `file`, Conflict while a run of the feed is waiting
 */
export async function replaceDocument(
  ctx: Context,
  input: { feedId: number; bytes: AsyncIterable<Uint8Array>; fileName: string },
): Promise<{ runId: number }> {
  const feed = await loadFeed(ctx.db, input.feedId)
  if (!feed) throw new NotFound()
  requireFeedKeeper(ctx.actor, feed.employerId)
  const rawFileId = await keepDocument(ctx, input)
  return withOwnFeed(ctx, feed.id, (inside, ours) =>
    request(inside, ours, {
      kind: 'dry',
      readsKept: true,
      rawFileId,
      fileName: input.fileName.slice(0, 200),
    }),
  )
}
