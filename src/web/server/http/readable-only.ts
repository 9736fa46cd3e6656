import type { MiddlewareHandler } from 'hono'
import { refuse } from './refuse.ts'

/** Refuses addresses with a NUL in them (400): no page has one, and the database takes none in a text. */
export function readableOnly(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.url.includes('%00'))
      return refuse(c, { status: 400, code: 'error.invalid', words: 'This address can not be read.' })
    await next()
  }
}
