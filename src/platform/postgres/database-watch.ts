import pg from 'pg'
import type { Later } from '../process/clock.ts'
import type { Log } from '../process/log.ts'

export type WatchChoices = {
  url: string
  /** Restarts the server, or finds it running. Rejects with the reason when it cannot. */
  revive: () => Promise<void>
  onDown: () => void
  onUp: () => void
  /** Called when the last retry has failed. */
  onGivenUp: (problem: Error) => void
  log: Log
  /** Timer used between retries. */
  later?: Later | undefined
}

const probeMs = 5_000
const answerMs = 10_000
/** Delay in ms before each retry, about two minutes in all. After that a person, or the supervisor that restarts a process, does better. */
const patienceMs = [0, 500, 1_000, 2_000, 5_000, 10_000, 15_000, 20_000, 30_000, 30_000]

/** Keeps the process alive, which may have nothing else to do while its database is down. */
const laterHere: Later = (work, delayMs) => {
  const timer = setTimeout(work, delayMs)
  return () => clearTimeout(timer)
}

/** Keeps one connection to the embedded server and sends heartbeats, so that its end is noticed at once: `onDown`, revive, `onUp`. */
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
      log.error('the database has stopped or does not respond; restarting it')
      const problem = await reviveWithPatience()
      if (closing.signal.aborted) return
      if (problem) return onGivenUp(problem)
      onUp()
      log.warn('the database is available again')
    }
  }

  async function reviveWithPatience(): Promise<Error | null> {
    let problem = new Error('The database cannot be restarted')
    for (const pauseMs of patienceMs) {
      await pause(later, pauseMs, closing.signal)
      if (closing.signal.aborted) return null
      try {
        await revive()
        return null
      } catch (error) {
        problem = error instanceof Error ? error : problem
        log.error({ err: error }, 'the database could not be restarted')
      }
    }
    return problem
  }
}

type Asked = { url: string; later: Later; signal: AbortSignal }

/** Returns when the connection is lost, a heartbeat fails, or `signal` aborts. */
async function whileItAnswers(asked: Asked): Promise<void> {
  let isThere = true
  while (isThere && !asked.signal.aborted) isThere = await isFullAfterWatching(asked)
}

/** Watches one connection until it ends; true when all connections were taken, in which case the server needs no restart. */
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
    // However else it ended, the caller decides what to do.
    return isFull
  } finally {
    void client.end().catch(() => {})
  }
}

/** Returns early when `signal` aborts. */
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
