import type { Context } from '../../caller/context.ts'
import { loadCursor, saveCursor } from '../change-cursor.queries.ts'
import { readJobChanges } from './read-job-changes.ts'

/**
 * Hands all ads that changed since the last time to `take`, at most `atOnce` changes at a time, for background work that
 * `name` knows. How far it came is kept after each time, so that work cut off goes on there; runs at the same time do no harm when
 * taking an ad twice does none. `takeGap` is asked at the first time and when changes were missed, such as after weeks without this work.
 */
export async function followJobChanges(
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
