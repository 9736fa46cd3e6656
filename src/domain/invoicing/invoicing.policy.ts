import type { Actor } from '../caller/actor.ts'
import { hasPermission, requirePermissionOrSystem } from '../caller/admin.policy.ts'
import { NotAllowed, NotFound } from '../caller/errors.ts'
import { canActForEmployer, canDecideForEmployer } from '../caller/membership.policy.ts'
import { requirePerson } from '../caller/person.policy.ts'

/** @throws SignInRequired, NotAllowed for everyone but administrators with `billing.manage` and the operator */
export function requireBilling(actor: Actor): void {
  requirePermissionOrSystem({ actor }, 'billing.manage')
}

/**
 * Invoices are read by the owners of the employer that they are to, and by administrators with `billing.manage`.
 * @throws SignInRequired; NotFound where the actor may not know of it; NotAllowed for recruiters and other administrators
 */
export function requireInvoiceReader(actor: Actor, employerId: number | null): void {
  if (hasPermission(actor, 'billing.manage')) return
  const person = requirePerson(actor)
  if (person.kind === 'admin') throw new NotAllowed('admin.permission-missing')
  if (employerId === null || !canActForEmployer(person, employerId)) throw new NotFound()
  if (!canDecideForEmployer(person, employerId)) throw new NotAllowed()
}

/** PDFs, reminders and checks of VAT IDs are for background tasks only. */
export function canTendInvoices(actor: Actor): boolean {
  return actor.kind === 'system'
}
