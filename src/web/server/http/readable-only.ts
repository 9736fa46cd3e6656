import type { MiddlewareHandler } from 'hono'
import { refuse } from './refuse.ts'

/** Rejects URLs containing NUL (400): no page has one, and PostgreSQL would fail with an error, because its text cannot hold NUL. */
export function readableOnly(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.url.includes('%00'))
      return refuse(c, { status: 400, code: 'error.invalid', words: 'The address is malformed.' })
    await next()
  }
}
