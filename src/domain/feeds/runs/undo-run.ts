import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, NotAllowed } from '../../caller/errors.ts'
import { canImportFeed } from '../feed.policy.ts'
import { changesAds } from '../feed.values.ts'
import { insertEvents } from '../feed-job.queries.ts'
import { type FeedRow, updateFeed } from '../own-feed.queries.ts'
import { failRun, listRunRows, updateRun } from './feed-run.queries.ts'
import { request, withOwnFeed } from './request-run.ts'
import {
  findUndoable,
  restoreChanged,
  restoreEnded,
  takeBackNew,
  type UndoneJob,
} from './undo-run.queries.ts'

const itemsAtOnce = 200

/**
 * Reverts the last run of a feed: removes new jobs, restores changed ones and republishes ended ones. Pauses the feed, so that it does not
 * repeat the run. Manual edits made since are kept.
 * @throws SignInRequired, NotAllowed, NotFound, Conflict when there is nothing to undo
 */
export async function undoLastRun(ctx: Context, feedId: number): Promise<{ runId: number }> {
  return withOwnFeed(ctx, feedId, async (inside, feed) => {
    const last = await undoableRun(inside, feedId)
    if (last === null) throw new Conflict('feeds.problem.nothing-to-undo')
    const now = inside.now()
    const changes = { paused_at: now, paused_because: 'undone', next_run_at: null, updated_at: now }
    await updateFeed(inside.db, feedId, changes)
    return request(inside, feed, { kind: 'undo', readsKept: false })
  })
}

/** The last run that changed jobs, if it completed and is not undone yet. */
export async function undoableRun(ctx: Context, feedId: number): Promise<{ id: number } | null> {
  const runs = await listRunRows(ctx.db, feedId, 50)
  const last = runs.find(changesAds)
  const isDone = last?.status === 'succeeded' || last?.status === 'held' || last?.status === 'failed'
  return last && isDone && last.undoneAt === null && hasChanged(last) ? { id: last.id } : null
}

function hasChanged(run: { created: number; changed: number; ended: number; expired: number }): boolean {
  return run.created + run.changed + run.ended + run.expired > 0
}

/** Works in batches of one transaction each; after an interruption it resumes with the rest. */
export async function carryOutUndo(ctx: Context, feed: FeedRow, runId: number): Promise<void> {
  if (!canImportFeed(ctx.actor)) throw new NotAllowed()
  const last = await undoableRun(ctx, feed.id)
  if (last === null) {
    await failRun(ctx.db, runId, { reason: { code: 'nothing-to-undo', params: {} }, now: ctx.now() })
    return
  }
  const counts = { created: 0, changed: 0, ended: 0 }
  for (;;) {
    const done = await inTransaction(ctx, inside => undoSome(inside, feed.id, last.id, counts))
    if (done === 0) break
  }
  const now = ctx.now()
  await updateRun(ctx.db, last.id, { undone_at: now })
  await updateRun(ctx.db, runId, { status: 'succeeded', finished_at: now, ...counts })
}

async function undoSome(
  ctx: Context,
  feedId: number,
  runId: number,
  counts: { created: number; changed: number; ended: number },
): Promise<number> {
  const { db } = ctx
  const now = ctx.now()
  const items = await findUndoable(db, feedId, runId, itemsAtOnce)
  const ids = (change: string) => items.filter(item => item.change === change).map(item => item.jobId)
  const gone = await takeBackNew(db, ids('new'), now)
  const restored = await restoreChanged(db, ids('changed'))
  const public_ = await restoreEnded(db, ids('ended'), now)
  counts.created += gone.length
  counts.changed += restored.length
  counts.ended += public_.length
  const moved = [...gone, ...restored, ...public_].filter(job => job.from !== job.to)
  const events = moved.map(({ jobId, from, to }: UndoneJob) => ({ jobId, from, to, reason: 'feed-undone' }))
  await insertEvents(db, events, ctx.actor.kind, now)
  return items.length
}
