import { isDomainError } from '../../src/domain/caller/errors.ts'

/** A conflict says that everything but the state was right: who asked, too. */
export function unlessConflict(error: unknown): void {
  if (!isDomainError(error) || error.kind !== 'conflict') throw error
}

const refusals = new Set(['not-allowed', 'sign-in-required', 'not-found'])

/** Whether the caller was let through: done, or refused for another reason than who asks. */
export async function isLetThrough(call: Promise<unknown>): Promise<boolean> {
  try {
    await call
    return true
  } catch (error) {
    return !(isDomainError(error) && refusals.has(error.kind))
  }
}
