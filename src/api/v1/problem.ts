import type { Context as HonoContext } from 'hono'
import type { DomainError, Invalid } from '../../domain/caller/errors.ts'
import { httpOutcome } from '../../domain/caller/http-outcome.ts'
import type { Translate } from '../../i18n/make-translator.ts'
import { translator } from '../../i18n/translate.ts'
import { localeOf } from './context.ts'

/** One invalid parameter; `code` is stable, `reason` is for people. */
export type WrongParameter = { name: string; value: string; reason: string; code?: string }

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 412 | 413 | 422 | 428 | 429 | 500 | 503 | 504 | 507

/** Default title and code per status; use-case errors bring a more specific code. */
const kinds: Record<Status, { title: string; code: string }> = {
  400: { title: 'Wrong parameters', code: 'error.invalid' },
  401: { title: 'Sign-in required', code: 'error.sign-in-required' },
  403: { title: 'Not allowed', code: 'error.not-allowed' },
  404: { title: 'Not found', code: 'error.not-found' },
  405: { title: 'Method not allowed', code: 'error.method-not-allowed' },
  409: { title: 'Conflict', code: 'error.conflict' },
  410: { title: 'Gone', code: 'error.gone' },
  412: { title: 'Changed meanwhile', code: 'error.changed-meanwhile' },
  413: { title: 'Too large', code: 'error.too-large' },
  422: { title: 'Key used for another request', code: 'error.key-used' },
  428: { title: 'Version required', code: 'error.version-required' },
  429: { title: 'Too many requests', code: 'error.too-many' },
  500: { title: 'Internal error', code: 'error.internal' },
  503: { title: 'Not available', code: 'error.unavailable' },
  504: { title: 'Took too long', code: 'error.timeout' },
  507: { title: 'Insufficient storage', code: 'error.no-room' },
}

/**
 * All codes that stand for a status; specific codes come on top.
 * @internal for its test
 */
export const problemCodes = Object.values(kinds).map(({ code }) => code)

/** An error as `application/problem+json` (RFC 9457), always with a `code` for programs; `more` adds extension members. */
export function problem(
  c: HonoContext,
  status: Status,
  detail: string,
  wrong: WrongParameter[] = [],
  more: Record<string, string | number> = {},
): Response {
  const { title, code } = kinds[status]
  const body = {
    type: 'about:blank',
    title,
    status,
    code,
    detail,
    ...(wrong.length > 0 ? { 'invalid-params': wrong.map(withCode) } : {}),
    ...more,
  }
  return c.body(JSON.stringify(body), status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
  })
}

function withCode({ name, value, reason, code = 'error.wrong-value' }: WrongParameter): WrongParameter {
  return { name, value, code, reason }
}

/** A 400 listing every invalid parameter. */
export function wrongParameters(c: HonoContext, wrong: WrongParameter[]): Response {
  const names = [...new Set(wrong.map(each => each.name))].join(', ')
  return problem(c, 400, `Invalid parameters: ${names}`, wrong)
}

/** Messages of our schemas and errors are text keys; zod's own are English sentences. */
export function isKey(message: string): boolean {
  return /^[a-z][a-z\d-]{0,60}(?:\.[a-z\d_-]{1,60}){1,5}$/.test(message)
}

/** The parts of the API tell who calls them of refused input in ways of their own. */
type Part = 'public' | 'auth' | 'employer'

/** An expected outcome of a use case as a problem: `code` is for a program to decide by, the rest for whoever reads its log. */
export function domainProblem(c: HonoContext, error: DomainError, part: Part): Response {
  const t = translator(localeOf(c.req.raw, null))
  const { status, headers } = httpOutcome(error)
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  const plain = (more: Record<string, string | number> = {}) =>
    problem(c, status, t(error.key, error.params), [], { ...more, code: error.key })
  switch (error.kind) {
    case 'invalid':
      return part === 'public' ? plain() : invalidProblem(c, error, { part, t })
    case 'conflict':
      return plain(part === 'employer' ? error.params : {})
    case 'sign-in-required': {
      if (part !== 'employer') return plain()
      c.header('www-authenticate', 'Bearer realm="API"')
      const code = 'integrations.problem.key'
      return problem(c, status, t(code), [], { code })
    }
    case 'not-found':
    case 'gone':
    case 'not-allowed':
    case 'too-many':
    case 'no-room':
    case 'unavailable':
      return plain()
    default:
      return error satisfies never
  }
}

function invalidProblem(
  c: HonoContext,
  { fields }: Invalid,
  { part, t }: { part: 'auth' | 'employer'; t: Translate },
): Response {
  const wrong = Object.entries(fields).flatMap(([field, messages]) => {
    const name = part === 'auth' ? inSnakeCase(field || 'body') : field || 'body'
    return messages.map(({ key, params }) => ({ name, value: '', code: key, reason: t(key, params) }))
  })
  if (part === 'auth') return problem(c, 400, 'The answer was not accepted.', wrong)
  const isUsedKey = 'idempotency-key' in fields
  return problem(c, isUsedKey ? 422 : 400, wrong.map(({ reason }) => reason).join(' '), wrong)
}

export function inSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}
