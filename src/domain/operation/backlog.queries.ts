import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

export type QueueFacts = {
  task: string
  waiting: number
  active: number
  failed: number
  /** Of the oldest run that is due and has not begun. */
  oldestSeconds: number
}

/** The queues in which something waits, runs or has failed, the longest wait first. Never what the tasks were told. */
export async function selectQueues(db: Database, now: Date): Promise<QueueFacts[]> {
  if (!(await hasQueues(db))) return []
  const { rows } = await sql<QueueFacts>`
    select name as task,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(extract(epoch from ${now}::timestamptz -
        min(start_after) filter (where state in ('created', 'retry') and start_after <= ${now})), 0)::float8
        as "oldestSeconds"
    from tasks.job where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_%'
    group by name order by "oldestSeconds" desc, name`.execute(db)
  return rows
}

/** What has failed for good is tried once more; as not ended, or the library would clear it away before. @returns how many */
export async function retryFailed(db: Database, { task, now }: { task: string; now: Date }): Promise<number> {
  if (!(await hasQueues(db))) return 0
  const { numAffectedRows } = await sql`
    update tasks.job set state = 'retry', retry_limit = retry_limit + 1, start_after = ${now}, completed_on = null
    where name = ${task} and state = 'failed'`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** The library makes them when the first process with a queue starts. */
async function hasQueues(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('tasks.job') is not null as is`.execute(db)
  return rows[0]?.is ?? false
}

export type OutboxFacts = {
  waiting: number
  oldestSeconds: number
  sent: number
  failed: number
  bounced: number
}

/** Messages that are due, and how those since `since` ended. */
export async function loadOutbox(
  db: Database,
  { now, since }: { now: Date; since: Date },
): Promise<OutboxFacts> {
  const { rows } = await sql<OutboxFacts>`
    select
      (select count(*)::int from messages where status = 'waiting' and send_after <= ${now}) as waiting,
      coalesce((select extract(epoch from ${now}::timestamptz - min(send_after)) from messages
        where status = 'waiting' and send_after <= ${now}), 0)::float8 as "oldestSeconds",
      count(*) filter (where status = 'sent')::int as sent,
      count(*) filter (where status = 'failed')::int as failed,
      count(*) filter (where status = 'bounced')::int as bounced
    from messages where created_at >= ${since}`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('an aggregate has one row')
  return facts
}
