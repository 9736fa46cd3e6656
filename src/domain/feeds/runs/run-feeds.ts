import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '../../../config/limits.ts'
import { describeFeed, describeUnknown } from '../../../feed-format/describe-feed.ts'
import type { DialectId } from '../../../feed-format/dialects/dialects.ts'
import { type CheckedFeed, checkFeed } from '../../../feed-format/reading/read-feed.ts'
import type { Context } from '../../caller/context.ts'
import { NotAllowed } from '../../caller/errors.ts'
import { carryOutEnd } from '../end-feed.ts'
import { canImportFeed } from '../feed.policy.ts'
import type { FeedReason } from '../feed-reason.values.ts'
import { reasonOf } from '../feed-unobtainable.ts'
import { resultOf } from '../import-feed.ts'
import { type FeedRow, loadFeed, updateFeed } from '../own-feed.queries.ts'
import { withHostLock } from '../steps/feed-lock.ts'
import { openFeedRoom } from '../steps/feed-room.ts'
import { nextRunAt } from '../steps/feed-time.ts'
import type { FeedFetcher } from '../steps/fetch-feed.ts'
import { finishRun } from '../steps/finish-run.ts'
import { linkDuplicates } from '../steps/link-duplicates.ts'
import { HostRests, obtainDocument } from '../steps/obtain-document.ts'
import { recordRun } from '../steps/record-run.ts'
import { takeItems } from '../steps/take-items.ts'
import { failRun, findWaitingRun, loadRun, type RunRow, updateRun } from './feed-run.queries.ts'
import { type FeedResult, newRun } from './feed-run.ts'
import { carryOutUndo } from './undo-run.ts'

const progressItems = 2_000

/**
 * Executes waiting runs, oldest first, until none is left; skips feeds being read by another process or whose host is being fetched from.
 * Safe to call concurrently: each run is executed once.
 * @returns how many were executed.
 * @throws NotAllowed
 */
export async function runFeeds(ctx: Context, fetcher: FeedFetcher): Promise<number> {
  if (!canImportFeed(ctx.actor)) throw new NotAllowed()
  const skipped: number[] = []
  let done = 0
  for (;;) {
    const waiting = await findWaitingRun(ctx.db, skipped)
    if (!waiting) return done
    skipped.push(waiting.id)
    const isDone = await withHostLock(ctx, waiting, () => carryOut(ctx, fetcher, waiting.id))
    if (isDone) done++
  }
}

/** @returns false for a run that another process has executed meanwhile */
async function carryOut(ctx: Context, fetcher: FeedFetcher, runId: number): Promise<boolean> {
  const run = await loadRun(ctx.db, runId)
  const feed = run?.status === 'waiting' ? await loadFeed(ctx.db, run.feedId) : null
  if (!run || !feed) return false
  const attempts = run.attempts + 1
  await updateRun(ctx.db, runId, { status: 'running', started_at: ctx.now(), attempts })
  const folder = await mkdtemp(join(tmpdir(), 'feed-'))
  try {
    if (run.kind === 'undo') await carryOutUndo(ctx, feed, runId)
    else if (run.kind === 'end') await carryOutEnd(ctx, feed, run)
    else await readInto(ctx, { feed, run, fetcher, path: join(folder, 'document') })
  } catch (error) {
    ctx.log.error({ err: error, feed: feed.id, run: runId }, 'a feed run broke off')
    const reason: FeedReason = { code: 'broke-off', params: {} }
    await failRun(ctx.db, runId, { reason, now: ctx.now() })
    if (run.kind === 'real') await finishRun(ctx, feed, { run, result: null, reason })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  // The run is complete even if this fails; the next one links again.
  if (run.kind !== 'dry')
    await linkDuplicates(ctx, feed.employerId).catch((error: unknown) => {
      ctx.log.error({ err: error, employer: feed.employerId }, 'duplicates were not looked for')
    })
  return true
}

type Work = { feed: FeedRow; run: RunRow; fetcher: FeedFetcher; path: string }

async function readInto(ctx: Context, work: Work): Promise<void> {
  const { feed, run, path } = work
  let isObtained = false
  try {
    await obtainDocument(ctx, work)
    isObtained = true
    // The cast: a feed's format is `auto` or a dialect given on the command line.
    const checked = await checkFeed(path, feed.format as DialectId | 'auto', feed.mapping)
    await updateFeed(ctx.db, feed.id, { found: JSON.stringify(await describeFeed(checked)) })
    if (run.kind === 'real' && feed.startedAt === null) await begin(ctx, feed)
    const result = await take(ctx, work, checked)
    if (run.kind === 'real') await finishRun(ctx, feed, { run, result, reason: result.reason })
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    if (isObtained) {
      const found = await describeUnknown(path)
      if (found) await updateFeed(ctx.db, feed.id, { found: JSON.stringify(found) })
    }
    await failRun(ctx.db, run.id, { reason, now: ctx.now() })
    if (error instanceof HostRests) await askLater(ctx, feed)
    else if (run.kind === 'real') await finishRun(ctx, feed, { run, result: null, reason })
  }
}

/** Starts a feed imported through the API without a preview: from now on it publishes and is read on schedule. */
async function begin(ctx: Context, feed: FeedRow): Promise<void> {
  const now = ctx.now()
  await updateFeed(ctx.db, feed.id, { started_at: now, next_run_at: nextRunAt(feed, now), updated_at: now })
}

/** Schedules the feed for the end of its host's backoff instead of its regular time. */
async function askLater(ctx: Context, { id }: FeedRow): Promise<void> {
  const next = new Date(ctx.now().getTime() + limits.feedHostRestMinutes * 60_000)
  const feed = await loadFeed(ctx.db, id)
  if (feed?.nextRunAt && feed.nextRunAt > next) await updateFeed(ctx.db, id, { next_run_at: next })
}

async function take(ctx: Context, { feed, run }: Work, checked: CheckedFeed): Promise<FeedResult> {
  const isDry = run.kind === 'dry'
  await updateRun(ctx.db, run.id, { format: checked.dialect?.id ?? null, items_total: checked.itemCount })
  const feedRun = newRun({
    feed: { id: feed.id, employerId: feed.employerId, runId: run.id },
    employer: { name: feed.employerName, isAgency: feed.isAgency },
    isDry,
    endsMissing: run.endsMissing,
    room: await openFeedRoom(ctx, feed.employerId),
    result: { ...resultOf(checked), dryRun: isDry },
  })
  let told = 0
  const onProgress = (items: number) => {
    if (items - told < progressItems) return
    told = items
    // Progress only: failure is harmless, and the end of the run overwrites it.
    updateRun(ctx.db, run.id, { items_done: items }).catch(() => {})
  }
  return recordRun(ctx, feedRun, {
    runId: run.id,
    resumed: isDry ? undefined : run,
    work: () => takeItems(ctx, feedRun, checked, onProgress),
  })
}
