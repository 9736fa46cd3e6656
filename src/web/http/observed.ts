import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { pagePath } from '../addresses.ts'
import { pageOf } from '../page-of.ts'
import type { WebVariables } from './web-variables.ts'

type Observe = (method: string, route: string, status: number, seconds: number) => void

/** Gives every request an id, says it in `x-request-id`, and reports how long the answer took. */
export function observed(observe: Observe): MiddlewareHandler<{ Variables: WebVariables }> {
  return async (c, next) => {
    const startedMs = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    await next()
    c.header('x-request-id', requestId)
    observe(c.req.method, routeOf(c.req.path), c.res.status, (performance.now() - startedMs) / 1000)
  }
}

/** A pattern with few values: one label for each job or unknown address would grow without end. */
export function routeOf(path: string): string {
  if (path.startsWith('/assets/')) return '/assets/*'
  if (path.startsWith('/api/'))
    return path
      .replace(/\/[^/]*\d[^/]*(?=\/|$)/g, match => (/^\/v\d$/.test(match) ? match : '/:id'))
      .slice(0, 60)
  if (/^\/(healthz|readyz|metrics|live)$/.test(path)) return path
  const page = pageOf(pagePath(path))
  return page ? `page:${page.name}` : 'other'
}
