import pg from 'pg'
import type { Log } from '../../platform/log.ts'

const reconnectMs = 5_000

/**
 * Calls `hint` when a job changed, by a connection of its own that is renewed when it breaks. Hints may be lost:
 * whoever listens polls as well.
 */
export function listenForHints(databaseUrl: string, hint: () => void, log: Log): { close(): Promise<void> } {
  let isClosed = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | null = null
  const opening = open()
  return {
    close: async () => {
      isClosed = true
      if (timer) clearTimeout(timer)
      await opening
      await client?.end().catch(() => {})
    },
  }

  async function open(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    next.on('notification', hint)
    next.on('error', () => {})
    next.on('end', () => reopenLater())
    client = next
    try {
      await next.connect()
      await next.query('listen job_change')
    } catch (error) {
      log.warn({ err: error }, 'no change hints, search polls')
      await next.end().catch(() => {})
      reopenLater()
    }
  }

  function reopenLater(): void {
    if (isClosed || timer) return
    timer = setTimeout(() => {
      timer = null
      void open()
    }, reconnectMs)
    timer.unref()
  }
}
