import type { Context } from '../../caller/context.ts'
import { countRunChanges, type RunRow, updateRun } from '../runs/feed-run.queries.ts'
import type { FeedResult, FeedRun } from '../runs/feed-run.ts'
import { replaceRunItems } from '../runs/run-item.queries.ts'

type RunWork = {
  runId: number
  isNew?: boolean
  resumed?: RunRow | undefined
  work: () => Promise<void>
}

/**
 * Carries a run out whose row is there, and writes down what came of it, also when it breaks off. `resumed` is the row of one that may go
 * on after a crash: what was done before stands in the database alone.
 */
export async function recordRun(
  ctx: Context,
  run: FeedRun,
  { runId, isNew = false, resumed, work }: RunWork,
): Promise<FeedResult> {
  try {
    await work()
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
  // Of a run that has just begun nothing can be left.
  if (run.items.length > 0 || !isNew) await replaceRunItems(ctx.db, runId, run.items)
  await updateRun(ctx.db, runId, {
    status: result.held ? 'held' : 'succeeded',
    finished_at: ctx.now(),
    is_complete: result.complete,
    message: result.message,
    warnings: result.warnings,
    reasons: JSON.stringify(reasonsOf(run)),
    hints: JSON.stringify(run.hints),
    ...countsOf(result),
    ...(resumed && resumed.attempts > 0 && (await countRunChanges(ctx.db, resumed.feedId, resumed.id))),
  })
  return result
}

/** Why ads failed, the most frequent reason first; what differs from ad to ad is left out. */
function reasonsOf({ items }: FeedRun): { reason: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { kind, reason } of items) {
    if (kind !== 'failed' || reason === null) continue
    const general = reason.split(': "')[0] ?? reason
    counts.set(general, (counts.get(general) ?? 0) + 1)
  }
  const reasons = [...counts].map(([reason, count]) => ({ reason, count }))
  return reasons.sort((one, other) => other.count - one.count).slice(0, 10)
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
