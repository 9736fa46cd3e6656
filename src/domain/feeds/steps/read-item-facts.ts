import type { RawItem } from '../../../feed-format/dialects/raw-item.ts'
import { normaliseItem } from '../../../feed-format/normalise/normalise-item.ts'
import type { Context } from '../../caller/context.ts'
import { requireFeedKeeper } from '../feed.policy.ts'
import { forgetItemHash, loadItemOf } from '../feed-item.queries.ts'
import { loadFeed } from '../own-feed.queries.ts'
import { jobFacts } from './job-write.ts'

/**
 * What a feed last said about a job, as job columns; `facts` is null when that was too long to be stored whole, and the whole result is
 * null when no feed contains the job.
 * @throws SignInRequired, NotAllowed, NotFound
 */
export async function readItemFacts(ctx: Context, jobId: number) {
  const item = await loadItemOf(ctx.db, jobId)
  const feed = item && (await loadFeed(ctx.db, item.feedId))
  if (!feed) return null
  requireFeedKeeper(ctx.actor, feed.employerId)
  const raw = parsed(item.original)
  const employer = { name: feed.employerName, isAgency: feed.isAgency }
  const read = raw === null ? null : normaliseItem(raw, employer, ctx.now())
  const job = read === null || 'problem' in read ? null : read.job
  const facts = job && { columns: jobFacts(job), places: job.places }
  return { feed: { id: feed.id, name: feed.name }, facts }
}

/** Makes the feed's next run rewrite a job even if the feed has not changed it. @throws as {@link readItemFacts} */
export async function writeAnewNextTime(ctx: Context, jobId: number): Promise<void> {
  const item = await loadItemOf(ctx.db, jobId)
  if (!item) return
  requireFeedKeeper(ctx.actor, item.employerId)
  await forgetItemHash(ctx.db, jobId)
}

/** A truncated original is no longer valid JSON. */
function parsed(original: string): RawItem | null {
  try {
    // The cast: only output of a dialect is stored.
    return JSON.parse(original) as RawItem
  } catch {
    return null
  }
}
