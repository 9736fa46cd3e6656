import { isDomainError } from '../../src/domain/caller/errors.ts'

/** A conflict means that everything but the state was right, including the caller. */
export function unlessConflict(error: unknown): void {
  if (!isDomainError(error) || error.kind !== 'conflict') throw error
}

/** For what asks the password again: to be told that it is wrong one has to be the person. */
export function unlessInvalid(error: unknown): void {
  if (!isDomainError(error) || error.kind !== 'invalid') throw error
}

const refusals = new Set(['not-allowed', 'sign-in-required', 'not-found'])

/** Whether somebody was kept out because of who asks. */
export function isRefusal(error: unknown): boolean {
  return isDomainError(error) && refusals.has(error.kind)
}
