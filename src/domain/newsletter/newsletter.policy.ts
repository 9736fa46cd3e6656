import type { Actor } from '../caller/actor.ts'
import { requireAdmin } from '../caller/person.policy.ts'

/** A subscription belongs to an e-mail address, whoever is signed in; API keys have none. */
export function canSubscribe(actor: Actor): boolean {
  return actor.kind !== 'system' && actor.kind !== 'key'
}

/** For administrators and the operator's commands. @throws as `requireAdmin` */
export function requireReadersAccess(actor: Actor): void {
  if (actor.kind !== 'system') requireAdmin(actor)
}

/** Subscriptions never confirmed, or whose account is deleted, are removed by background tasks only. */
export function canPruneReaders(actor: Actor): boolean {
  return actor.kind === 'system'
}
