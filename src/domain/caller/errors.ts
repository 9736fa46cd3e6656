/** Message keys by field name; `''` is for the input as a whole. */
export type FieldErrors = Record<string, { key: string; params?: Record<string, string | number> }[]>

type Params = Record<string, string | number>

const brand = Symbol.for('kittel.domain-error')

class Outcome<Kind extends string> extends Error {
  readonly kind: Kind
  readonly key: string
  readonly params: Params
  constructor(kind: Kind, key: string, params: Params = {}) {
    super(`${kind}: ${key}`)
    this.kind = kind
    this.key = key
    this.params = params
    Object.defineProperty(this, brand, { value: true })
  }
}

/** It does not exist, or the caller may not know that it does: the response is the same. */
export class NotFound extends Outcome<'not-found'> {
  constructor(key = 'error.not-found') {
    super('not-found', key)
  }
}

/** It existed and was deleted for good. */
export class Gone extends Outcome<'gone'> {
  constructor(key = 'error.gone') {
    super('gone', key)
  }
}

export class NotAllowed extends Outcome<'not-allowed'> {
  constructor(key = 'error.not-allowed') {
    super('not-allowed', key)
  }
}

/** The caller must sign in, or pass the second factor, before anything else is revealed. */
export class SignInRequired extends Outcome<'sign-in-required'> {
  constructor(key = 'error.sign-in-required') {
    super('sign-in-required', key)
  }
}

export class Conflict extends Outcome<'conflict'> {
  constructor(key: string, params?: Params) {
    super('conflict', key, params)
  }
}

export class Invalid extends Outcome<'invalid'> {
  readonly fields: FieldErrors
  constructor(fields: FieldErrors) {
    super('invalid', 'error.invalid')
    this.fields = fields
  }
}

/** `retryAfterSeconds`: whole seconds until another attempt can succeed; messages show minutes, as `count`. */
export class TooMany extends Outcome<'too-many'> {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number, key = 'error.too-many') {
    super('too-many', key, { retryAfterSeconds, count: Math.ceil(retryAfterSeconds / 60) })
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Disk space is too low for anything that can wait; retry later. */
export class NoRoom extends Outcome<'no-room'> {
  constructor(key = 'error.no-room') {
    super('no-room', key)
  }
}

/** A required external service does not respond; retry later. */
export class Unavailable extends Outcome<'unavailable'> {
  constructor(key: string) {
    super('unavailable', key)
  }
}

/**
 * The errors that a caller of a use case must handle, distinguished by `kind`; anything else is a defect. Each interface translates them in
 * one place: `web/server/outcome.server.ts`, `api/v1/problem.ts`, `cli/outcome-line.ts`.
 */
export type DomainError =
  | NotFound
  | Gone
  | NotAllowed
  | SignInRequired
  | Conflict
  | Invalid
  | TooMany
  | NoRoom
  | Unavailable

/** Checks a brand: `instanceof` fails across the page bundle and the server's own copy of this file. */
export function isDomainError(error: unknown): error is DomainError {
  return typeof error === 'object' && error !== null && brand in error
}
