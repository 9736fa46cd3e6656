import type { Actor, AdminActor } from '../caller/actor.ts'
import { hasPermission, requirePermission } from '../caller/admin.policy.ts'
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

/** @throws SignInRequired, NotAllowed for anyone but administrators who answer messages */
export function requireSupporter(actor: Actor): AdminActor {
  return requirePermission({ actor }, 'support.answer')
}

/** Those who answer see every file, the person those of messages that they see. */
export function canReadSupportFile(
  actor: Actor,
  file: { userId: string | null; isForTeamOnly: boolean },
): boolean {
  if (hasPermission(actor, 'support.answer')) return true
  return !file.isForTeamOnly && actor.kind === 'user' && actor.userId === file.userId
}

/** For background tasks only. */
export function canTendSupport(actor: Actor): boolean {
  return actor.kind === 'system'
}
