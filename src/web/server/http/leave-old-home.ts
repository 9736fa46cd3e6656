import type { Context } from 'hono'
import { href, localeOf, withPrefix } from '../../addresses.ts'

const oldPath = '/old-home'
export const oldHomes = [oldPath, withPrefix(oldPath, 'en')]

/** Where the start page was once: it has moved for good. */
export function leaveOldHome(c: Context): Response {
  const url = new URL(c.req.url)
  return c.redirect(href('home', localeOf(url.pathname)) + url.search, 301)
}
