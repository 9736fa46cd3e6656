import type { MiddlewareHandler } from 'hono'
import { localeOf } from '../../addresses.ts'
import { inLanguage, pageOf } from '../../page-of.ts'
import { readCookies } from './cookies.ts'

/**
 * Redirects clients who chose English from an unprefixed page to its English URL. Nobody else is redirected: Accept-Language is not a
 * choice, and search engines must see German under the German URL.
 */
export function languageRedirect(): MiddlewareHandler {
  return async (c, next) => {
    const url = new URL(c.req.url)
    const choice = readCookies(c.req.header('cookie')).language
    if (choice === 'en' && localeOf(url.pathname) === 'de' && pageOf(url.pathname)) {
      c.header('vary', 'Cookie')
      c.header('cache-control', 'private, no-cache')
      return c.redirect(inLanguage(url.pathname + url.search, 'en'), 302)
    }
    await next()
  }
}
