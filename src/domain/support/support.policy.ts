import type { Actor } from '../caller/actor.ts'
import { NotAllowed, NotFound } from '../caller/errors.ts'

/** Everyone but programs and tasks may write; who owes a second factor writes as a guest does, with an address. */
export function requireWriter(actor: Actor): { userId: string | null } {
  if (actor.kind === 'user') return { userId: actor.userId }
  if (actor.kind === 'guest' || actor.kind === 'challenged') return { userId: null }
  throw new NotAllowed()
}

/** A mailed link gives the right to its own conversation, and to nothing else. @throws NotFound */
export function requireLinkedRequest<T>(request: T | null): T {
  if (request === null) throw new NotFound()
  return request
}

/** For background tasks only. */
export function canTendSupport(actor: Actor): boolean {
  return actor.kind === 'system'
}
