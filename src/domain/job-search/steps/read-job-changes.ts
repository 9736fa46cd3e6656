import type { Context } from '../../caller/context.ts'
import { type ChangeCursor, canFollowFrom, changeHorizon, readChanges } from '../job-change.queries.ts'

/**
 * The jobs changed after `cursor`, without duplicates, from at most `limit` changes, and the next cursor. Without a cursor: no jobs, and a
 * cursor from which nothing will be missed. The same, with `isGap`, when the log no longer reaches back that far or belongs to another
 * database. Changes of an employer itself are ignored.
 */
export async function readJobChanges(
  ctx: Context,
  cursor: ChangeCursor | null,
  limit: number,
): Promise<{ jobIds: number[]; cursor: ChangeCursor; isAll: boolean; isGap: boolean }> {
  if (!cursor || !(await canFollowFrom(ctx.db, cursor)))
    return { jobIds: [], cursor: await changeHorizon(ctx.db), isAll: true, isGap: cursor !== null }
  const changes = await readChanges(ctx.db, cursor, limit)
  const last = changes.at(-1)
  return {
    jobIds: [...new Set(changes.flatMap(({ jobId }) => (jobId === null ? [] : [jobId])))],
    cursor: last ? { xid: last.xid, seq: last.seq } : cursor,
    isAll: changes.length < limit,
    isGap: false,
  }
}
