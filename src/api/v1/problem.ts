import type { Context as HonoContext } from 'hono'
import { isDomainError, type TooMany } from '../../domain/caller/errors.ts'
import { translator } from '../../i18n/translate.ts'
import { localeOf } from './context.ts'

/** What is wrong with one parameter; `code` is a key that stays, `reason` is for who reads. */
export type WrongParameter = { name: string; value: string; reason: string; code?: string }

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 412 | 413 | 422 | 428 | 429 | 500 | 503 | 504 | 507

/** Title and key of each status; an outcome of a use case brings a key of its own that says more. */
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

/** All keys that stand for a status; keys of single outcomes come besides. */
export const problemCodes = Object.values(kinds).map(({ code }) => code)

/** An error as `application/problem+json` (RFC 9457): always with a `code` to decide by; `more` are members of its own. */
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

/** A 400 that names every wrong parameter. */
export function wrongParameters(c: HonoContext, wrong: WrongParameter[]): Response {
  const names = [...new Set(wrong.map(each => each.name))].join(', ')
  return problem(c, 400, `These parameters are not understood: ${names}`, wrong)
}

/** Messages of schemas and outcomes are keys of texts; other schemas speak in words. */
export function isKey(message: string): boolean {
  return /^[a-z][a-z\d-]{0,60}(?:\.[a-z\d_-]{1,60}){1,5}$/.test(message)
}

const statuses: Record<string, Status> = {
  'not-found': 404,
  'not-allowed': 403,
  'sign-in-required': 401,
  conflict: 409,
  invalid: 400,
  'too-many': 429,
  gone: 410,
  'no-room': 507,
  unavailable: 503,
}

/** The expected outcomes of use cases as problems; null for a defect, which the server logs and answers. */
export function domainProblem(c: HonoContext, error: unknown): Response | null {
  if (!isDomainError(error)) return null
  if (error.kind === 'too-many') c.header('retry-after', String((error as TooMany).retryAfterSeconds))
  const t = translator(localeOf(c.req.raw, null))
  return problem(c, statuses[error.kind] ?? 500, t(error.key, error.params), [], { code: error.key })
}
