import type { Context } from '../../caller/context.ts'
import type { FeedReason } from '../feed-reason.values.ts'
import {
  countRunChanges,
  failRun,
  type ReasonCount,
  type RunRow,
  updateRun,
} from '../runs/feed-run.queries.ts'
import type { FeedResult, FeedRun } from '../runs/feed-run.ts'
import { replaceRunItems } from '../runs/run-item.queries.ts'

type RunWork = {
  runId: number
  isNew?: boolean
  resumed?: RunRow | undefined
  work: () => Promise<void>
}

/**
 * Executes a run whose row exists and records the outcome, including failure. `resumed` is the row of a run continued after a crash: what
 * it did before is known from the database only.
 */
export async function recordRun(
  ctx: Context,
  run: FeedRun,
  { runId, isNew = false, resumed, work }: RunWork,
): Promise<FeedResult> {
  try {
    await work()
  } catch (error) {
    const reason: FeedReason = { code: 'broke-off', params: {} }
    await failRun(ctx.db, runId, { ...countsOf(run.result), reason, now: ctx.now() })
    throw error
  }
  const { result } = run
  // A new run cannot have leftovers from an earlier attempt.
  if (run.items.length > 0 || !isNew) await replaceRunItems(ctx.db, runId, run.items)
  await updateRun(ctx.db, runId, {
    status: result.held ? 'held' : 'succeeded',
    finished_at: ctx.now(),
    is_complete: result.complete,
    reason: result.reason && JSON.stringify(result.reason),
    warnings: JSON.stringify(result.warnings),
    reasons: JSON.stringify(reasonsOf(run)),
    hints: JSON.stringify(run.hints),
    ...countsOf(result),
    ...(resumed && resumed.attempts > 0 && (await countRunChanges(ctx.db, resumed.feedId, resumed.id))),
  })
  return result
}

/** Failure reasons with counts, most frequent first; parameters that differ per job are dropped. */
function reasonsOf({ items }: FeedRun): ReasonCount[] {
  const counts = new Map<string, ReasonCount>()
  for (const { kind, reason } of items) {
    if (kind !== 'failed' || reason === null) continue
    const general: FeedReason =
      reason.code === 'no-profession-in-title' ? { code: 'no-profession', params: {} } : reason
    const key = JSON.stringify(general)
    const known = counts.get(key)
    if (known) known.count++
    else counts.set(key, { reason: general, count: 1 })
  }
  return [...counts.values()].sort((one, other) => other.count - one.count).slice(0, 10)
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
    ended: result.ended,
    expired: result.expired,
  }
}
