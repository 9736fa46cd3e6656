import type { Context } from '../../caller/context.ts'
import { requireFeedOverseer } from '../feed.policy.ts'
import { reasonLine } from '../reason-text.ts'
import { listLatestRuns } from './run-history.queries.ts'

type LatestRun = Awaited<ReturnType<typeof listLatestRuns>>[number]
/** One run in the log; `syncResult` begins with SUCCESS for a successful one, as the old system's specification requires. */
export type SyncLogRow = LatestRun & { syncResult: string }

const rowsShown = 200

/**
 * The log of feed synchronisation, newest first: all runs of all feeds, or only those that failed, were given up or held ends back.
 * @throws SignInRequired, NotAllowed
 */
export async function listSyncLog(
  ctx: Context,
  { isTroubleOnly = false }: { isTroubleOnly?: boolean } = {},
): Promise<SyncLogRow[]> {
  requireFeedOverseer(ctx.actor)
  const runs = await listLatestRuns(ctx.db, { isTroubleOnly, limit: rowsShown })
  return runs.map(run => ({ ...run, syncResult: resultOf(run) }))
}

function resultOf(run: LatestRun): string {
  const { status } = run
  const reason = run.reason && reasonLine(run.reason)
  if (status === 'waiting') return 'WAITING'
  if (status === 'running') return `RUNNING: ${run.itemsDone} of ${run.itemsTotal ?? 'unknown'}`
  if (status === 'failed')
    return run.attempts > 1 ? `FAILED after ${run.attempts} attempts: ${reason}` : `FAILED: ${reason}`
  const counts = [
    `${run.created} new`,
    `${run.changed} changed`,
    `${run.unchanged} unchanged`,
    `${run.ended} ended`,
    `${run.duplicates} duplicates`,
    `${run.failed} failed`,
  ].join(', ')
  return `${status === 'held' ? 'HELD' : 'SUCCESS'}: ${counts}${reason === null ? '' : `; ${reason}`}`
}
