import { sql, type Updateable } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { FeedRuns } from '../../../db/tables.ts'
import type { RunKind, RunStatus } from '../feed.values.ts'
import type { FeedOddity, FeedReason } from '../feed-reason.values.ts'
import { keptReason, storedReason } from '../stored-reason.ts'
import type { QualityHints } from './feed-run.ts'

export type ReasonCount = { reason: FeedReason; count: number }

type NewRun = { feedId: number; format: string | null; fileName: string | null; startedAt: Date }

export async function insertRun(db: Database, run: NewRun): Promise<number> {
  const row = await db.insertInto('feed_runs').values(rowOf(run)).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** For the holder of the feed's lock only: also closes runs that a crash left open. */
export async function beginRun(db: Database, run: NewRun): Promise<number> {
  const row = await db
    .with('abandoned', query =>
      query
        .updateTable('feed_runs')
        .set(failed({ code: 'interrupted', params: {} }, run.startedAt))
        .where('feed_id', '=', run.feedId)
        .where('status', '=', 'running'),
    )
    .insertInto('feed_runs')
    .values(rowOf(run))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

function rowOf({ feedId, format, fileName, startedAt }: NewRun) {
  return { feed_id: feedId, status: 'running', format, file_name: fileName, started_at: startedAt }
}

export async function updateRun(db: Database, runId: number, changes: Updateable<FeedRuns>): Promise<void> {
  await db.updateTable('feed_runs').set(changes).where('id', '=', runId).execute()
}

/** Closes a run that failed, having done no more than `changes` say. */
export async function failRun(
  db: Database,
  runId: number,
  { reason, now, ...changes }: { reason: FeedReason; now: Date } & Updateable<FeedRuns>,
): Promise<void> {
  await updateRun(db, runId, { ...changes, ...failed(reason, now) })
}

function failed(reason: FeedReason, now: Date) {
  return { status: 'failed', finished_at: now, reason: JSON.stringify(keptReason(reason)) }
}

export type RunRow = NonNullable<Awaited<ReturnType<typeof loadRun>>>

/** Adds a run to the queue; null when one of the feed is already waiting. */
export async function insertWaitingRun(
  db: Database,
  run: {
    feedId: number
    kind: RunKind
    askedBy: string
    readsKept: boolean
    endsMissing?: boolean
    rawFileId?: string | null
    fileName?: string | null
    now: Date
  },
): Promise<number | null> {
  const row = await db
    .insertInto('feed_runs')
    .values({
      feed_id: run.feedId,
      kind: run.kind,
      status: 'waiting',
      asked_by: run.askedBy,
      reads_kept: run.readsKept,
      ends_missing: run.endsMissing ?? false,
      raw_file_id: run.rawFileId ?? null,
      file_name: run.fileName ?? null,
      started_at: run.now,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Requeues an interrupted run; false when another run of its feed is already waiting. */
export async function waitAgain(db: Database, run: { id: number; feedId: number; rawFileId: string | null }) {
  const result = await db
    .updateTable('feed_runs')
    .set({ status: 'waiting', reads_kept: run.rawFileId !== null })
    .where('id', '=', run.id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('feed_runs as other')
            .select('other.id')
            .where('other.feed_id', '=', run.feedId)
            .where('other.status', '=', 'waiting'),
        ),
      ),
    )
    .executeTakeFirst()
  return Number(result.numUpdatedRows) > 0
}

/** What a run changed, across all its interruptions. */
export async function countRunChanges(db: Database, feedId: number, runId: number) {
  const count = (change: string) => sql<number>`count(*) filter (where run_change = ${sql.lit(change)})`
  return db
    .selectFrom('feed_items')
    .select([count('new').as('created'), count('changed').as('changed'), count('ended').as('ended')])
    .where('feed_id', '=', feedId)
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow()
}

/** The longest waiting run, except `skipped`. */
export async function findWaitingRun(db: Database, skipped: readonly number[]) {
  const row = await db
    .selectFrom('feed_runs')
    .innerJoin('feeds', 'feeds.id', 'feed_runs.feed_id')
    .select(['feed_runs.id', 'feed_id as feedId', 'feeds.url'])
    .where('status', '=', 'waiting')
    .$if(skipped.length > 0, query => query.where('feed_runs.id', 'not in', [...skipped]))
    .orderBy('feed_runs.id')
    .executeTakeFirst()
  return row ?? null
}

export async function listRunningRuns(db: Database, before: Date) {
  return db
    .selectFrom('feed_runs')
    .select(['id', 'feed_id as feedId', 'kind', 'raw_file_id as rawFileId'])
    .where('status', '=', 'running')
    .where('started_at', '<', before)
    .execute()
}

export async function loadRun(db: Database, runId: number) {
  const row = await runs(db).where('id', '=', runId).executeTakeFirst()
  return row ? runOf(row) : null
}

export async function listRunRows(db: Database, feedId: number, limit: number) {
  const rows = await runs(db).where('feed_id', '=', feedId).orderBy('id', 'desc').limit(limit).execute()
  return rows.map(runOf)
}

export async function listLastRuns(db: Database, feedIds: number[]) {
  if (feedIds.length === 0) return []
  const rows = await runs(db)
    .distinctOn('feed_id')
    .where('feed_id', 'in', feedIds)
    .orderBy('feed_id')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(runOf)
}

/** The latest stored document of a feed. */
export async function findKeptDocument(db: Database, feedId: number): Promise<string | null> {
  const row = await db
    .selectFrom('feed_runs')
    .select('raw_file_id')
    .where('feed_id', '=', feedId)
    .where('raw_file_id', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.raw_file_id ?? null
}

function runs(db: Database) {
  return db
    .selectFrom('feed_runs')
    .select([
      'id',
      'feed_id as feedId',
      'kind',
      'status',
      'format',
      'file_name as fileName',
      'asked_by as askedBy',
      'reads_kept as readsKept',
      'raw_file_id as rawFileId',
      'started_at as startedAt',
      'finished_at as finishedAt',
      'successful',
      'duplicates',
      'failed',
      'created',
      'changed',
      'unchanged',
      'vanished',
      'ended',
      'expired',
      'items_done as itemsDone',
      'items_total as itemsTotal',
      'is_complete as isComplete',
      'reason',
      'warnings',
      'reasons',
      'hints',
      'undone_at as undoneAt',
      'ends_missing as endsMissing',
      'attempts',
    ])
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof runs>['executeTakeFirst']>>>

function runOf(row: Row) {
  return {
    ...row,
    // The casts: check constraints limit kind and status, and only `recordRun` writes the others.
    kind: row.kind as RunKind,
    status: row.status as RunStatus,
    reason: row.reason === null ? null : storedReason(row.reason),
    warnings: (row.warnings as FeedOddity[]).map(({ line, reason }) => ({
      line,
      reason: storedReason(reason),
    })),
    reasons: (row.reasons as ReasonCount[]).map(({ reason, count }) => ({
      reason: storedReason(reason),
      count,
    })),
    hints: row.hints as Partial<QualityHints>,
  }
}
