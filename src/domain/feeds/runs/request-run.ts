import { limits } from '../../../config/limits.ts'
import { noteAdminWork } from '../../audit/steps/note-admin-work.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, NotFound, TooMany } from '../../caller/errors.ts'
import { actorName } from '../../jobs/steps/move-job.ts'
import { requireFeedKeeper } from '../feed.policy.ts'
import { changesAds, type RunKind } from '../feed.values.ts'
import { type FeedRow, loadFeed, lockFeedRow, updateFeed } from '../own-feed.queries.ts'
import { nextRunAt } from '../steps/feed-time.ts'
import { limitAsking } from '../steps/limit-asking.ts'
import { insertWaitingRun, listRunRows, type RunRow } from './feed-run.queries.ts'

/** Previews what reading the feed would do to its jobs; publishes and ends nothing. @throws as {@link runFeedNow} */
export async function dryRunFeed(ctx: Context, feedId: number): Promise<{ runId: number }> {
  return withOwnFeed(ctx, feedId, (inside, feed) => request(inside, feed, { kind: 'dry', readsKept: false }))
}

/**
 * Publishes the jobs of a new feed as its last dry run read them, and puts it on its schedule.
 * @throws Conflict when there is nothing to start, and as {@link runFeedNow}
 */
export async function startFeed(ctx: Context, feedId: number): Promise<{ runId: number }> {
  return withOwnFeed(ctx, feedId, async (inside, feed) => {
    if (feed.startedAt !== null) throw new Conflict('feeds.problem.started')
    const [last] = await listRunRows(inside.db, feedId, 1)
    if (last?.status !== 'succeeded' || last.successful === 0) throw new Conflict('feeds.problem.unreadable')
    const now = inside.now()
    await updateFeed(inside.db, feedId, {
      started_at: now,
      next_run_at: feed.url === null ? null : nextRunAt(feed, now),
      updated_at: now,
    })
    // Publishes exactly the document that was previewed.
    const { rawFileId } = last
    return request(inside, feed, {
      kind: 'real',
      ...(rawFileId ? { readsKept: true, rawFileId } : { readsKept: false }),
    })
  })
}

/**
 * Reads a feed now, and puts an ended one back on its schedule. At most every five minutes per URL, except for administrators.
 * @throws SignInRequired, NotAllowed, NotFound, TooMany, Conflict for a feed that was not started or already has a run waiting
 */
export async function runFeedNow(ctx: Context, feedId: number): Promise<{ runId: number }> {
  return withOwnFeed(ctx, feedId, async (inside, feed) => {
    if (feed.startedAt === null) throw new Conflict('feeds.problem.not-started')
    const runs = await listRunRows(inside.db, feedId, 10)
    if (runs.some(run => run.status === 'waiting')) throw new Conflict('feeds.problem.waiting')
    // A run on the stored document makes no request.
    const last = runs.find(run => run.kind === 'real' && !run.readsKept)
    const restMs = last
      ? last.startedAt.getTime() + limits.feedCooldownMinutes * 60_000 - inside.now().getTime()
      : 0
    if (restMs > 0 && inside.actor.kind !== 'admin' && inside.actor.kind !== 'system')
      throw new TooMany(Math.ceil(restMs / 1000), 'feeds.problem.cooldown')
    if (feed.pausedBecause === 'ended') await takeUp(inside, feed)
    return request(inside, feed, { kind: 'real', readsKept: feed.url === null })
  })
}

/**
 * Ends a feed's missing jobs despite the vanish guard: a person has reviewed them. Runs on the same document again, so that exactly these
 * end.
 * @throws Conflict when nothing is held back, and as {@link runFeedNow}
 */
export async function endMissing(ctx: Context, feedId: number): Promise<{ runId: number }> {
  return withOwnFeed(ctx, feedId, async (inside, feed) => {
    const held = heldRun(await listRunRows(inside.db, feedId, 10))
    if (held === null) throw new Conflict('feeds.problem.not-held')
    const rawFileId = held.rawFileId
    const kept = rawFileId === null ? { readsKept: false } : { readsKept: true, rawFileId }
    return request(inside, feed, { kind: 'real', endsMissing: true, ...kept })
  })
}

/** A feed's last run, if it held ends back. */
export function heldRun(runs: readonly RunRow[]): RunRow | null {
  const last = runs.find(changesAds)
  return last?.status === 'held' ? last : null
}

/** Takes a feed off its schedule; its jobs stay as they are. @throws as {@link runFeedNow} */
export async function pauseFeed(ctx: Context, feedId: number): Promise<void> {
  await withOwnFeed(ctx, feedId, async (inside, feed) => {
    if (feed.pausedAt !== null) return
    const now = inside.now()
    const changes = { paused_at: now, paused_because: 'person', next_run_at: null, updated_at: now }
    await updateFeed(inside.db, feedId, changes)
  })
}

export async function resumeFeed(ctx: Context, feedId: number): Promise<void> {
  await withOwnFeed(ctx, feedId, async (inside, feed) => {
    if (feed.pausedAt !== null) await takeUp(inside, feed)
  })
}

async function takeUp(ctx: Context, feed: FeedRow): Promise<void> {
  const now = ctx.now()
  const next = feed.url === null || feed.startedAt === null ? null : nextRunAt(feed, now)
  const changes = { paused_at: null, paused_because: null, next_run_at: next, failures: 0, updated_at: now }
  await updateFeed(ctx.db, feed.id, changes)
}

/** Locks the feed, after checking that the actor may manage it. @throws SignInRequired, NotAllowed, NotFound */
export async function withOwnFeed<T>(
  ctx: Context,
  feedId: number,
  work: (ctx: Context, feed: FeedRow) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx, async inside => {
    const isThere = await lockFeedRow(inside.db, feedId)
    const feed = isThere ? await loadFeed(inside.db, feedId) : null
    if (!feed) throw new NotFound()
    requireFeedKeeper(inside.actor, feed.employerId)
    const done = await work(inside, feed)
    await noteAdminWork(inside, 'employer-changed-by-admin', { employerId: feed.employerId, feedId })
    return done
  })
}

/** @throws Conflict when a run of the feed is already waiting, TooMany after too many fetches */
export async function request(
  ctx: Context,
  feed: FeedRow,
  run: { kind: RunKind; readsKept: boolean; endsMissing?: boolean; rawFileId?: string; fileName?: string },
): Promise<{ runId: number }> {
  await limitAsking(ctx, feed.employerId, run.readsKept || run.kind === 'undo')
  const wanted = { feedId: feed.id, askedBy: actorName(ctx.actor), now: ctx.now(), ...run }
  const runId = await insertWaitingRun(ctx.db, wanted)
  if (runId === null) throw new Conflict('feeds.problem.waiting')
  await ctx.tasks.enqueue('run-feeds', {})
  return { runId }
}
