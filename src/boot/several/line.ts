import { z } from 'zod'
import type { Log } from '../../platform/process/log.ts'

/** What one process does for another; arguments and results are sent as JSON, and the types of each method alone say what it takes. */
type Methods = Record<string, (...given: never[]) => unknown>

export type Line<Theirs extends Methods> = {
  /** Rejects with what went wrong there, or when the line ends. */
  ask<Name extends keyof Theirs & string>(
    name: Name,
    ...given: Parameters<Theirs[Name]>
  ): Promise<Awaited<ReturnType<Theirs[Name]>>>
  /** The same without waiting for an answer; lost when the line has ended. */
  tell<Name extends keyof Theirs & string>(name: Name, ...given: Parameters<Theirs[Name]>): void
  hear(message: unknown): void
  /** Nobody is there any more: what was asked is not answered. */
  end(): void
}

const messageSchema = z.union([
  z.object({ kind: z.literal('ask'), id: z.number(), name: z.string(), given: z.array(z.unknown()) }),
  z.object({ kind: z.literal('tell'), name: z.string(), given: z.array(z.unknown()) }),
  z.object({ kind: z.literal('answer'), id: z.number(), value: z.unknown().optional() }),
  z.object({ kind: z.literal('failure'), id: z.number(), problem: z.string() }),
])

type Asked = { resolve: (value: unknown) => void; reject: (problem: Error) => void }

/** Calls over the channel between two processes of the site, in both directions. */
export function openLine<Theirs extends Methods>(
  send: (message: object) => void,
  own: Methods,
  log: Log,
): Line<Theirs> {
  const open = new Map<number, Asked>()
  let count = 0
  let hasEnded = false

  // The cast: both sides are of one release, and what is sent has the types of the method.
  const call = (name: string, given: unknown[]) => own[name]?.(...(given as never[]))
  const answer = async (id: number, name: string, given: unknown[]) => {
    try {
      send({ kind: 'answer', id, value: await call(name, given) })
    } catch (error) {
      send({ kind: 'failure', id, problem: error instanceof Error ? error.message : String(error) })
    }
  }
  const obey = async (name: string, given: unknown[]) => {
    try {
      await call(name, given)
    } catch (error) {
      log.warn({ err: error, call: name }, 'what another process of the site told was not done')
    }
  }
  const settle = (id: number, how: (asked: Asked) => void) => {
    const asked = open.get(id)
    open.delete(id)
    if (asked) how(asked)
  }

  return {
    ask: (name, ...given) =>
      new Promise((resolve, reject) => {
        if (hasEnded) return reject(new Error(`nobody answers: ${name}`))
        const id = ++count
        // The cast: both sides are of one release, and the types of the method say what it answers.
        open.set(id, { resolve: resolve as Asked['resolve'], reject })
        send({ kind: 'ask', id, name, given })
      }),
    tell: (name, ...given) => {
      if (!hasEnded) send({ kind: 'tell', name, given })
    },
    hear: received => {
      const { success, data } = messageSchema.safeParse(received)
      if (!success) return
      if (data.kind === 'ask') void answer(data.id, data.name, data.given)
      else if (data.kind === 'tell') void obey(data.name, data.given)
      else if (data.kind === 'answer') settle(data.id, ({ resolve }) => resolve(data.value))
      else settle(data.id, ({ reject }) => reject(new Error(data.problem)))
    },
    end: () => {
      hasEnded = true
      for (const [id] of open) settle(id, ({ reject }) => reject(new Error('the other process has ended')))
    },
  }
}
