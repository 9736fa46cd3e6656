/** Who requests a piece of work, and the signal that they no longer wait for it. */
export type Asker = { who: string; signal?: AbortSignal | undefined }

export type Turns = <Result>(asker: Asker, work: () => Promise<Result>) => Promise<Result>

export class NoTurn extends Error {
  readonly reason: 'busy' | 'cancelled'
  constructor(reason: NoTurn['reason']) {
    super(`no turn: ${reason}`)
    this.reason = reason
  }
}

type Entry = { begin: () => void }

/**
 * A fair queue: at most `atOnce` pieces of work run at a time, one per client, so that a client with a hundred delays others by only one of
 * them. At most `waitingEach` of one and `waitingAll` in total wait; work whose client has gone is never started.
 * @throws {NoTurn} from the returned function
 */
export function createTurns(limits: { atOnce: number; waitingEach: number; waitingAll: number }): Turns {
  /** Least recently served client first. */
  const waiting = new Map<string, Entry[]>()
  const running = new Set<string>()
  let waitingCount = 0

  const beginNext = () => {
    for (const [who, entries] of waiting) {
      if (running.size >= limits.atOnce) return
      if (running.has(who)) continue
      const entry = entries.shift()
      if (entries.length === 0) waiting.delete(who)
      if (!entry) continue
      waitingCount--
      running.add(who)
      entry.begin()
    }
  }

  const goLast = (who: string) => {
    const entries = waiting.get(who)
    waiting.delete(who)
    if (entries && entries.length > 0) waiting.set(who, entries)
  }

  const wait = ({ who, signal }: Asker) =>
    new Promise<void>((resolve, reject) => {
      const entries = waiting.get(who) ?? []
      if (signal?.aborted) return reject(new NoTurn('cancelled'))
      if (entries.length >= limits.waitingEach || waitingCount >= limits.waitingAll)
        return reject(new NoTurn('busy'))
      const leave = () => {
        entries.splice(entries.indexOf(entry), 1)
        if (entries.length === 0) waiting.delete(who)
        waitingCount--
        reject(new NoTurn('cancelled'))
      }
      const begin = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const entry: Entry = { begin }
      signal?.addEventListener('abort', leave, { once: true })
      entries.push(entry)
      waiting.set(who, entries)
      waitingCount++
      beginNext()
    })

  return async (asker, work) => {
    await wait(asker)
    try {
      return await work()
    } finally {
      running.delete(asker.who)
      goLast(asker.who)
      beginNext()
    }
  }
}
