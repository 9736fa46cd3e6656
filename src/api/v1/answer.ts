import { createHash } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import type { WrittenAnswer } from './recent-answers.ts'

/** JSON with an ETag, or 304 when the caller has it already. */
export function answerJson(c: HonoContext, value: object): Response {
  return answerWritten(c, writeAnswer(value))
}

export function writeAnswer(value: object): WrittenAnswer {
  const body = JSON.stringify(value)
  // Weak, because the server may compress the body.
  return { body, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"` }
}

/** `no-cache` lets caches keep the answer but ask each time: an ended job must not live on in them. */
export function answerWritten(c: HonoContext, { body, etag }: WrittenAnswer): Response {
  const headers = { etag, 'cache-control': 'public, no-cache', vary: 'Accept-Language' }
  if (matches(c.req.raw.headers.get('if-none-match'), etag)) return c.body(null, 304, headers)
  return c.body(body, 200, { ...headers, 'content-type': 'application/json; charset=utf-8' })
}

function matches(wanted: string | null, etag: string): boolean {
  if (wanted === null) return false
  if (wanted.trim() === '*') return true
  return wanted.split(',').some(each => each.trim().replace(/^W\//, '') === etag.slice(2))
}
