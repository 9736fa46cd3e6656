import { matchAlertsTask } from '../domain/alerts/alert.tasks.ts'
import { linkDuplicatesTask } from '../domain/feeds/feed.tasks.ts'
import { listenForHints } from '../platform/postgres/database-hints.ts'
import type { Log } from '../platform/process/log.ts'
import type { TaskQueue } from '../platform/process/task-queue.ts'

const gatherMs = 3_000

/**
 * Wakes those who follow the ads soon after some changed, so that an alert tells of a new one at once and of two alike just the best
 * is found; what changes within three seconds is looked at together. Hints may be lost: the schedule is the rule.
 */
export function askAfterChanges({
  databaseUrl,
  tasks,
  log,
}: {
  databaseUrl: string
  tasks: TaskQueue
  log: Log
}): { close(): Promise<void> } {
  let timer: NodeJS.Timeout | null = null
  const ask = () => {
    timer = null
    for (const task of [linkDuplicatesTask, matchAlertsTask])
      tasks.enqueue(task, {}, { uniqueKey: 'changes' }).catch((error: unknown) => {
        log.warn({ err: error, task }, 'a task that follows the ads waits for its schedule')
      })
  }
  const hints = listenForHints(
    databaseUrl,
    'job_change',
    payload => {
      if (payload !== null && timer === null) timer = setTimeout(ask, gatherMs).unref()
    },
    log,
  )
  return {
    close: async () => {
      if (timer) clearTimeout(timer)
      await hints.close()
    },
  }
}
