import type { Context as HonoContext } from 'hono'
import { isDomainError } from '../../domain/caller/errors.ts'
import { readNews } from '../../domain/live/read-news.ts'
import { systemLater } from '../../platform/process/clock.ts'
import type { WebVariables } from '../server/http/web-variables.ts'
import { whoEnters } from '../server/http/who-enters.ts'
import { statuses } from '../server/outcome.server.ts'
import type { WebDeps } from '../server/web-deps.ts'
import { newsStream } from './news-stream.ts'

const mostAtOnce = 100

/**
 * `GET /live` is the stream of what happens to the reader's own things; `GET /live?after=ID` the same as one answer, for browsers
 * whose connections are cut. The stream goes on from `Last-Event-ID`, or from `?from=ID` when another tab takes over.
 */
export function answerLive({ identify, visitorOf, live }: WebDeps) {
  return async (c: HonoContext<{ Variables: WebVariables }>): Promise<Response> => {
    const visitor = visitorOf(c)
    const visit = { url: new URL(c.req.url), requestId: c.get('requestId'), locale: 'de' as const, visitor }
    const asked = await whoEnters(identify, visit)
    const { ctx } = asked
    const headers = new Headers({ 'cache-control': 'private, no-store' })
    for (const cookie of asked.cookies) headers.append('set-cookie', cookie)
    try {
      const after = c.req.query('after')
      if (after !== undefined) {
        const news = await readNews(ctx, { afterId: after || null, limit: mostAtOnce })
        return Response.json(news, { headers })
      }
      const afterId = c.req.header('last-event-id') ?? c.req.query('from') ?? null
      const stream = newsStream({ ctx, live, later: systemLater, afterId })
      if (!stream) return new Response(null, { status: 429, headers: { 'retry-after': '60' } })
      headers.set('content-type', 'text/event-stream; charset=utf-8')
      // A proxy that collects answers before it passes them on would hold news back.
      headers.set('x-accel-buffering', 'no')
      return new Response(stream, { headers })
    } catch (error) {
      if (!isDomainError(error)) throw error
      return new Response(null, { status: statuses[error.kind], headers })
    }
  }
}
