import type { Context as HonoContext } from 'hono'
import { isDomainError, type TooMany } from '../../domain/errors.ts'

/** What is wrong with one parameter. */
export type WrongParameter = { name: string; value: string; reason: string }

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 412 | 422 | 428 | 429 | 500 | 503 | 507

const titles: Record<Status, string> = {
  400: 'Wrong parameters',
  401: 'Sign-in required',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Changed meanwhile',
  422: 'Key used for another request',
  428: 'Version required',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Not available',
  507: 'Insufficient storage',
}

/** An error as `application/problem+json` (RFC 9457); `more` are members of its own. */
export function problem(
  c: HonoContext,
  status: Status,
  detail: string,
  wrong: WrongParameter[] = [],
  more: Record<string, string | number> = {},
): Response {
  const body = {
    type: 'about:blank',
    title: titles[status],
    status,
    detail,
    ...(wrong.length > 0 ? { 'invalid-params': wrong } : {}),
    ...more,
  }
  return c.body(JSON.stringify(body), status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
  })
}

/** A 400 that names every wrong parameter. */
export function wrongParameters(c: HonoContext, wrong: WrongParameter[]): Response {
  const names = [...new Set(wrong.map(each => each.name))].join(', ')
  return problem(c, 400, `These parameters are not understood: ${names}`, wrong)
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

const details: Record<string, string> = {
  'not-found': 'There is nothing at this address.',
  gone: 'It existed and has been deleted.',
  'too-many': 'Try again later.',
  unavailable: 'Something that is needed for this does not answer. Try again later.',
  'no-room': 'The site has no room left for this. Try again later.',
}

/** The expected outcomes of use cases as problems; null for a defect, which the server logs and answers. */
export function domainProblem(c: HonoContext, error: unknown): Response | null {
  if (!isDomainError(error)) return null
  if (error.kind === 'too-many') c.header('retry-after', String((error as TooMany).retryAfterSeconds))
  return problem(c, statuses[error.kind] ?? 500, details[error.kind] ?? error.key)
}
