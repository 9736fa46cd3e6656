import type { Actor } from '../caller/actor.ts'
import { requirePermissionOrSystem } from '../caller/admin.policy.ts'

/** @throws SignInRequired, NotAllowed for everyone but administrators with `billing.manage` and the operator */
export function requireBilling(actor: Actor): void {
  requirePermissionOrSystem({ actor }, 'billing.manage')
}

/** PDFs, reminders and checks of VAT IDs are for background tasks only. */
export function canTendInvoices(actor: Actor): boolean {
  return actor.kind === 'system'
}
