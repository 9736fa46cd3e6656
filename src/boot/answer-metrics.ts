import { hash, timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context as HonoContext } from 'hono'
import type { Env } from '../config/env.ts'
import type { Context } from '../domain/caller/context.ts'
import { readSystemFigures } from '../domain/operation/read-system.ts'
import type { Metrics, MetricsOfProcess, RenderedMetrics } from '../platform/process/metrics.ts'
import { isFromProgramHere } from '../web/server/http/own-machine.ts'
import { systemGauges } from './system-gauges.ts'

/**
 * Metrics for monitoring: with a token for those who present it, without one only for programs on this machine. Requests through a proxy
 * count as remote, although their connection is local.
 */
export async function answerMetrics(
  c: HonoContext<{ Bindings: HttpBindings }>,
  { METRICS_TOKEN: token }: Pick<Env, 'METRICS_TOKEN'>,
  read: () => Promise<RenderedMetrics>,
): Promise<Response> {
  if (token !== undefined && !isToken(c.req.header('authorization'), token))
    return refusal(401, 'These metrics require METRICS_TOKEN as a bearer token.')
  if (token === undefined && !isFromProgramHere(c.env.incoming))
    return refusal(403, 'These metrics are only available on this machine, unless METRICS_TOKEN is set.')
  const { text, contentType } = await read()
  return new Response(text, { headers: { 'content-type': contentType, 'cache-control': 'no-store' } })
}

/** What this process knows of itself and of the system, with the metrics of the `others` added up. */
export async function renderMetrics(
  { metrics, ctx }: { metrics: Metrics; ctx: Context },
  others: readonly MetricsOfProcess[],
): Promise<RenderedMetrics> {
  // A silent database must not hide what the processes know of themselves.
  const facts = await readSystemFigures(ctx).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'figures of the system could not be read')
  })
  if (facts) metrics.setGauges(systemGauges(facts))
  return metrics.render(others)
}

function isToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer (\S{1,400})$/i.exec(authorization ?? '')?.[1] ?? ''
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(given), digest(token))
}

function refusal(status: 401 | 403, words: string): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(`${words}\n`, {
    status,
    headers: status === 401 ? { ...headers, 'www-authenticate': 'Bearer' } : headers,
  })
}
