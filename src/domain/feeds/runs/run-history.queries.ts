import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { RunKind, RunStatus } from '../feed.values.ts'

/** Runs of all feeds with the feeds they are of, the newest first. */
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
      'feed_runs.message',
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
  // The casts: the table checks kind and status.
  return rows.map(row => ({ ...row, kind: row.kind as RunKind, status: row.status as RunStatus }))
}

/** What came of the last runs that asked a host since `since`; those that ended with the message `but` asked nobody. */
export async function listRunsAtHost(
  db: Database,
  host: string,
  { since, runs, but }: { since: Date; runs: number; but: string },
) {
  return db
    .selectFrom('feed_runs')
    .innerJoin('feeds', 'feeds.id', 'feed_runs.feed_id')
    .select(['status', 'message'])
    .where('finished_at', '>', since)
    .where('message', 'is distinct from', but)
    .where('kind', '!=', 'undo')
    .where('reads_kept', '=', false)
    .where(sql`lower(substring(feeds.url from '^https?://([^/?#]+)'))`, '=', host)
    .orderBy('finished_at', 'desc')
    .limit(runs)
    .execute()
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
