import { limits } from '../../config/limits.ts'
import type { FeedJob } from '../../feed-format/normalise/normalise-item.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { requireFeedKeeper } from './feed.policy.ts'
import { isOpen } from './feed.values.ts'
import { countFeedJobs, type FeedRow, listFeedRows, loadFeed } from './own-feed.queries.ts'
import { listWordingsOfJobs, listWordingsOfRun } from './risky-wording.queries.ts'
import { listLastRuns, listRunRows, loadRun, type RunRow } from './runs/feed-run.queries.ts'
import { heldRun } from './runs/request-run.ts'
import { listFailedOriginals, listRunItems, loadRunItem } from './runs/run-item.queries.ts'
import { undoableRun } from './runs/undo-run.ts'
import { blankPage, previewItem } from './steps/preview-item.ts'

/** An employer's feeds, failing ones first, each with its last run. @throws SignInRequired, NotAllowed, NotFound */
export async function listFeeds(ctx: Context, employerId: number) {
  requireFeedKeeper(ctx.actor, employerId)
  return withLastRun(ctx, await listFeedRows(ctx.db, employerId, limits.feedsPerEmployer))
}

/** A feed with its runs, the facts its public jobs lack, and the available actions. @throws SignInRequired, NotAllowed, NotFound */
export async function readFeed(ctx: Context, feedId: number) {
  const feed = await loadOwnFeed(ctx, feedId)
  const runs = await listRunRows(ctx.db, feedId, limits.feedRunsShown)
  const jobs = await countFeedJobs(ctx.db, feedId)
  const undoable = await undoableRun(ctx, feedId)
  const isBusy = runs.some(isOpen)
  const canEndMissing = heldRun(runs) !== null && !isBusy
  const dry = feed.startedAt === null ? (runs.find(isReadDry) ?? null) : null
  const wordings =
    feed.startedAt === null ? await wordingsOfRun(ctx, dry) : await listWordingsOfJobs(ctx.db, feedId)
  return { feed, runs, jobs, dry, wordings, canUndo: undoable !== null && !isBusy, canEndMissing }
}

function isReadDry({ kind, status }: RunRow): boolean {
  return kind === 'dry' && status === 'succeeded'
}

/** A run stores only its first items, but its counts cover all of them. */
async function wordingsOfRun(ctx: Context, run: RunRow | null) {
  if (run === null) return []
  const named = await listWordingsOfRun(ctx.db, run.id)
  return named.map(wording => ({ ...wording, count: run.hints.wordings?.[wording.key] ?? wording.count }))
}

/** A run with the items worth reviewing. @throws as {@link readFeed} */
export async function readRun(ctx: Context, { feedId, runId }: { feedId: number; runId: number }) {
  const feed = await loadOwnFeed(ctx, feedId)
  const run = await loadRun(ctx.db, runId)
  if (run?.feedId !== feedId) throw new NotFound()
  return { feed, run, items: await listRunItems(ctx.db, runId) }
}

/** A job of a dry run, as its page would show it. @throws as {@link readFeed} */
export async function readRunItem(ctx: Context, of: { feedId: number; runId: number; position: number }) {
  const { feed } = await readRun(ctx, of)
  const item = await loadRunItem(ctx.db, of.runId, of.position)
  if (!item?.preview) throw new NotFound()
  // The cast: only `noteItem` writes previews.
  return previewItem(await blankPage(ctx, feed.employerId), item.preview as unknown as FeedJob)
}

/** The failed items of a run, with their reasons and their original content (JSON, truncated). @throws as {@link readFeed} */
export async function readQuarantine(ctx: Context, of: { feedId: number; runId: number }) {
  await readRun(ctx, of)
  return listFailedOriginals(ctx.db, of.runId)
}

async function loadOwnFeed(ctx: Context, feedId: number): Promise<FeedRow> {
  const feed = await loadFeed(ctx.db, feedId)
  if (!feed) throw new NotFound()
  requireFeedKeeper(ctx.actor, feed.employerId)
  return feed
}

async function withLastRun(ctx: Context, feeds: FeedRow[]) {
  const runs = await listLastRuns(
    ctx.db,
    feeds.map(feed => feed.id),
  )
  const last = new Map(runs.map(run => [run.feedId, run]))
  return feeds.map(feed => ({ ...feed, lastRun: last.get(feed.id) ?? null }))
}
