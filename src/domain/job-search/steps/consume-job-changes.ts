import type { Context } from '../../caller/context.ts'
import { loadCursor, saveCursor } from '../change-cursor.queries.ts'
import { readJobChanges } from './read-job-changes.ts'

/**
 * Passes all jobs changed since the last call to `take`, at most `atOnce` changes at a time, for the background work called `name`. The
 * cursor is saved after each batch, so that interrupted work resumes there; batches may be delivered twice, also by concurrent runs, so
 * `take` must be idempotent. `takeGap` is called on the first run and when changes were missed, for example after weeks without running.
 */
export async function consumeJobChanges(
  ctx: Context,
  work: {
    name: string
    atOnce: number
    rounds: number
    take(jobIds: number[]): Promise<void>
    takeGap(): Promise<void>
  },
): Promise<void> {
  const key = `${work.name}-cursor`
  for (let round = 0; round < work.rounds; round++) {
    const before = await loadCursor(ctx.db, key)
    const { jobIds, cursor, isAll, isGap } = await readJobChanges(ctx, before, work.atOnce)
    if (isGap || before === null) await work.takeGap()
    if (jobIds.length > 0) await work.take(jobIds)
    const hasMoved = cursor.xid !== before?.xid || cursor.seq !== before.seq
    if (hasMoved) await saveCursor(ctx.db, { key, before, cursor, now: ctx.now() })
    if (isAll) return
  }
}
