import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Context as HonoContext } from 'hono'
import { acceptedEncodings } from '../../platform/network/accepted-encodings.ts'
import { type ByteText, bytesOf, byteText } from './parts/byte-text.ts'
import type { WrittenAnswer } from './recent-answers.ts'

/** JSON with an ETag, or 304 when the client's copy is current. */
export function answerJson(c: HonoContext, value: object): Response {
  return answerWritten(c, writeAnswer(byteText(value)))
}

export function writeAnswer(json: ByteText): WrittenAnswer {
  const body = bytesOf(json)
  // Weak, because the same response is sent both compressed and plain.
  return { body, etag: `W/"${hash('sha1', body, 'base64url')}"`, gzip: null }
}

/** `no-cache` allows caches to store the response but makes them revalidate: an ended job must not live on in them. */
export function answerWritten(c: HonoContext, answer: WrittenAnswer): Response {
  const { body, etag } = answer
  const headers = { etag, 'cache-control': 'public, no-cache', vary: 'Accept-Language, Accept-Encoding' }
  if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  const typed = { ...headers, 'content-type': 'application/json; charset=utf-8' }
  if (body.length < worthCompressing || !acceptedEncodings(c.req.header('accept-encoding')).has('gzip'))
    return c.body(body, 200, typed)
  // Compressed here rather than by the server, which would do it again for each client.
  answer.gzip ??= new Uint8Array(gzipSync(body))
  return c.body(answer.gzip, 200, { ...typed, 'content-encoding': 'gzip' })
}

const worthCompressing = 1_400

function matches(wanted: string | undefined, etag: string): boolean {
  if (wanted === undefined) return false
  if (wanted.trim() === '*') return true
  return wanted.split(',').some(each => each.trim().replace(/^W\//, '') === etag.slice(2))
}
