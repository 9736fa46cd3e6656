import type { Context as HonoContext } from 'hono'
import type { z } from 'zod'
import type { Context } from '../../domain/caller/context.ts'
import { isDomainError } from '../../domain/caller/errors.ts'
import { answerOnce } from '../../domain/integrations/answer-once.ts'
import { identifyKey } from '../../domain/integrations/identify-key.ts'
import type { RateLimit } from '../../platform/network/rate-limit.ts'
import { BrokenBody, wrongBody } from './auth-problem.ts'
import { type ApiDependencies, localeOf } from './context.ts'
import { domainProblem, problem } from './problem.ts'

/** An authenticated request of a program; the body has been read once. */
export type Asked = { ctx: Context; c: HonoContext; employerId: number; body: string }

export type Answer = { status: number; body: object }

/** `Answer` is sent as JSON, a `Response` as is. */
export type Work = (asked: Asked) => Promise<Answer | Response>

/**
 * Authenticates a program by its employer's API key; cookies are ignored. A POST with an `Idempotency-Key` is executed once, however often
 * it is sent.
 */
export function withKey(deps: ApiDependencies, limit: RateLimit, work: Work) {
  return async (c: HonoContext): Promise<Response> => {
    c.header('cache-control', 'no-store')
    const base = deps.ctxFor(c)
    const guest = { ...base, locale: localeOf(c.req.raw, null) }
    try {
      const [, secret = ''] = /^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
      const actor = await identifyKey(guest, secret)
      const state = await limit(String(actor.keyId))
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
      if (error instanceof BrokenBody) return problem(c, 400, 'The body is invalid.', error.wrong)
      if (!isDomainError(error)) throw error
      return domainProblem(c, error, 'employer')
    }
  }
}

async function doOnce(asked: Asked, work: Work): Promise<Answer | Response> {
  const { ctx, c, body } = asked
  const key = c.req.header('idempotency-key')
  if (key === undefined) return work(asked)
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    const reason = '1 to 200 visible ASCII characters'
    return problem(c, 400, 'The Idempotency-Key is invalid.', [
      { name: 'idempotency-key', value: '', reason },
    ])
  }
  const request = `${c.req.method} ${new URL(c.req.url).pathname}\n${body}`
  return answerOnce(ctx, { key, request }, async inside => {
    const answer = await work({ ...asked, ctx: inside })
    if (answer instanceof Response) throw new Error('Only JSON responses can be replayed')
    return answer
  })
}

function send(c: HonoContext, { status, body }: Answer): Response {
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' }
  // Resources with optimistic locking carry their version as ETag.
  if ('version' in body) headers.etag = `"${String(body.version)}"`
  // The cast: handlers only return ordinary statuses.
  return status === 204 ? c.body(null, 204) : c.body(JSON.stringify(body), status as 200 | 201, headers)
}

/** @throws {BrokenBody} naming what is wrong */
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
  // JSON can express NUL, PostgreSQL cannot store it.
  if (body.includes('\\u0000')) throw new BrokenBody([{ name: 'body', value: '', reason: 'contains NUL' }])
  return readWith(schema, value)
}

/** Query parameters, none repeated. @throws {BrokenBody} */
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
