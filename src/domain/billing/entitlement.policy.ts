import type { Actor } from '../caller/actor.ts'
import { hasPermission, requirePermissionOrSystem } from '../caller/admin.policy.ts'

/** Entitlements beyond the free service are granted by administrators with `billing.manage` and the operator. */
export function canGrantEntitlements(actor: Actor): boolean {
  return actor.kind === 'system' || hasPermission(actor, 'billing.manage')
}

/** @throws SignInRequired for guests and incomplete sign-ins, NotAllowed for everyone else but administrators */
export function requireGranter(actor: Actor): void {
  requirePermissionOrSystem({ actor }, 'billing.manage')
}
