/** The few outcomes a caller of a use case must expect. Each face translates them once; anything else is a defect. */
export type DomainErrorKind =
  | 'not-found'
  | 'not-allowed'
  | 'sign-in-required'
  | 'conflict'
  | 'invalid'
  | 'too-many'
  | 'gone'
  | 'no-room'
  | 'unavailable'

/** Message keys by field name; `''` holds what concerns the whole input. */
export type FieldErrors = Record<string, { key: string; params?: Record<string, string | number> }[]>

const brand = Symbol.for('kittel.domain-error')

export class DomainError extends Error {
  readonly kind: DomainErrorKind
  readonly key: string
  readonly params: Record<string, string | number>
  constructor(kind: DomainErrorKind, key: string, params: Record<string, string | number> = {}) {
    super(`${kind}: ${key}`)
    this.kind = kind
    this.key = key
    this.params = params
    Object.defineProperty(this, brand, { value: true })
  }
}

/** The thing does not exist, or the caller may not know that it does: both answer alike. */
export class NotFound extends DomainError {
  constructor(key = 'error.not-found') {
    super('not-found', key)
  }
}

/** The thing existed and was deleted for good (HTTP 410). */
export class Gone extends DomainError {
  constructor(key = 'error.gone') {
    super('gone', key)
  }
}

export class NotAllowed extends DomainError {
  constructor(key = 'error.not-allowed') {
    super('not-allowed', key)
  }
}

/** Who asks must sign in, or answer the second factor, before anything else is said. */
export class SignInRequired extends DomainError {
  constructor(key = 'error.sign-in-required') {
    super('sign-in-required', key)
  }
}

export class Conflict extends DomainError {
  constructor(key: string, params?: Record<string, string | number>) {
    super('conflict', key, params)
  }
}

export class Invalid extends DomainError {
  readonly fields: FieldErrors
  constructor(fields: FieldErrors) {
    super('invalid', 'error.invalid')
    this.fields = fields
  }
}

/** `retryAfterSeconds`: whole seconds until a further try can succeed; people are told the minutes, as `count`. */
export class TooMany extends DomainError {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number, key = 'error.too-many') {
    super('too-many', key, { retryAfterSeconds, count: Math.ceil(retryAfterSeconds / 60) })
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The site has no room left for what can wait (HTTP 507); nothing is wrong with it, and later it is taken. */
export class NoRoom extends DomainError {
  constructor(key = 'error.no-room') {
    super('no-room', key)
  }
}

/** Something that the site needs for this does not answer (HTTP 503); later it will. */
export class Unavailable extends DomainError {
  constructor(key: string) {
    super('unavailable', key)
  }
}

/** Told by a brand instead of `instanceof`, which fails across the page bundle and the server's own copy of this file. */
export function isDomainError(error: unknown): error is DomainError {
  return typeof error === 'object' && error !== null && brand in error
}
