import pg from 'pg'
import { limits } from '../../config/limits.ts'
import type { Log } from '../process/log.ts'

const reconnectMs = 5_000

/**
 * Calls `hint` with the payload of every notification on `channel`, over a dedicated connection that reconnects by itself, and with null
 * after each (re)connect: notifications in between are lost, so listeners must be able to poll as well.
 */
export function listenForHints(
  databaseUrl: string,
  channel: 'job_change' | 'live_event',
  hint: (payload: string | null) => void,
  log: Log,
): { close(): Promise<void> } {
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
    const next = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: limits.outgoingMs,
    })
    next.on('notification', ({ payload }) => hint(payload ?? ''))
    next.on('error', () => {})
    next.on('end', () => reopenLater())
    client = next
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      hint(null)
    } catch (error) {
      log.warn({ err: error, channel }, 'no hints from the database, polling instead')
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
