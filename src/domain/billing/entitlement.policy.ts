import type { Actor } from '../caller/actor.ts'
import { hasPermission, requirePermissionOrSystem } from '../caller/admin.policy.ts'
import { NotAllowed } from '../caller/errors.ts'
import { requireOwner } from '../caller/membership.policy.ts'

/** Entitlements beyond the free service are granted by administrators with `billing.manage` and the operator. */
function canGrantEntitlements(actor: Actor): boolean {
  return actor.kind === 'system' || hasPermission(actor, 'billing.manage')
}

/** @throws SignInRequired for guests and incomplete sign-ins, NotAllowed for everyone else but administrators */
export function requireGranter(actor: Actor): void {
  requirePermissionOrSystem({ actor }, 'billing.manage')
}

/**
 * The ledger is read by the employer's owners, and by administrators with `billing.manage`.
 * @throws SignInRequired, NotFound for people unrelated to the employer, NotAllowed for recruiters and other administrators
 */
export function requireEntitlementReader(actor: Actor, employerId: number): void {
  if (canGrantEntitlements(actor)) return
  if (requireOwner(actor, employerId).kind === 'admin') throw new NotAllowed('admin.permission-missing')
}
