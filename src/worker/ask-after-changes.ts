import type { Tasks } from '../domain/caller/tasks.ts'
import { listenForHints } from '../platform/postgres/database-hints.ts'
import type { Log } from '../platform/process/log.ts'

const gatherMs = 3_000

/**
 * Triggers change consumers shortly after jobs changed, so that instant alerts are prompt and of two duplicates only the better one is
 * reported; changes within three seconds are handled together. Hints may be lost: the schedule guarantees processing.
 */
export function askAfterChanges({
  databaseUrl,
  tasks,
  log,
}: {
  databaseUrl: string
  tasks: Tasks
  log: Log
}): { close(): Promise<void> } {
  let timer: NodeJS.Timeout | null = null
  const ask = () => {
    timer = null
    for (const task of ['derive-pay', 'link-duplicates', 'match-alerts', 'tell-of-fitting-jobs'] as const)
      tasks.enqueue(task, {}, { uniqueKey: 'changes' }).catch((error: unknown) => {
        log.warn({ err: error, task }, 'a task triggered by job changes waits for its schedule')
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
