import { randomUUID } from 'node:crypto'
import { NoTurn, type Turns } from '../../platform/process/turns.ts'
import type { Line } from './line.ts'
import type { CalledOfFirst, TurnAnswer } from './messages.ts'

type Given = { cancel: AbortController; end: () => void }

/** Turns of this process's queue that another one takes, each until that ends it, or ends itself. */
export function lendTurns(turns: Turns) {
  const given = new Map<string, Given>()
  const end = (id: string) => {
    const one = given.get(id)
    one?.cancel.abort()
    one?.end()
  }
  return {
    begin: (id: string, who: string) =>
      new Promise<TurnAnswer>(resolve => {
        const cancel = new AbortController()
        const hasEnded = new Promise<void>(ends => {
          given.set(id, { cancel, end: ends })
        })
        const work = () => {
          resolve('begun')
          return hasEnded
        }
        turns({ who, signal: cancel.signal }, work)
          .catch((error: unknown) => resolve(error instanceof NoTurn ? error.reason : 'busy'))
          .finally(() => given.delete(id))
      }),
    end,
    endAll: () => {
      for (const id of given.keys()) end(id)
    },
  }
}

/** The queue of the first process, so that all processes together do no more at once than one may. */
export function turnsOfFirst(first: Pick<Line<CalledOfFirst>, 'ask' | 'tell'>): Turns {
  return async ({ who, signal }, work) => {
    if (signal?.aborted) throw new NoTurn('cancelled')
    const id = randomUUID()
    const end = () => first.tell('endTurn', id)
    signal?.addEventListener('abort', end, { once: true })
    try {
      const answer = await first.ask('beginTurn', id, who)
      if (answer !== 'begun') throw new NoTurn(answer)
      return await work()
    } finally {
      signal?.removeEventListener('abort', end)
      end()
    }
  }
}
