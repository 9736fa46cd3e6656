import { randomUUID } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import { berlinZone } from '../../basics/berlin.ts'
import { connectionMs, type Database } from '../../db/client.ts'
import type { Log } from './log.ts'

/** Background tasks, run at least once, so each must be idempotent. Tasks enqueued in a transaction vanish on rollback. */
export type TaskQueue<Payloads extends Record<string, object>> = {
  /** `uniqueKey`: no further task is added while one with the same name and key is waiting. */
  enqueue<Name extends keyof Payloads & string>(
    name: Name,
    payload: Payloads[Name],
    options?: { uniqueKey?: string; startAfter?: Date },
  ): Promise<void>
  /** The same queue writing through `db`, so that enqueued tasks join its transaction. */
  within(db: Database): TaskQueue<Payloads>
}

/** What a task does and when it is asked for by time. */
export type Task<Tools, Payload extends object> = {
  run(tools: Tools, payload: Payload): Promise<unknown>
  /** In Berlin time; a run missed while the site was down is made up once. Without it the task runs when it is enqueued. */
  cron?: string | undefined
  /** How often it may run at the same time in one process; once when not named. */
  atOnce?: number | undefined
}

type TaskRunner<Payloads extends Record<string, object>> = {
  queue: TaskQueue<Payloads>
  /** Starts to run tasks with `tools`; those of the table are the only ones that can be enqueued. */
  work<Tools>(
    tools: Tools,
    tasks: { readonly [Name in keyof Payloads]: Task<Tools, Payloads[Name]> },
  ): Promise<void>
  /** Waits up to 10 s for running tasks. */
  close(): Promise<void>
}

/** `observe` is called after each task with its name, seconds and whether it failed. */
export async function openTaskQueue<Payloads extends Record<string, object>>(
  databaseUrl: string,
  taskNames: readonly (keyof Payloads & string)[],
  log: Log,
  observe: (name: string, seconds: number, failed: boolean) => void = () => {},
): Promise<TaskRunner<Payloads>> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectionMs,
    max: 4,
    schema: 'tasks',
  })
  boss.on('error', error => log.error({ err: error }, 'task queue'))
  await boss.start()
  for (const name of taskNames)
    await boss.createQueue(name, { policy: 'short', retryLimit: 5, retryBackoff: true })
  return {
    queue: queueOver(boss, null),
    work: async (tools, tasks) => {
      for (const name of taskNames) {
        const { run, cron, atOnce = 1 } = tasks[name]
        const options = { pollingIntervalSeconds: 2, localConcurrency: atOnce }
        await boss.work<Payloads[typeof name]>(name, options, async asked => {
          for (const { data } of asked) await observed(name, () => run(tools, data), observe, log)
        })
        if (cron) await boss.schedule(name, cron, {}, { tz: berlinZone, missed: 'once' })
      }
    },
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

/** A producer-only queue, for a thread of a site whose {@link openTaskQueue} created the queues. */
export async function openTaskSender<Payloads extends Record<string, object>>(
  databaseUrl: string,
  log: Log,
): Promise<TaskQueue<Payloads>> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectionMs,
    max: 1,
    schema: 'tasks',
    supervise: false,
    schedule: false,
    migrate: false,
  })
  boss.on('error', error => log.error({ err: error }, 'task queue'))
  await boss.start()
  return queueOver(boss, null)
}

function queueOver<Payloads extends Record<string, object>>(
  boss: PgBoss,
  db: Database | null,
): TaskQueue<Payloads> {
  return {
    enqueue: async (name, payload, options = {}) => {
      const { uniqueKey, startAfter } = options
      await boss.send(name, payload, {
        // pg-boss's "short" policy treats tasks without a key as duplicates of each other.
        singletonKey: uniqueKey ?? randomUUID(),
        ...(startAfter ? { startAfter } : {}),
        ...(db ? { db: executorOf(db) } : {}),
      })
    },
    within: inner => queueOver(boss, inner),
  }
}

function executorOf(db: Database) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows }
    },
  }
}

async function observed(
  name: string,
  work: () => Promise<unknown>,
  observe: (name: string, seconds: number, failed: boolean) => void,
  log: Log,
): Promise<void> {
  const begun = performance.now()
  try {
    await work()
    observe(name, (performance.now() - begun) / 1000, false)
  } catch (error) {
    observe(name, (performance.now() - begun) / 1000, true)
    log.error({ err: error, task: name }, 'task failed')
    throw error
  }
}
