import pg from 'pg'
import type { Later } from '../process/clock.ts'
import type { Log } from '../process/log.ts'

export type WatchChoices = {
  url: string
  /** Brings the server back, or finds that it is there. Rejects with what is in the way. */
  revive: () => Promise<void>
  onDown: () => void
  onUp: () => void
  /** The last of many tries has failed. */
  onGivenUp: (problem: Error) => void
  log: Log
  /** Waits between tries. */
  later?: Later | undefined
}

const probeMs = 5_000
const answerMs = 10_000
/** In ms before each new try: about two minutes. What a person, or whoever restarts a process that ended, does better comes after that. */
const patienceMs = [0, 500, 1_000, 2_000, 5_000, 10_000, 15_000, 20_000, 30_000, 30_000]

/** Keeps the process, which may have nothing else to do while its database is gone. */
const laterHere: Later = (work, delayMs) => {
  const timer = setTimeout(work, delayMs)
  return () => clearTimeout(timer)
}

/**
 * Keeps one connection to the server of our own and asks it for a sign of life, so that its end is noticed at once and by everyone:
 * `onDown`, it is revived, `onUp`.
 */
export function watchDatabase(choices: WatchChoices): { close(): Promise<void> } {
  const { url, revive, onDown, onUp, onGivenUp, log, later = laterHere } = choices
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
      await whileItAnswers({ url, later, signal: closing.signal })
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
    for (const pauseMs of patienceMs) {
      await pause(later, pauseMs, closing.signal)
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

type Asked = { url: string; later: Later; signal: AbortSignal }

/** Comes back when the connection is gone, a sign of life stays out, or `signal` says so. */
async function whileItAnswers(asked: Asked): Promise<void> {
  let isThere = true
  while (isThere && !asked.signal.aborted) isThere = await isFullAfterWatching(asked)
}

/** Watches over one connection to its end; true when there was none to be had because all are taken, which needs no start. */
async function isFullAfterWatching({ url, later, signal }: Asked): Promise<boolean> {
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
      await pause(later, probeMs, either)
    }
    return false
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === '53300'
    if (isFull) await pause(later, probeMs, signal)
    // However else it ended: whoever called decides what to do about it.
    return isFull
  } finally {
    void client.end().catch(() => {})
  }
}

/** Over at once when `signal` says so. */
function pause(later: Later, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) return resolve()
    const end = () => {
      cancel()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const cancel = later(end, ms)
    signal.addEventListener('abort', end, { once: true })
  })
}
