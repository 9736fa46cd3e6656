import type { CountedCalls } from '../../api/counted-calls.values.ts'
import type { AskedSearch } from '../../domain/caller/search-counter.ts'
import type { RateLimitState } from '../../platform/network/rate-limit.ts'
import type { MetricsOfProcess, RenderedMetrics } from '../../platform/process/metrics.ts'
import type { NoTurn } from '../../platform/process/turns.ts'

/** What a further process is told with its start, over the channel, where no list of processes shows it. */
export type StartFacts = {
  databaseUrl: string
  isEmbedded: boolean
  databaseFolder: string | null
  /** Signs the events of played payments, which any process may be told of. */
  paymentSecret: string
  isProxySeen: boolean
}

/** All that counting needs of somebody. */
export type SeenReader = { address: string; userAgent: string }

export type TurnAnswer = 'begun' | NoTurn['reason']

export type ProcessCount = { answering: number; wanted: number }

/** What the first process does for a further one. */
export type CalledOfFirst = {
  rateLimit(counted: CountedCalls, key: string): RateLimitState | Promise<RateLimitState>
  see(reader: SeenReader, view: { jobId: number; counter: 'views' | 'starts' }): void
  visit(reader: SeenReader): void
  noteSearch(reader: SeenReader, search: AskedSearch): void
  seeProxy(): void
  metrics(): Promise<RenderedMetrics>
  processes(): ProcessCount | Promise<ProcessCount>
  /** A turn to read a file that somebody has sent, see `platform/files/read-apart.ts`; given back with `endTurn`. */
  beginTurn(id: string, who: string): Promise<TurnAnswer>
  endTurn(id: string): void
  /** A connection has arrived, or has been closed by its client on the way. */
  took(id: number): void
  /** Somebody wants to end it: hand it nothing more, and stop it. */
  leave(): void
}

/** What a further process does for the first. */
export type CalledOfFurther = {
  /** Answered when it can take connections. */
  start(facts: StartFacts): Promise<void>
  hold(): void
  resume(): void
  seeProxy(): void
  readMetrics(): Promise<MetricsOfProcess>
  stop(graceMs: number): Promise<void>
}
