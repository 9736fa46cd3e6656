import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { pagePath } from '../../addresses.ts'
import { pageOf } from '../../page-of.ts'
import type { WebVariables } from './web-variables.ts'

type Observe = (method: string, route: string, status: number, seconds: number) => void

/** Assigns each request an id, returned as `x-request-id`, and reports the response time. */
export function observed(observe: Observe): MiddlewareHandler<{ Variables: WebVariables }> {
  return async (c, next) => {
    const startedMs = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    await next()
    c.res.headers.set('x-request-id', requestId)
    const patterns = matchedRoutes(c).map(({ path }) => path)
    const method = methods.has(c.req.method) ? c.req.method : 'other'
    observe(method, routeOf(c.req.path, patterns), c.res.status, (performance.now() - startedMs) / 1000)
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * A metrics label from a closed set: the API's route pattern or the page's name. Never the path itself, or every made-up URL would occupy
 * memory for good.
 * @internal for its test
 */
export function routeOf(path: string, patterns: readonly string[] = []): string {
  if (path.startsWith('/assets/')) return '/assets/*'
  if (path.startsWith('/api/'))
    return patterns.find(pattern => pattern.startsWith('/api/') && !pattern.endsWith('*')) ?? '/api/*'
  if (/^\/(healthz|readyz|metrics|live)$/.test(path)) return path
  const page = pageOf(pagePath(path))
  return page ? `page:${page.name}` : 'other'
}
