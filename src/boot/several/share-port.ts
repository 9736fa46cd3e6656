import type { Env } from '../../config/env.ts'
import type { Later } from '../../platform/process/clock.ts'
import type { Log } from '../../platform/process/log.ts'
import type { EarlyServer } from '../early-server.ts'
import { openHandOver } from './hand-over.ts'
import type { StartFacts } from './messages.ts'
import { type FurtherProcesses, openFurtherProcesses } from './open-further-processes.ts'
import type { CommonCalls } from './run-further.ts'
import { readerOf, type Together } from './together.ts'

type Given = {
  env: Env
  server: EarlyServer
  together: Together
  facts: Omit<StartFacts, 'isProxySeen'>
  graceMs: number
  log: Log
  later: Later
}

/** Lets further processes answer on the port of this one. */
export function sharePort(given: Given): FurtherProcesses {
  const { env, server, together, facts, graceMs, log, later } = given
  const { views, searchCounter, proxy } = together
  const own: CommonCalls = {
    rateLimit: (counted, key) => together.rateLimitOf(counted)(key),
    see: (reader, view) => views.see(readerOf(reader), view),
    visit: reader => views.visit(readerOf(reader)),
    noteSearch: (reader, search) => searchCounter.note(readerOf(reader), search),
    seeProxy: proxy.see,
    metrics: together.metrics,
    processes: together.processes,
  }
  const handOver = openHandOver(server.take)
  server.share(handOver.hand)
  return openFurtherProcesses({
    further: env.WEB_PROCESSES - 1,
    isProduction: env.isProduction,
    handOver,
    startFacts: () => ({ ...facts, isProxySeen: proxy.isSeen() }),
    own,
    graceMs,
    log,
    later,
  })
}
