import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { variablesAsGiven } from '../../config/for-visitors.ts'
import { readingTurns } from '../../platform/files/read-apart.ts'
import type { Log } from '../../platform/process/log.ts'
import type { MetricsOfProcess } from '../../platform/process/metrics.ts'
import type { Give, HandOver } from './hand-over.ts'
import { openLine } from './line.ts'
import type { CalledOfFirst, CalledOfFurther, StartFacts } from './messages.ts'
import { lendTurns } from './reading-turns.ts'

/** One further process, from its beginning to its end. */
export type FurtherProcess = {
  /** Whether connections are handed to it. */
  isAnswering(): boolean
  tell(what: 'hold' | 'resume' | 'seeProxy'): void
  /** The last ones that are known, when it does not answer soon. */
  readMetrics(): Promise<MetricsOfProcess>
  lastMetrics(): MetricsOfProcess
  /** Lets it finish its requests; ends it when it has not ended by then. */
  close(graceMs: number): Promise<void>
  /** How it has ended, for the log; never rejects. */
  gone: Promise<object>
}

export type FurtherOptions = {
  isProduction: boolean
  handOver: HandOver
  startFacts: () => StartFacts
  /** What each may ask of this process. */
  own: CommonCalls
  graceMs: number
  log: Log
  /** For tests: instead of a process of the site. */
  begin?: () => ChildProcess
}

export type CommonCalls = Omit<CalledOfFirst, 'leave' | 'took' | 'beginTurn' | 'endTurn'>

/** How long one that does not answer may delay figures. */
const metricsMs = 2_000
/** After the grace for requests: closing what else it has open. */
const closingMs = 3_000

export function runFurther(options: FurtherOptions): FurtherProcess {
  const { handOver, startFacts, graceMs, log, begin = () => forkFurther(options) } = options
  const child = begin()
  const connections = openConnections(child)
  const turns = lendTurns(readingTurns())
  const own: CalledOfFirst = {
    ...options.own,
    leave: () => stop(graceMs),
    took: connections.took,
    beginTurn: turns.begin,
    endTurn: turns.end,
  }
  const line = openLine<CalledOfFurther>(message => child.send(message, () => {}), own, log)
  let metrics: MetricsOfProcess = []
  let takeOut: (() => void) | null = null
  let isStopping = false

  const handNothing = () => {
    takeOut?.()
    takeOut = null
  }
  const stop = (ms: number) => {
    // A signal to all processes at once reaches it here twice.
    if (isStopping) return
    isStopping = true
    handNothing()
    line.tell('stop', ms)
  }
  const gone = whenGone(child).then(how => {
    handNothing()
    turns.endAll()
    line.end()
    return how
  })
  child.on('message', message => line.hear(message))
  line.ask('start', startFacts()).then(
    () => {
      if (!isStopping) takeOut = handOver.add(connections.give)
    },
    (error: unknown) => {
      if (!isStopping) log.error({ err: error }, 'a process of the site has not started')
      child.kill('SIGKILL')
    },
  )
  return {
    isAnswering: () => takeOut !== null,
    tell: what => line.tell(what),
    readMetrics: async () => {
      if (!takeOut) return metrics
      const patience = new Promise<null>(resolve => setTimeout(() => resolve(null), metricsMs).unref())
      metrics = (await Promise.race([line.ask('readMetrics').catch(() => null), patience])) ?? metrics
      return metrics
    },
    lastMetrics: () => metrics,
    close: async ms => {
      stop(ms)
      const force = setTimeout(() => child.kill('SIGKILL'), ms + closingMs)
      await gone
      clearTimeout(force)
    },
    gone,
  }
}

/** Connections on their way to a process; what is on the channel when that ends is lost, so each stays open here until it has arrived. */
function openConnections(child: ChildProcess) {
  const open = new Map<number, (problem: Error | null) => void>()
  let count = 0
  const settle = (id: number, problem: Error | null) => {
    const taken = open.get(id)
    open.delete(id)
    taken?.(problem)
  }
  const give: Give = (socket, taken) => {
    const id = ++count
    open.set(id, taken)
    child.send({ kind: 'connection', id }, socket, { keepOpen: true }, error => error && settle(id, error))
  }
  return { give, took: (id: number) => settle(id, null) }
}

function forkFurther({ isProduction }: FurtherOptions): ChildProcess {
  return fork(fileURLToPath(new URL('./process.ts', import.meta.url)), {
    env: variablesAsGiven(isProduction),
  })
}

function whenGone(child: ChildProcess): Promise<object> {
  return new Promise(resolve => {
    child.on('exit', (code, by) => resolve({ process: child.pid, code, by }))
    // One that could not be started never exits; other errors are of messages to one that has just ended.
    child.on('error', error => {
      if (child.pid === undefined) resolve({ err: error })
    })
  })
}
