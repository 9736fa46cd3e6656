import type { DomainError } from './errors.ts'

/** The HTTP status and headers of a domain error, shared by pages and API. */
export function httpOutcome(error: DomainError) {
  return { status: statusOf(error), headers: retryAfter(error) }
}

type Status = 400 | 401 | 403 | 404 | 409 | 410 | 429 | 503 | 507

function statusOf(error: DomainError): Status {
  switch (error.kind) {
    case 'invalid':
      return 400
    case 'sign-in-required':
      return 401
    case 'not-allowed':
      return 403
    case 'not-found':
      return 404
    case 'conflict':
      return 409
    case 'gone':
      return 410
    case 'too-many':
      return 429
    case 'unavailable':
      return 503
    case 'no-room':
      return 507
    default:
      return error satisfies never
  }
}

const unavailableSeconds = 5

function retryAfter(error: DomainError): Record<string, string> {
  if (error.kind === 'too-many') return { 'retry-after': String(error.retryAfterSeconds) }
  if (error.kind === 'unavailable') return { 'retry-after': String(unavailableSeconds) }
  return {}
}
