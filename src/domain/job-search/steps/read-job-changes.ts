import type { Context } from '../../caller/context.ts'
import { type ChangeCursor, canFollowFrom, changeHorizon, readChanges } from '../job-change.queries.ts'

/**
 * The ads that changed after `cursor`, at most `limit` changes at once, each ad once, and where to go on; without a cursor nothing,
 * and the place from which on nothing will be missed. The same, with `isGap`, when the changes after it are gone or of another
 * database: some were missed. What an employer changes about itself makes no ad new and is passed over.
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
