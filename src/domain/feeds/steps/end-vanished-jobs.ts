import { hourMs } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import type { JobStatus } from '../../jobs/job.status.ts'
import { type Beginning, loadItemsInStatus, type MissableItem } from '../feed.queries.ts'
import { endFeedJobs, insertEvents, loadHeads, updateMisses } from '../feed-job.queries.ts'
import type { FeedReason } from '../feed-reason.values.ts'
import { type FeedRun, noteItem, seenKey } from '../runs/feed-run.ts'

const pageItems = 5_000
const chunkItems = 1_000

/**
 * Counts public jobs, and those that wait for a review, that are missing from a complete, healthy document, and ends those that were already
 * missing at least `limits.vanishMissGapHours` ago. When too many public ones are missing at once, none is ended, because the feed is more
 * likely broken; unless a person has reviewed and confirmed it.
 */
export async function endVanishedJobs(
  ctx: Context,
  run: FeedRun,
  { publishedItems, hasHeldItems }: Omit<Beginning, 'hasAdRules'>,
): Promise<void> {
  const { feed, result } = run
  if (feed === null) return
  // Usually every previously public job was found again, and the query is unnecessary.
  const gone = run.met === publishedItems ? [] : await findMissing(ctx, run, feed.id, 'published')
  const held = hasHeldItems ? await findMissing(ctx, run, feed.id, 'in-review') : []
  const missing = [...gone, ...held]
  result.vanished = missing.length
  const guard = Math.max(limits.vanishGuardCount, publishedItems * limits.vanishGuardShare)
  if (gone.length > guard && !run.endsMissing) {
    result.held = true
    const params = { missing: gone.length, total: publishedItems, allowed: Math.floor(guard) }
    result.reason = { code: 'held', params }
    return
  }
  const now = ctx.now()
  const first = run.endsMissing ? [] : missing.filter(item => item.missedCount === 0)
  const repeated = missing.filter(item => item.missedCount > 0 && isLongEnoughAgo(item.lastMissedAt, now))
  const due = run.endsMissing ? missing : repeated.filter(item => item.missedCount + 1 >= limits.vanishMisses)
  result.ended = due.length
  await noteEnding(ctx, run, { due, first })
  if (run.isDry || missing.length === 0) return
  for (const ids of inChunks(first))
    await updateMisses(ctx.db, ids, { missedCount: 1, firstMissedAt: now, lastMissedAt: now })
  for (const ids of inChunks(due)) {
    await inTransaction(ctx, async ({ db, actor }) => {
      await updateMisses(db, ids, { missedCount: limits.vanishMisses, lastMissedAt: now })
      const ended = await endFeedJobs(db, ids, { now, runId: feed.runId, reason: 'feed-vanished' })
      await insertEvents(db, ended, actor.kind, now)
    })
  }
}

async function findMissing(
  ctx: Context,
  run: FeedRun,
  feedId: number,
  status: JobStatus,
): Promise<MissableItem[]> {
  const missing: MissableItem[] = []
  let after = ''
  for (;;) {
    const page = await loadItemsInStatus(ctx.db, feedId, { status, after, limit: pageItems })
    missing.push(...page.filter(item => !run.seen.has(seenKey(item.externalId))))
    const last = page.at(-1)
    if (!last || page.length < pageItems) return missing
    after = last.externalId
  }
}

/** A dry run lists what would end now or with the next run; a real one what it ended. */
async function noteEnding(
  ctx: Context,
  run: FeedRun,
  { due, first }: { due: { jobId: number }[]; first: { jobId: number }[] },
): Promise<void> {
  const sets = run.isDry ? [due, first] : [due]
  for (const jobs of sets) {
    const ids = jobs.slice(0, limits.feedRunItems).map(item => item.jobId)
    const reason: FeedReason | null = jobs === first ? { code: 'first-miss', params: {} } : null
    for (const { jobId, externalId, title } of await loadHeads(ctx.db, ids))
      noteItem(run, {
        kind: 'ends',
        externalId,
        line: null,
        title,
        reason,
        jobId,
        preview: null,
        original: null,
      })
  }
}

/** Short transactions: consumers of job changes wait for the oldest one. */
function inChunks(items: { jobId: number }[]): number[][] {
  const count = Math.ceil(items.length / chunkItems)
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * chunkItems, (index + 1) * chunkItems).map(item => item.jobId),
  )
}

function isLongEnoughAgo(date: Date | null, now: Date): boolean {
  return date !== null && now.getTime() - date.getTime() >= limits.vanishMissGapHours * hourMs
}
