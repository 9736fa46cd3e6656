import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from './log.ts'

export type WatchChoices = {
  url: string
  /** Brings the server back, or finds that it is there. Rejects with what is in the way. */
  revive: () => Promise<void>
  onDown: () => void
  onUp: () => void
  /** The last of many tries has failed. */
  onGivenUp: (problem: Error) => void
  log: Log
  /** How long is waited before each new try, in ms; when none is left it is given up. */
  pausesMs?: readonly number[]
}

const probeMs = 5_000
const answerMs = 10_000
/** About two minutes: what a person, or whoever restarts a process that ended, does better comes after that. */
const patience = [0, 500, 1_000, 2_000, 5_000, 10_000, 15_000, 20_000, 30_000, 30_000]

/**
 * Keeps one connection to the server of our own and asks it for a sign of life, so that its end is noticed at once and by everyone:
 * `onDown`, it is revived, `onUp`.
 */
export function watchDatabase(choices: WatchChoices): { close(): Promise<void> } {
  const { url, revive, onDown, onUp, onGivenUp, log, pausesMs = patience } = choices
  const closing = new AbortController()
  const watching = watch()
  return {
    close: async () => {
      closing.abort()
      await watching
    },
  }

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      await whileItAnswers(url, closing.signal)
      if (closing.signal.aborted) return
      onDown()
      log.error('the database has ended or does not answer; it is started again')
      const problem = await reviveWithPatience()
      if (closing.signal.aborted) return
      if (problem) return onGivenUp(problem)
      onUp()
      log.warn('the database is there again')
    }
  }

  async function reviveWithPatience(): Promise<Error | null> {
    let problem = new Error('The database can not be started again')
    for (const pauseMs of pausesMs) {
      await pause(pauseMs, undefined, { signal: closing.signal }).catch(() => {})
      if (closing.signal.aborted) return null
      try {
        await revive()
        return null
      } catch (error) {
        problem = error instanceof Error ? error : problem
        log.error({ err: error }, 'the database could not be started again')
      }
    }
    return problem
  }
}

/** Comes back when the connection is gone, a sign of life stays out, or `signal` says so. */
async function whileItAnswers(url: string, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'kittel watch',
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  })
  const gone = new AbortController()
  client.on('error', () => gone.abort())
  client.on('end', () => gone.abort())
  const either = AbortSignal.any([signal, gone.signal])
  try {
    await client.connect()
    while (!either.aborted) {
      await client.query('select 1')
      await pause(probeMs, undefined, { signal: either, ref: false })
    }
  } catch {
    // However it ended: whoever called decides what to do about it.
  } finally {
    void client.end().catch(() => {})
  }
}
