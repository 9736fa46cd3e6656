import { type CountedCalls, countedCalls, countedSeconds } from '../../api/counted-calls.values.ts'
import { guest } from '../../domain/caller/actor.ts'
import { noClient } from '../../domain/caller/client.ts'
import type { Caller } from '../../domain/caller/context.ts'
import type { SearchCounter } from '../../domain/caller/search-counter.ts'
import { isCountedReader } from '../../domain/statistics/is-counted-reader.ts'
import type { ViewCounter } from '../../domain/statistics/open-view-counter.ts'
import { createRateLimit, type RateLimit } from '../../platform/network/rate-limit.ts'
import type { RenderedMetrics } from '../../platform/process/metrics.ts'
import type { Line } from './line.ts'
import type { CalledOfFirst, ProcessCount, SeenReader } from './messages.ts'

/** What holds for all processes of the site as one: the first counts, and the others ask it. */
export type Together = {
  rateLimitOf: (counted: CountedCalls) => RateLimit
  views: Pick<ViewCounter, 'see' | 'visit'>
  searchCounter: SearchCounter
  /** Whether a request has come through a proxy, to whichever process. */
  proxy: ProxyMark
  metrics(): Promise<RenderedMetrics>
  processes(): Promise<ProcessCount>
}

export type ProxyMark = { isSeen(): boolean; see(): void }

export function proxyMark(isSeenAlready: boolean, tellOthers: () => void): ProxyMark {
  let isSeen = isSeenAlready
  return {
    isSeen: () => isSeen,
    see: () => {
      if (!isSeen) tellOthers()
      isSeen = true
    },
  }
}

export function rateLimitsOf(requestsPerMinute: number): (counted: CountedCalls) => RateLimit {
  const limits = new Map(
    countedCalls.map(counted => [counted, createRateLimit(requestsPerMinute, countedSeconds)]),
  )
  return counted => limits.get(counted) ?? createRateLimit(requestsPerMinute, countedSeconds)
}

/** Of a further process: what it sees it tells the first, where nobody is counted twice. */
export function togetherByFirst(first: Line<CalledOfFirst>, proxy: ProxyMark): Together {
  const searchCounter: SearchCounter = {
    note: (reader, search) => tellOf(reader, seen => first.tell('noteSearch', seen, search)),
  }
  return {
    rateLimitOf: counted => key => first.ask('rateLimit', counted, key),
    views: {
      see: (reader, view) => tellOf(reader, seen => first.tell('see', seen, view)),
      visit: reader => tellOf(reader, seen => first.tell('visit', seen)),
    },
    searchCounter,
    proxy,
    metrics: () => first.ask('metrics'),
    processes: () => first.ask('processes'),
  }
}

function tellOf(reader: Pick<Caller, 'actor' | 'client'>, tell: (seen: SeenReader) => void): void {
  const { address, userAgent } = reader.client
  if (isCountedReader(reader)) tell({ address, userAgent })
}

/** The same reader in the first process; who it is beyond that is not told. */
export function readerOf({ address, userAgent }: SeenReader) {
  return { actor: guest, client: { ...noClient, address, userAgent } }
}
