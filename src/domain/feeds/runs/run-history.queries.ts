import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { RunKind, RunStatus } from '../feed.values.ts'
import type { FeedReasonCode } from '../feed-reason.values.ts'
import { storedReason } from '../stored-reason.ts'

/** Runs of all feeds with their feeds, newest first. */
export async function listLatestRuns(
  db: Database,
  { isTroubleOnly, limit }: { isTroubleOnly: boolean; limit: number },
) {
  const rows = await db
    .selectFrom('feed_runs')
    .innerJoin('feeds', 'feeds.id', 'feed_runs.feed_id')
    .innerJoin('employers', 'employers.id', 'feeds.employer_id')
    .select([
      'feed_runs.id as runId',
      'feeds.id as feedId',
      'feeds.name as feedName',
      'employers.name as employerName',
      'feed_runs.kind',
      'feed_runs.status',
      'feed_runs.started_at as startedAt',
      'feed_runs.finished_at as finishedAt',
      'feed_runs.attempts',
      'feed_runs.reason',
      'feed_runs.created',
      'feed_runs.changed',
      'feed_runs.unchanged',
      'feed_runs.ended',
      'feed_runs.duplicates',
      'feed_runs.failed',
      'feed_runs.items_done as itemsDone',
      'feed_runs.items_total as itemsTotal',
    ])
    .$if(isTroubleOnly, query => query.where('feed_runs.status', 'in', ['failed', 'held']))
    .orderBy('feed_runs.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(row => ({
    ...row,
    // The casts: check constraints limit kind and status.
    kind: row.kind as RunKind,
    status: row.status as RunStatus,
    reason: row.reason === null ? null : storedReason(row.reason),
  }))
}

/** Results of runs that contacted a host since `since`; those that ended with the reason `but` made no request. */
export async function listRunsAtHost(
  db: Database,
  host: string,
  { since, runs, but }: { since: Date; runs: number; but: FeedReasonCode },
) {
  const rows = await db
    .selectFrom('feed_runs')
    .innerJoin('feeds', 'feeds.id', 'feed_runs.feed_id')
    .select(['status', 'reason'])
    .where('finished_at', '>', since)
    .where(sql`reason ->> 'code'`, 'is distinct from', but)
    .where('kind', '!=', 'undo')
    .where('reads_kept', '=', false)
    .where(sql`lower(substring(feeds.url from '^https?://([^/?#]+)'))`, '=', host)
    .orderBy('finished_at', 'desc')
    .limit(runs)
    .execute()
  return rows.map(({ status, reason }) => ({ status, reason: reason === null ? null : storedReason(reason) }))
}

export async function deleteOldRuns(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('feed_runs')
    .where('finished_at', '<', before)
    .where('id', 'not in', eb =>
      eb
        .selectFrom('feed_runs as kept')
        .select(fn => fn.fn.max('kept.id').as('id'))
        .where('kept.kind', '=', 'real')
        .groupBy('kept.feed_id')
        .$castTo<{ id: number }>(),
    )
    .execute()
}
