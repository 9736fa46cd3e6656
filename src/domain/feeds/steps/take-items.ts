import { limits } from '../../../config/limits.ts'
import { type CheckedFeed, type FeedItem, readFeed } from '../../../feed-format/reading/read-feed.ts'
import type { Context } from '../../caller/context.ts'
import { openAdJudge } from '../../jobs/steps/judge-new-ad.ts'
import { type Beginning, loadBeginning } from '../feed.queries.ts'
import type { FeedRun } from '../runs/feed-run.ts'
import { endVanishedJobs } from './end-vanished-jobs.ts'
import { type Batch, planBatch, takeBatch } from './plan-batch.ts'
import { writePlan } from './write-plan.ts'

/** Called from time to time with the number of items done. */
export type OnProgress = (items: number, of: number) => void

const nothingBefore: Beginning = { publishedItems: 0, hasHeldItems: false, hasAdRules: false }

/** Reads, compares and, except in a dry run, writes all jobs of a document, then handles those missing from it. */
export async function takeItems(
  ctx: Context,
  run: FeedRun,
  checked: CheckedFeed,
  onProgress: OnProgress | undefined,
): Promise<void> {
  const before = run.feed === null ? nothingBefore : await loadBeginning(ctx.db, run.feed.id)
  // Before the first ad is written, so that all ads of an employer's first run count as its first.
  if (run.feed !== null && before.hasAdRules && !run.isDry)
    run.judge = await openAdJudge(ctx, run.feed.employerId)
  let written = Promise.resolve()
  let done = 0
  const finish = async (batch: Batch) => {
    const plan = await planBatch(ctx, run, batch)
    await written
    written = writePlan(ctx, run, plan)
    written.catch(() => {})
    done += batch.itemCount
    onProgress?.(done, checked.itemCount)
  }
  // A pipeline of three: one batch is written and the next looked up while a third is read; no more, so that memory is bounded.
  let taken: Batch | null = null
  for await (const items of inBatches(readFeed(checked))) {
    const next = takeBatch(ctx, run, items)
    if (taken !== null) await finish(taken)
    taken = next
  }
  if (taken !== null) await finish(taken)
  await written
  // If most items are unreadable, the absence of a job means nothing.
  run.result.complete = checked.itemCount > 0 && run.result.failed - run.leftOut <= checked.itemCount / 2
  if (run.result.complete) await endVanishedJobs(ctx, run, before)
  else run.result.reason = { code: checked.itemCount === 0 ? 'empty-feed' : 'mostly-failed', params: {} }
}

async function* inBatches(groups: AsyncIterable<FeedItem[]>): AsyncGenerator<FeedItem[]> {
  let waiting: FeedItem[] = []
  for await (const group of groups)
    for (const item of group) {
      waiting.push(item)
      if (waiting.length < limits.feedBatchItems) continue
      yield waiting
      waiting = []
    }
  if (waiting.length > 0) yield waiting
}
