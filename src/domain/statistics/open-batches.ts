import type { Later } from '../../platform/process/clock.ts'
import type { Log } from '../../platform/process/log.ts'

export type Batches<Count> = {
  /** Nothing is added after the closing. */
  add(count: Count): void
  /** Writes what has not been written yet. */
  close(): Promise<void>
}

type Options<Count> = {
  /** Of what is counted, for the log. */
  name: string
  flushMs: number
  later: Later
  log: Log
  /** What has the same key is added up. */
  keyOf: (count: Count) => string
  sum: (one: Count, other: Count) => Count
  write: (counts: Count[]) => Promise<void>
}

/** Adds counts up in memory and writes them together after a while. What cannot be written is tried again with the next ones. */
export function openBatches<Count>({
  name,
  flushMs,
  later,
  log,
  keyOf,
  sum,
  write,
}: Options<Count>): Batches<Count> {
  let waiting = new Map<string, Count>()
  let cancel: (() => void) | null = null
  let isClosed = false
  let writing = Promise.resolve()

  return {
    add: count => {
      if (!isClosed) keep(count)
    },
    close: async () => {
      isClosed = true
      flush()
      await writing
    },
  }

  function keep(count: Count): void {
    const key = keyOf(count)
    const before = waiting.get(key)
    waiting.set(key, before === undefined ? count : sum(before, count))
    if (!isClosed) cancel ??= later(flush, flushMs)
  }

  function flush(): void {
    cancel?.()
    cancel = null
    const counts = [...waiting.values()]
    waiting = new Map()
    if (counts.length > 0) writing = writing.then(() => writeOrKeep(counts))
  }

  async function writeOrKeep(counts: Count[]): Promise<void> {
    try {
      await write(counts)
    } catch (error) {
      log.warn({ err: error }, `${name} could not be written yet`)
      for (const count of counts) keep(count)
    }
  }
}
