import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

export type TaskOutcome = 'succeeded' | 'failed' | 'skipped'

export async function saveTaskRun(
  db: Database,
  { task, outcome, seconds, at }: { task: string; outcome: TaskOutcome; seconds: number; at: Date },
): Promise<void> {
  const column = { succeeded: 'succeeded_at', failed: 'failed_at', skipped: 'skipped_at' } as const
  const values = { [column[outcome]]: at, ...(outcome === 'skipped' ? {} : { seconds }) }
  const failures = {
    succeeded: sql<number>`0`,
    failed: sql<number>`task_runs.failures_in_a_row + 1`,
    skipped: sql<number>`task_runs.failures_in_a_row`,
  }[outcome]
  await db
    .insertInto('task_runs')
    .values({ task, ...values, failures_in_a_row: outcome === 'failed' ? 1 : 0 })
    .onConflict(conflict => conflict.column('task').doUpdateSet({ ...values, failures_in_a_row: failures }))
    .execute()
}
export type TaskRunRow = {
  task: string
  succeededAt: Date | null
  failedAt: Date | null
  skippedAt: Date | null
  seconds: number
  failuresInARow: number
}

export async function selectTaskRuns(db: Database): Promise<TaskRunRow[]> {
  return db
    .selectFrom('task_runs')
    .select([
      'task',
      'succeeded_at as succeededAt',
      'failed_at as failedAt',
      'skipped_at as skippedAt',
      'seconds',
      'failures_in_a_row as failuresInARow',
    ])
    .execute()
}
