import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../context.ts'
import { type KnownItem, loadPublishedItems } from './feed.queries.ts'
import { expireJobs, insertEvents, loadHeads, updateMisses } from './feed-job.queries.ts'
import { type FeedRun, noteItem, seenKey } from './feed-run.ts'

const pageItems = 5_000

/**
 * Counts public jobs that a whole, healthy document no longer holds, and ends those that were missed before, at least
 * `limits.vanishMissGapHours` ago. When too many are missing at once, none is touched: the feed is more likely broken.
 */
export async function endVanishedJobs(ctx: Context, run: FeedRun, publishedBefore: number): Promise<void> {
  const { feed, result } = run
  if (feed === null) return
  const missing: Pick<KnownItem, 'jobId' | 'missedCount' | 'lastMissedAt'>[] = []
  let after = ''
  for (;;) {
    const page = await loadPublishedItems(ctx.db, feed.id, after, pageItems)
    for (const { externalId, jobId, missedCount, lastMissedAt } of page)
      if (!run.seen.has(seenKey(externalId))) missing.push({ jobId, missedCount, lastMissedAt })
    const last = page.at(-1)
    if (!last || page.length < pageItems) break
    after = last.externalId
  }
  result.vanished = missing.length
  const brake = Math.max(limits.vanishBrakeCount, publishedBefore * limits.vanishBrakeShare)
  if (missing.length > brake) {
    result.held = true
    result.message = `Held: ${missing.length} of ${publishedBefore} public jobs are missing, more than ${Math.floor(brake)}; none of them was ended`
    return
  }
  const now = ctx.now()
  const first = missing.filter(item => item.missedCount === 0)
  const repeated = missing.filter(item => item.missedCount > 0 && isLongEnoughAgo(item.lastMissedAt, now))
  const due = repeated.filter(item => item.missedCount + 1 >= limits.vanishMisses)
  result.ended = due.length
  const heads = await loadHeads(
    ctx.db,
    due.slice(0, limits.feedRunItems).map(item => item.jobId),
  )
  for (const { jobId, externalId, title } of heads)
    noteItem(run, {
      kind: 'ends',
      externalId,
      line: null,
      title,
      reason: null,
      jobId,
      preview: null,
      original: null,
    })
  if (run.isDry || missing.length === 0) return
  await inTransaction(ctx, async ({ db, actor }) => {
    const firstIds = first.map(item => item.jobId)
    await updateMisses(db, firstIds, { missedCount: 1, firstMissedAt: now, lastMissedAt: now })
    const dueIds = due.map(item => item.jobId)
    await updateMisses(db, dueIds, { missedCount: limits.vanishMisses, lastMissedAt: now })
    const ended = await expireJobs(db, dueIds, { now, runId: feed.runId })
    const events = ended.map(jobId => ({ jobId, from: 'published', to: 'expired', reason: 'feed-vanished' }))
    await insertEvents(db, events, actor.kind, now)
  })
}

function isLongEnoughAgo(date: Date | null, now: Date): boolean {
  return date !== null && now.getTime() - date.getTime() >= limits.vanishMissGapHours * 3_600_000
}
