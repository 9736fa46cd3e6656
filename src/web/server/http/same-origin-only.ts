import type { Context, MiddlewareHandler } from 'hono'
import { refuse } from './refuse.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that another site asks for in a visitor's name (403). Browsers say where a request comes from in
 * `Sec-Fetch-Site`, older ones in `Origin`; a change that says neither is refused too.
 */
export function sameOriginOnly(publicUrl: string): MiddlewareHandler {
  const ownOrigin = new URL(publicUrl).origin
  return async (c, next) => {
    if (!safe.has(c.req.method) && !bringsKey(c)) {
      const isOwn = isFromHere(c.req.header('sec-fetch-site'), c.req.header('origin'), [
        ownOrigin,
        new URL(c.req.url).origin,
      ])
      const words = 'This change was asked for by another site and was refused.'
      if (!isOwn) return refuse(c, { status: 403, code: 'error.other-site', words })
    }
    await next()
  }
}

/** Programs come from no page; they bring a key, which no browser adds by itself, and their cookies are not read. */
function bringsKey(c: Context): boolean {
  const isForPrograms = /^\/api\/v1\/(?:employer|feeds|jobs)(?:\/|$)/.test(c.req.path)
  return isForPrograms && /^bearer /i.test(c.req.header('authorization') ?? '')
}

/** Whether the headers of a changing request say that it comes from one of the own origins. */
function isFromHere(
  fetchSite: string | undefined,
  origin: string | undefined,
  ownOrigins: string[],
): boolean {
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  return origin !== undefined && ownOrigins.includes(origin)
}
