import type { Later } from '../../platform/process/clock.ts'
import { addUp, countedOnly, type MetricsOfProcess } from '../../platform/process/metrics.ts'
import type { ProcessCount } from './messages.ts'
import { type FurtherOptions, type FurtherProcess, runFurther } from './run-further.ts'

export type FurtherProcesses = {
  /** Until {@link FurtherProcesses.resume} they answer 503 on the connections that they have. */
  hold(): void
  resume(): void
  tellProxy(): void
  /** Of each, and of those that have ended what only ever grows. */
  readMetrics(): Promise<MetricsOfProcess[]>
  count(): ProcessCount
  /** Lets all finish their requests, and ends what has not ended by then. */
  close(graceMs: number): Promise<void>
}

type Options = FurtherOptions & {
  /** How many, beside this one. */
  further: number
  later: Later
}

const firstPauseMs = 1_000
const longestPauseMs = 60_000
/** A process that has run for so long has not died of its start. */
const calmMs = 60_000

/** Runs further processes of this site; one that ends is replaced, after a pause that grows while they keep ending. */
export function openFurtherProcesses(options: Options): FurtherProcesses {
  const { further, log, later } = options
  const running = new Set<FurtherProcess>()
  const pauses = new Set<() => void>()
  let departed: Promise<MetricsOfProcess> = Promise.resolve([])
  let isHeld = false
  let isClosed = false

  const run = async (failures: number) => {
    const begunMs = performance.now()
    const one = runFurther(options)
    running.add(one)
    if (isHeld) one.tell('hold')
    const how = await one.gone
    running.delete(one)
    departed = departed.then(others => addUp([others, countedOnly(one.lastMetrics())]))
    if (isClosed) return
    const before = performance.now() - begunMs > calmMs ? 0 : failures
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** before)
    log.error({ ...how, pauseMs }, 'a process of the site has ended and is replaced')
    const cancel = later(() => {
      pauses.delete(cancel)
      void run(before + 1)
    }, pauseMs)
    pauses.add(cancel)
  }
  for (let at = 0; at < further; at++) void run(0)

  const tellAll = (what: 'hold' | 'resume' | 'seeProxy') => {
    for (const one of running) one.tell(what)
  }
  return {
    hold: () => {
      isHeld = true
      tellAll('hold')
    },
    resume: () => {
      isHeld = false
      tellAll('resume')
    },
    tellProxy: () => tellAll('seeProxy'),
    readMetrics: async () => {
      const own = await Promise.all([...running].map(one => one.readMetrics()))
      return [await departed, ...own].filter(({ length }) => length > 0)
    },
    count: () => ({
      answering: 1 + [...running].filter(one => one.isAnswering()).length,
      wanted: 1 + further,
    }),
    close: async graceMs => {
      isClosed = true
      for (const cancel of pauses) cancel()
      await Promise.all([...running].map(one => one.close(graceMs)))
    },
  }
}
