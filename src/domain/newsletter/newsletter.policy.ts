import type { Actor } from '../caller/actor.ts'
import { requireAdmin } from '../caller/person.policy.ts'

/** The newsletter belongs to an address, whoever is signed in; programs have none. */
export function canSubscribe(actor: Actor): boolean {
  return actor.kind !== 'system' && actor.kind !== 'key'
}

/** Who reads it is for administrators and for the operator's commands. @throws as `requireAdmin` */
export function requireReadersAccess(actor: Actor): void {
  if (actor.kind !== 'system') requireAdmin(actor)
}

/** Addresses that were never confirmed, or whose account goes, are forgotten by background tasks alone. */
export function canPruneReaders(actor: Actor): boolean {
  return actor.kind === 'system'
}
