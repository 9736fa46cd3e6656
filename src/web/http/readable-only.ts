import type { MiddlewareHandler } from 'hono'

/** Refuses addresses with a NUL in them (400): no page has one, and the database takes none in a text. */
export function readableOnly(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.url.includes('%00')) return c.text('This address can not be read.\n', 400)
    await next()
  }
}
