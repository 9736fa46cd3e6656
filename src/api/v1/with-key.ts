import type { Context as HonoContext } from 'hono'
import type { z } from 'zod'
import type { Context } from '../../domain/caller/context.ts'
import { isDomainError, SignInRequired } from '../../domain/caller/errors.ts'
import { answerOnce } from '../../domain/integrations/answer-once.ts'
import { identifyKey } from '../../domain/integrations/identify-key.ts'
import type { RateLimit } from '../../platform/network/rate-limit.ts'
import { BrokenBody, wrongBody } from './auth-problem.ts'
import { type ApiDependencies, localeOf } from './context.ts'
import { employerProblem } from './employer-problem.ts'
import { problem } from './problem.ts'

/** One request of a program: who it is, and the body, read once. */
export type Asked = { ctx: Context; c: HonoContext; employerId: number; body: string }

/** What is sent as JSON. */
export type Answer = { status: number; body: object }

/** An answer as JSON, or one that is sent as it is. */
export type Work = (asked: Asked) => Promise<Answer | Response>

/**
 * Answers a program that brings a key of its employer; cookies are not looked at. A POST with an `Idempotency-Key` is done once,
 * however often it comes.
 */
export function withKey(deps: ApiDependencies, limit: RateLimit, work: Work) {
  return async (c: HonoContext): Promise<Response> => {
    c.header('cache-control', 'no-store')
    const base = deps.ctxFor(c)
    const guest = { ...base, locale: localeOf(c.req.raw, null) }
    try {
      const [, secret = ''] = /^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
      const actor = await identifyKey(guest, secret)
      const state = limit(String(actor.keyId))
      if (!state.isAllowed) {
        c.header('retry-after', String(state.resetSeconds))
        const detail = `At most ${state.limit} requests a minute with one key; try again in ${state.resetSeconds} s.`
        return problem(c, 429, detail)
      }
      c.header('ratelimit', `"key";r=${state.remaining};t=${state.resetSeconds}`)
      const { employerId } = actor
      const asked = { ctx: { ...guest, actor }, c, employerId, body: await c.req.text() }
      const answer = await (c.req.method === 'POST' ? doOnce(asked, work) : work(asked))
      return answer instanceof Response ? answer : send(c, answer)
    } catch (error) {
      if (error instanceof BrokenBody) return problem(c, 400, 'The body is not as it should be.', error.wrong)
      if (!isDomainError(error)) throw error
      if (error instanceof SignInRequired) c.header('www-authenticate', 'Bearer realm="API"')
      return employerProblem(c, error, guest.locale)
    }
  }
}

async function doOnce(asked: Asked, work: Work): Promise<Answer | Response> {
  const { ctx, c, body } = asked
  const key = c.req.header('idempotency-key')
  if (key === undefined) return work(asked)
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    const reason = '1 to 200 visible characters of ASCII'
    return problem(c, 400, 'The Idempotency-Key can not be used.', [
      { name: 'idempotency-key', value: '', reason },
    ])
  }
  const request = `${c.req.method} ${new URL(c.req.url).pathname}\n${body}`
  return answerOnce(ctx, { key, request }, async inside => {
    const answer = await work({ ...asked, ctx: inside })
    if (answer instanceof Response) throw new Error('Only JSON can be answered again')
    return answer
  })
}

function send(c: HonoContext, { status, body }: Answer): Response {
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' }
  // A thing that can be changed says which version it is.
  if ('version' in body) headers.etag = `"${String(body.version)}"`
  // The cast: the works answer with the usual ones.
  return status === 204 ? c.body(null, 204) : c.body(JSON.stringify(body), status as 200 | 201, headers)
}

/** The body as the schema reads it. @throws {BrokenBody} naming what is wrong */
export function readJson<S extends z.ZodType>({ c, body }: Asked, schema: S): z.output<S> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new BrokenBody([{ name: 'content-type', value: '', reason: 'The body must be application/json.' }])
  }
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    throw new BrokenBody([{ name: 'body', value: '', reason: 'The body is not JSON.' }])
  }
  // JSON can say NUL, no database keeps it.
  if (body.includes('\\u0000')) throw new BrokenBody([{ name: 'body', value: '', reason: 'NUL in a text' }])
  return readWith(schema, value)
}

/** The address's parameters as the schema reads them; each once. @throws {BrokenBody} */
export function readQuery<S extends z.ZodType>({ c }: Asked, schema: S): z.output<S> {
  const { searchParams } = new URL(c.req.url)
  const twice = [...new Set(searchParams.keys())].filter(name => searchParams.getAll(name).length > 1)
  if (twice.length > 0)
    throw new BrokenBody(
      twice.map(name => ({ name, value: '', code: 'error.given-twice', reason: 'a single value' })),
    )
  return readWith(schema, Object.fromEntries(searchParams))
}

function readWith<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const read = schema.safeParse(value)
  if (!read.success) throw wrongBody(read.error)
  return read.data
}
