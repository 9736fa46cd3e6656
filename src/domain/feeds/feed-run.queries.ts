import type { Updateable } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { FeedRuns } from '../../db/tables.ts'

export async function insertRun(
  db: Database,
  run: { feedId: number; format: string | null; fileName: string | null; startedAt: Date },
): Promise<number> {
  const row = await db
    .insertInto('feed_runs')
    .values({
      feed_id: run.feedId,
      status: 'running',
      format: run.format,
      file_name: run.fileName,
      started_at: run.startedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Runs that a crash left open; called by the one who holds the lock of the feed. */
export async function closeAbandonedRuns(db: Database, feedId: number, now: Date): Promise<void> {
  await db
    .updateTable('feed_runs')
    .set({ status: 'failed', finished_at: now, message: 'The run was interrupted' })
    .where('feed_id', '=', feedId)
    .where('status', '=', 'running')
    .execute()
}

export async function updateRun(db: Database, runId: number, changes: Updateable<FeedRuns>): Promise<void> {
  await db.updateTable('feed_runs').set(changes).where('id', '=', runId).execute()
}

export async function insertRunFailures(
  db: Database,
  runId: number,
  failures: { position: number; id: string | null; line: number | null; reason: string }[],
): Promise<void> {
  if (failures.length === 0) return
  await db
    .insertInto('feed_run_failures')
    .values(
      failures.map(failure => ({
        run_id: runId,
        position: failure.position,
        external_id: failure.id,
        line: failure.line,
        reason: failure.reason,
      })),
    )
    .execute()
}
