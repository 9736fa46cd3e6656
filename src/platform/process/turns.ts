/** Who asks for a piece of work, and what tells that nobody waits for it any more. */
export type Asker = { who: string; signal?: AbortSignal | undefined }

export type Turns = <Result>(asker: Asker, work: () => Promise<Result>) => Promise<Result>

/** Why no turn came. */
export class NoTurn extends Error {
  readonly reason: 'busy' | 'cancelled'
  constructor(reason: NoTurn['reason']) {
    super(`no turn: ${reason}`)
    this.reason = reason
  }
}

type Entry = { begin: () => void }

/**
 * Lets `atOnce` pieces of work run at a time, and one of each who asks: somebody with a hundred delays others by one of theirs. At
 * most `waitingEach` of one and `waitingAll` together wait; work whose asker has gone is never begun.
 * @throws {NoTurn} from what it returns
 */
export function createTurns(limits: { atOnce: number; waitingEach: number; waitingAll: number }): Turns {
  /** Whose last turn is longest ago is first. */
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
