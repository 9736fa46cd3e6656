import type { Env } from '../../config/env.ts'
import type { Context } from '../../domain/caller/context.ts'
import { openSearchCounter } from '../../domain/statistics/open-search-counter.ts'
import { openViewCounter } from '../../domain/statistics/open-view-counter.ts'
import { systemClock, systemLater } from '../../platform/process/clock.ts'
import type { Metrics } from '../../platform/process/metrics.ts'
import { renderMetrics } from '../answer-metrics.ts'
import type { Close } from '../open-pages.ts'
import type { FurtherProcesses } from './open-further-processes.ts'
import { proxyMark, rateLimitsOf, type Together } from './together.ts'

type Given = {
  env: Env
  ctx: Context
  metrics: Metrics
  /** Null while there are none. */
  further: () => FurtherProcesses | null
  opened: Close[]
}

/** Of the first or only process, which counts for all. */
export async function openTogetherHere({ env, ctx, metrics, further, opened }: Given): Promise<Together> {
  const counting = { db: ctx.db, now: systemClock, later: systemLater, log: ctx.log }
  const views = openViewCounter(counting)
  opened.push(() => views.close())
  const searchCounter = await openSearchCounter(counting)
  opened.push(() => searchCounter.close())
  return {
    rateLimitOf: rateLimitsOf(env.API_REQUESTS_PER_MINUTE),
    views,
    searchCounter,
    proxy: proxyMark(false, () => further()?.tellProxy()),
    metrics: async () => renderMetrics({ metrics, ctx }, (await further()?.readMetrics()) ?? []),
    processes: async () => further()?.count() ?? { answering: 1, wanted: 1 },
  }
}
