import type { Context as HonoContext } from 'hono'
import { isOnlyViewed } from '../../domain/caller/actor.ts'
import { isDomainError } from '../../domain/caller/errors.ts'
import { httpOutcome } from '../../domain/caller/http-outcome.ts'
import { readLiveEvents } from '../../domain/live/read-live-events.ts'
import { systemLater } from '../../platform/process/clock.ts'
import type { WebVariables } from '../server/http/web-variables.ts'
import { whoEnters } from '../server/http/who-enters.ts'
import type { WebDeps } from '../server/web-deps.ts'
import { liveStream } from './live-stream.ts'

const mostAtOnce = 100

/**
 * `GET /live`: server-sent events about the caller's own data; `GET /live?after=ID` is the polling fallback for clients whose streams get
 * cut. The stream resumes from `Last-Event-ID`, or from `?from=ID` when another tab takes over.
 */
export function answerLive({ identify, clientOf, live }: WebDeps) {
  return async (c: HonoContext<{ Variables: WebVariables }>): Promise<Response> => {
    const client = clientOf(c)
    const visit = { url: new URL(c.req.url), requestId: c.get('requestId'), locale: 'de' as const, client }
    const asked = await whoEnters(identify, visit)
    const { ctx } = asked
    // Whoever only looks waits for no news.
    if (isOnlyViewed(ctx.actor)) return new Response(null, { status: 204 })
    const headers = new Headers({ 'cache-control': 'private, no-store' })
    for (const cookie of asked.cookies) headers.append('set-cookie', cookie)
    try {
      const after = c.req.query('after')
      if (after !== undefined) {
        const answer = await readLiveEvents(ctx, { afterId: after || null, limit: mostAtOnce })
        return Response.json(answer, { headers })
      }
      const afterId = c.req.header('last-event-id') ?? c.req.query('from') ?? null
      const stream = liveStream({ ctx, live, later: systemLater, afterId })
      if (!stream) return new Response(null, { status: 429, headers: { 'retry-after': '60' } })
      headers.set('content-type', 'text/event-stream; charset=utf-8')
      // Keeps buffering proxies (nginx) from holding events back.
      headers.set('x-accel-buffering', 'no')
      return new Response(stream, { headers })
    } catch (error) {
      if (!isDomainError(error)) throw error
      return new Response(null, { status: httpOutcome(error).status, headers })
    }
  }
}
