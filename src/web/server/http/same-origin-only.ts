import type { Context, MiddlewareHandler } from 'hono'
import { refuse } from './refuse.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * CSRF protection: rejects cross-site changes (403). Browsers state the origin in `Sec-Fetch-Site`, older ones in `Origin`; a change with
 * neither is rejected too.
 */
export function sameOriginOnly(publicUrl: string): MiddlewareHandler {
  const ownOrigin = new URL(publicUrl).origin
  return async (c, next) => {
    if (!safe.has(c.req.method) && !bringsKey(c) && !isForAssistants(c) && !asksAsGuest(c)) {
      const isOwn = isFromHere(c.req.header('sec-fetch-site'), c.req.header('origin'), [
        ownOrigin,
        new URL(c.req.url).origin,
      ])
      const words = 'This change was requested by another site and was refused.'
      if (!isOwn) return refuse(c, { status: 403, code: 'error.other-site', words })
    }
    await next()
  }
}

/** Programs have no origin; they authenticate by a key, which no browser adds by itself, and their cookies are ignored. */
function bringsKey(c: Context): boolean {
  const isForPrograms = /^\/api\/v1\/(?:employer|feeds|jobs)(?:\/|$)/.test(c.req.path)
  return isForPrograms && /^bearer /i.test(c.req.header('authorization') ?? '')
}

/** Other assistants ask at `/mcp` as guests or with a key: cookies are ignored there too, and it checks host and origin itself. */
function isForAssistants(c: Context): boolean {
  return c.req.path === '/mcp'
}

/** Programs may talk to the assistant as a guest: who sends no cookie can use nobody's, and browsers always say where they come from. */
function asksAsGuest(c: Context): boolean {
  const names = ['cookie', 'origin', 'sec-fetch-site']
  return c.req.path === '/api/v1/emma' && names.every(name => c.req.header(name) === undefined)
}

/** Whether a changing request comes from one of our own origins. */
function isFromHere(
  fetchSite: string | undefined,
  origin: string | undefined,
  ownOrigins: string[],
): boolean {
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  return origin !== undefined && ownOrigins.includes(origin)
}
