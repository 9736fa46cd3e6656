import { matchAlertsTask } from '../domain/alerts/alert.tasks.ts'
import { listenForHints } from '../platform/database-hints.ts'
import type { Log } from '../platform/log.ts'
import type { TaskQueue } from '../platform/task-queue.ts'

const gatherMs = 3_000

/**
 * Asks for matching soon after ads changed, so that an alert tells of a new one at once; what changes within three seconds is matched
 * together. Hints may be lost: the schedule is the rule.
 */
export function matchSoon({ databaseUrl, tasks, log }: { databaseUrl: string; tasks: TaskQueue; log: Log }): {
  close(): Promise<void>
} {
  let timer: NodeJS.Timeout | null = null
  const ask = () => {
    timer = null
    tasks.enqueue(matchAlertsTask, {}, { uniqueKey: 'changes' }).catch((error: unknown) => {
      log.warn({ err: error }, 'matching of alerts waits for its schedule')
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
