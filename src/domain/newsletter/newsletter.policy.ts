import type { Actor } from '../caller/actor.ts'
import { requirePermissionOrSystem } from '../caller/admin.policy.ts'

/** A subscription belongs to an e-mail address, whoever is signed in; API keys have none. */
export function canSubscribe(actor: Actor): boolean {
  return actor.kind !== 'system' && actor.kind !== 'key'
}

/** For administrators with `newsletter.send` and the operator's commands. @throws as `requirePermission` */
export function requireReadersAccess(actor: Actor): void {
  requirePermissionOrSystem({ actor }, 'newsletter.send')
}

/** Subscriptions never confirmed, or whose account is deleted, are removed by background tasks only. */
export function canPruneReaders(actor: Actor): boolean {
  return actor.kind === 'system'
}
