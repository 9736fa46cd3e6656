import { createHash } from 'node:crypto'
import type { Context as HonoContext } from 'hono'

/**
 * JSON with an ETag, or 304 when the caller has it already. The tag is weak, because the server may compress the body;
 * `no-cache` lets caches keep the answer but ask each time: an ended job must not live on in them.
 */
export function answerJson(c: HonoContext, value: object): Response {
  const body = JSON.stringify(value)
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  const headers = { etag, 'cache-control': 'public, no-cache', vary: 'Accept-Language' }
  if (matches(c.req.raw.headers.get('if-none-match'), etag)) return c.body(null, 304, headers)
  return c.body(body, 200, { ...headers, 'content-type': 'application/json; charset=utf-8' })
}

function matches(wanted: string | null, etag: string): boolean {
  if (wanted === null) return false
  if (wanted.trim() === '*') return true
  return wanted.split(',').some(each => each.trim().replace(/^W\//, '') === etag.slice(2))
}
