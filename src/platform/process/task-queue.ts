import { randomUUID } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import { connectionMs, type Database } from '../../db/client.ts'
import type { Log } from './log.ts'

/** Background work. A task runs at least once, so each is idempotent; tasks enqueued in a transaction vanish on rollback. */
export type TaskQueue = {
  /** `uniqueKey`: while a task with the same name and key waits, a further one is not added. */
  enqueue(name: string, payload: object, options?: { uniqueKey?: string; startAfter?: Date }): Promise<void>
  /** The same queue writing through `db`, so that what is enqueued belongs to its transaction. */
  within(db: Database): TaskQueue
}

export type TaskHandler = (payload: object) => Promise<void>

/** `cron` in Berlin time; a run missed while the site was down is made up once. */
export type TaskSchedule = { name: string; cron: string }

/** How often a task may run at the same time in one process; once when not named. */
export type AtOnce = Record<string, number>

export type TaskRunner = {
  queue: TaskQueue
  /** Starts to run tasks; the handlers' names are the only ones that can be enqueued. */
  work(handlers: Record<string, TaskHandler>, schedules: TaskSchedule[], atOnce?: AtOnce): Promise<void>
  /** Waits for running tasks for up to 10 s. */
  close(): Promise<void>
}

/** `observe` is told of each finished task: its name, seconds and whether it failed. */
export async function openTaskQueue(
  databaseUrl: string,
  taskNames: string[],
  log: Log,
  observe: (name: string, seconds: number, failed: boolean) => void = () => {},
): Promise<TaskRunner> {
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
    work: async (handlers, schedules, atOnce = {}) => {
      for (const [name, handler] of Object.entries(handlers)) {
        const options = { pollingIntervalSeconds: 2, localConcurrency: atOnce[name] ?? 1 }
        await boss.work(name, options, async tasks => {
          for (const task of tasks) await observed(name, () => handler(task.data as object), observe, log)
        })
      }
      for (const { name, cron } of schedules)
        await boss.schedule(name, cron, {}, { tz: 'Europe/Berlin', missed: 'once' })
    },
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

/** A queue that only takes tasks in, for a thread of a site whose {@link openTaskQueue} made everything they need. */
export async function openTaskSender(databaseUrl: string, log: Log): Promise<TaskQueue> {
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

function queueOver(boss: PgBoss, db: Database | null): TaskQueue {
  return {
    enqueue: async (name, payload, options = {}) => {
      const { uniqueKey, startAfter } = options
      await boss.send(name, payload, {
        // Under the "short" policy tasks without a key would all count as the same one.
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
  work: () => Promise<void>,
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
