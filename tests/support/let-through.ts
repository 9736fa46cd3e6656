import { isDomainError } from '../../src/domain/caller/errors.ts'

/** Ignores conflicts: whoever gets one was let in, and only the state was wrong. */
export function unlessConflict(error: unknown): void {
  if (!isDomainError(error) || error.kind !== 'conflict') throw error
}

/** Ignores invalid input, for calls that ask for the password: only the person is told that it is wrong. */
export function unlessInvalid(error: unknown): void {
  if (!isDomainError(error) || error.kind !== 'invalid') throw error
}

/** Ignores what is not there, for calls about nothing in particular. */
export function unlessMissing(error: unknown): void {
  if (!isDomainError(error) || error.kind !== 'not-found') throw error
}

const refusals = new Set(['not-allowed', 'sign-in-required', 'not-found'])

/** Whether an error keeps the caller out for who they are; hiding that something exists counts, too. */
export function isRefusal(error: unknown): boolean {
  return isDomainError(error) && refusals.has(error.kind)
}
