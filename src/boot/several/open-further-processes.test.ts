import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { setImmediate as next } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { createLog } from '../../platform/process/log.ts'
import { createMetrics } from '../../platform/process/metrics.ts'
import { openHandOver } from './hand-over.ts'
import { openLine } from './line.ts'
import type { CalledOfFirst, CalledOfFurther } from './messages.ts'
import { openFurtherProcesses } from './open-further-processes.ts'
import type { CommonCalls } from './run-further.ts'

const log = createLog('silent')
const noIndex = () => ({ jobs: 7, bytes: 100, lagRows: 0, lagSeconds: 0 })

/** What the first process holds of another, and that other: it does what it is told, and notes it. */
class Double extends EventEmitter {
  readonly pid = 1
  readonly heard: string[] = []
  readonly metrics = createMetrics(noIndex)
  readonly #line = openLine<CalledOfFirst>(message => this.emit('message', message), this.#calls(), log)

  #calls(): CalledOfFurther {
    const note = (what: string) => void this.heard.push(what)
    return {
      start: async () => note('start'),
      hold: () => note('hold'),
      resume: () => note('resume'),
      seeProxy: () => note('proxy'),
      readMetrics: () => this.metrics.read(),
      stop: async () => this.end(),
    }
  }
  send(message: object, _handle?: unknown): boolean {
    this.#line.hear(message)
    return true
  }
  leave(): void {
    this.#line.tell('leave')
  }
  end(): void {
    this.emit('exit', 0, null)
  }
  kill(): boolean {
    this.end()
    return true
  }
}

function open(further: number) {
  const doubles: Double[] = []
  const pauses: { work: () => void; ms: number }[] = []
  const processes = openFurtherProcesses({
    further,
    isProduction: false,
    handOver: openHandOver(() => {}),
    startFacts: () => ({
      databaseUrl: '',
      isEmbedded: true,
      databaseFolder: null,
      paymentSecret: '',
      isProxySeen: false,
    }),
    // The cast: nothing is asked of the first process here.
    own: {} as CommonCalls,
    graceMs: 10,
    log,
    later: (work, ms) => {
      pauses.push({ work, ms })
      return () => {}
    },
    begin: () => {
      const double = new Double()
      doubles.push(double)
      // The cast: of a process only this is used.
      return double as unknown as ChildProcess
    },
  })
  return { doubles, pauses, processes }
}

describe('further processes of a site', () => {
  it('are told what concerns all, those that come later as well', async () => {
    const { doubles, processes, pauses } = open(2)
    await next()
    expect(processes.count()).toEqual({ answering: 3, wanted: 3 })
    processes.hold()
    doubles[0]?.end()
    await next()
    expect(processes.count()).toEqual({ answering: 2, wanted: 3 })
    pauses[0]?.work()
    await next()
    processes.tellProxy()
    processes.resume()
    expect(doubles.map(({ heard }) => heard.join(' '))).toEqual([
      'start hold',
      'start hold proxy resume',
      'start hold proxy resume',
    ])
  })

  it('are replaced after a pause that grows while they keep ending, and not when the site closes', async () => {
    const { doubles, processes, pauses } = open(1)
    for (let count = 0; count < 8; count++) {
      await next()
      doubles.at(-1)?.end()
      await next()
      pauses.at(-1)?.work()
    }
    expect(pauses.map(({ ms }) => ms / 1_000)).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
    await next()
    await processes.close(10)
    expect([doubles.length, pauses.length]).toEqual([9, 8])
  })

  it('are stopped and replaced when somebody ends one of them', async () => {
    const { doubles, processes, pauses } = open(1)
    await next()
    doubles[0]?.leave()
    await vi.waitFor(() => expect(pauses).toHaveLength(1))
    expect(processes.count()).toEqual({ answering: 1, wanted: 2 })
  })

  it('are told once to stop, however many signals there are', async () => {
    const { doubles, processes } = open(1)
    await next()
    const [double] = doubles
    const end = vi.spyOn(double as Double, 'end').mockImplementation(() => {})
    double?.leave()
    const closed = processes.close(10)
    double?.leave()
    await vi.waitFor(() => expect(end).toHaveBeenCalledOnce())
    end.mockRestore()
    double?.end()
    await closed
  })

  it('add their figures to those of the first, also when they have ended since', async () => {
    const { doubles, processes } = open(2)
    await next()
    const first = createMetrics(noIndex)
    for (const { observeRequest } of [first, ...doubles.map(({ metrics }) => metrics)])
      observeRequest('GET', 'page:jobs', 200, 0.003)
    const figure = async (line: string) =>
      (await first.render(await processes.readMetrics())).text.split('\n').find(each => each.startsWith(line))
    const asked = 'http_requests_total{method="GET",route="page:jobs",status="200"}'
    expect(await figure(asked)).toBe(`${asked} 3`)
    expect(await figure('search_index_jobs ')).toBe('search_index_jobs 7')
    expect(await figure('search_index_bytes ')).toBe('search_index_bytes 300')
    doubles[0]?.end()
    await next()
    expect(await figure(asked)).toBe(`${asked} 3`)
    expect(await figure('search_index_bytes ')).toBe('search_index_bytes 200')
  })
})
