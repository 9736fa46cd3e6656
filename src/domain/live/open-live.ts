import { listenForHints } from '../../platform/postgres/database-hints.ts'
import type { Log } from '../../platform/process/log.ts'

/** An open page, woken when there may be events for it. */
export type LiveListener = { userId: string; topics: readonly string[]; wake: () => void; end: () => void }

export type Live = {
  /** @returns a function that stops listening; null when the person has too many open connections. */
  listen(listener: LiveListener): (() => void) | null
  /** Ends all listeners, so that shutdown need not wait for them. */
  close(): Promise<void>
}

const mostPerPerson = 5

/** Wakes this process's open pages through a single database connection, whichever process an event came from. */
export function openLive({ databaseUrl, log }: { databaseUrl: string; log: Log }): Live {
  const listeners = new Set<LiveListener>()
  let isClosed = false
  const hints = listenForHints(
    databaseUrl,
    'live_event',
    topic => {
      for (const listener of listeners) if (topic === null || listener.topics.includes(topic)) listener.wake()
    },
    log,
  )
  return {
    listen: listener => {
      const own = [...listeners].filter(({ userId }) => userId === listener.userId)
      if (isClosed || own.length >= mostPerPerson) return null
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {
      isClosed = true
      for (const { end } of listeners) end()
      await hints.close()
    },
  }
}
