import { limits } from '../../config/limits.ts'
import type { Context } from '../context.ts'
import { findOrCreateEmployer } from '../employers/find-or-create-employer.ts'
import { loadEmployerForFeed } from '../employers/load-employer-for-feed.ts'
import { Conflict, NotAllowed } from '../errors.ts'
import type { DialectId } from './dialects/dialects.ts'
import { endVanishedJobs } from './end-vanished-jobs.ts'
import { canImportFeed } from './feed.policy.ts'
import { countPublishedItems, insertFeed, loadFeedId, tryLockFeed, unlockFeed } from './feed.queries.ts'
import { closeAbandonedRuns, insertRun, insertRunFailures, updateRun } from './feed-run.queries.ts'
import { emptyResult, type FeedResult, type FeedRun } from './feed-run.ts'
import { planBatch, writePlan } from './plan-batch.ts'
import { FeedRefused } from './reading/feed-refused.ts'
import { type CheckedFeed, checkFeed, type FeedItem, readFeed } from './reading/read-feed.ts'
import { withFeedFile } from './reading/with-feed-file.ts'

export type ImportFeedInput = {
  /** A file's path, or the bytes as they come. */
  source: string | AsyncIterable<Uint8Array>
  /** Found by name, whatever its case, or created. */
  employer: { id: number } | { name: string }
  format?: DialectId | 'auto'
  /** Reads and counts everything and writes nothing. */
  dryRun?: boolean
  fileName?: string
  /** An employer may have several feeds; each knows its own jobs only. */
  feedName?: string
  /** Told now and then how many items are done. */
  onProgress?: (items: number, of: number) => void
}

/**
 * Brings an employer's jobs in line with a feed. A document that can not be read as a whole changes nothing and is answered
 * with `refused` and a `message`; single bad items are counted as failed with their reason.
 * @throws NotAllowed; NotFound for an employer id nobody has; Conflict while another run of the same feed is going on.
 */
export async function importFeed(ctx: Context, input: ImportFeedInput): Promise<FeedResult> {
  if (!canImportFeed(ctx.actor)) throw new NotAllowed()
  const feedName = input.feedName ?? 'default'
  return withFeedFile(input.source, async path => {
    let checked: CheckedFeed
    try {
      checked = await checkFeed(path, input.format)
    } catch (error) {
      if (!(error instanceof FeedRefused)) throw error
      return refuse(ctx, input, feedName, error)
    }
    const run = await openRun(ctx, input, feedName, checked)
    const { feed } = run
    if (run.isDry || feed === null) {
      await takeItems(ctx, run, checked, input.onProgress)
      return run.result
    }
    return withFeedLock(ctx, feed.id, () => recordRun(ctx, { ...run, feed }, checked, input))
  })
}

async function openRun(
  ctx: Context,
  input: ImportFeedInput,
  feedName: string,
  checked: CheckedFeed,
): Promise<FeedRun> {
  const isDry = input.dryRun ?? false
  const isUnknownAllowed = isDry && 'name' in input.employer
  const known = await loadEmployerForFeed(ctx, input.employer, isUnknownAllowed)
  const employer =
    known ??
    ('name' in input.employer && !isDry ? await findOrCreateEmployer(ctx, input.employer.name) : null)
  if (employer && !isDry)
    await insertFeed(ctx.db, { employerId: employer.id, name: feedName, now: ctx.now() })
  const feedId = employer ? await loadFeedId(ctx.db, employer.id, feedName) : null
  const result = { ...emptyResult(), dryRun: isDry, format: checked.dialect?.id ?? null }
  result.warnings.push(
    ...checked.warnings.map(({ line, message }) => (line === null ? message : `Line ${line}: ${message}`)),
  )
  return {
    feed: feedId === null || employer === null ? null : { id: feedId, employerId: employer.id },
    employer: employer ?? { name: 'name' in input.employer ? input.employer.name : '', isAgency: false },
    isDry,
    seen: new Set(),
    result,
  }
}

async function recordRun(
  ctx: Context,
  run: FeedRun & { feed: { id: number } },
  checked: CheckedFeed,
  input: ImportFeedInput,
): Promise<FeedResult> {
  await closeAbandonedRuns(ctx.db, run.feed.id, ctx.now())
  const runId = await insertRun(ctx.db, {
    feedId: run.feed.id,
    format: run.result.format,
    fileName: input.fileName ?? null,
    startedAt: ctx.now(),
  })
  try {
    await takeItems(ctx, run, checked, input.onProgress)
  } catch (error) {
    await updateRun(ctx.db, runId, {
      status: 'failed',
      finished_at: ctx.now(),
      ...countsOf(run.result),
      message: 'The run broke off',
    })
    throw error
  }
  const { result } = run
  await insertRunFailures(
    ctx.db,
    runId,
    result.failures.map((failure, position) => ({ position, ...failure })),
  )
  await updateRun(ctx.db, runId, {
    status: result.held ? 'held' : 'succeeded',
    finished_at: ctx.now(),
    is_complete: result.complete,
    message: result.message,
    ...countsOf(result),
  })
  return result
}

async function takeItems(
  ctx: Context,
  run: FeedRun,
  checked: CheckedFeed,
  onProgress: ImportFeedInput['onProgress'],
): Promise<void> {
  const publishedBefore = run.feed === null ? 0 : await countPublishedItems(ctx.db, run.feed.id)
  let written = Promise.resolve()
  let done = 0
  for await (const items of inBatches(readFeed(checked))) {
    const plan = await planBatch(ctx, run, items)
    // The database writes one batch while the next is read; never more, so that memory stays bounded.
    await written
    written = writePlan(ctx, run, plan)
    written.catch(() => {})
    done += items.length
    onProgress?.(done, checked.itemCount)
  }
  await written
  // A document whose items mostly can not be read tells nothing about the jobs it does not name.
  run.result.complete = checked.itemCount > 0 && run.result.failed <= checked.itemCount / 2
  if (run.result.complete) await endVanishedJobs(ctx, run, publishedBefore)
  else
    run.result.message =
      checked.itemCount === 0
        ? 'The feed holds no jobs; nothing was changed'
        : 'Most items could not be read; no job was ended'
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

async function refuse(
  ctx: Context,
  input: ImportFeedInput,
  feedName: string,
  error: FeedRefused,
): Promise<FeedResult> {
  const result = { ...emptyResult(), dryRun: input.dryRun ?? false, refused: true, message: error.message }
  if (result.dryRun) return result
  const employer = await loadEmployerForFeed(ctx, input.employer, true)
  const feedId = employer ? await loadFeedId(ctx.db, employer.id, feedName) : null
  if (feedId === null) return result
  const run = { feedId, format: null, fileName: input.fileName ?? null, startedAt: ctx.now() }
  const runId = await insertRun(ctx.db, run)
  await updateRun(ctx.db, runId, { status: 'failed', finished_at: ctx.now(), message: error.message })
  return result
}

async function withFeedLock<T>(ctx: Context, feedId: number, work: () => Promise<T>): Promise<T> {
  return ctx.db.connection().execute(async connection => {
    if (!(await tryLockFeed(connection, feedId))) throw new Conflict('error.feed-running')
    try {
      return await work()
    } finally {
      await unlockFeed(connection, feedId)
    }
  })
}

function countsOf(result: FeedResult) {
  return {
    successful: result.successful,
    duplicates: result.duplicates,
    failed: result.failed,
    created: result.new,
    changed: result.changed,
    unchanged: result.unchanged,
    vanished: result.vanished,
  }
}
